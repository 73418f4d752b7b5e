import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Channel, Notifications, NotifyTable } from '../api.ts';
import { Refused } from '../errors.ts';
import { newId } from '../ids.ts';
import { isZone } from '../notify/hours.ts';
import { Unreachable } from '../notify/post.ts';
import { AS_OTHERS, settingsOf, wishesOf } from '../notify/wants.ts';
import { agentOf } from '../people/agent.ts';
import type { Server } from '../server.ts';
import type { ChannelRow } from '../store/notifyStore.ts';
import type { PersonRow } from '../store/store.ts';
import { seatsOf } from '../tables/describe.ts';
import { nextOf } from '../tables/listing.ts';
import { signedIn } from './route.ts';

const about = (summary: string) => ({ tag: 'notifications', summary });
const MOST_CHANNELS = 10;
const MOST_TABLES = 200;

/** How one hears of what happens while one is away, and where one is waited for. */
export function notifyRoutes(app: FastifyInstance, server: Server): void {
  const { store, tables, notifier, post, pushKey, mailer } = server;

  const shown = async ({ id: person }: PersonRow): Promise<Notifications> => {
    const own = await wishesOf(store, person);
    const goingOn = (await store.tablesGoingOn(person, MOST_TABLES)).filter(({ status }) => status === 'playing');
    return {
      settings: await settingsOf(store, person),
      channels: (await store.channels(person)).filter(({ kind }) => kind !== 'mail' || mailer).map(shownChannel),
      tables: goingOn.map(({ id, game, seats, terms }): NotifyTable => ({
        id,
        game,
        others: seats.filter((seat) => seat.person !== person).map(({ name }) => name),
        clock: terms.clock,
        ...(own.get(id) ?? AS_OTHERS),
      })),
      pushKey,
      mail: mailer !== null,
    };
  };
  const changed = async (person: PersonRow) => {
    await notifier.wants.changed(person.id);
    return shown(person);
  };
  const add = async (
    person: PersonRow,
    channel: Pick<ChannelRow, 'kind' | 'label' | 'target'>,
    address: string,
  ): Promise<Notifications> => {
    await post.check(address).catch((error: unknown) => {
      throw error instanceof Unreachable ? new Refused('malformed', error.message) : error;
    });
    const hash = createHash('sha256')
      .update(`${channel.kind === 'push' ? '' : person.id} ${address}`)
      .digest('hex');
    const before = channel.kind === 'push' ? await store.channelOf(hash) : null;
    const row = {
      ...channel,
      id: newId(),
      person: person.id,
      on: true,
      created: tables.now(),
      arrived: null,
      failed: null,
    };
    if (!(await store.addChannel(row, hash, MOST_CHANNELS)))
      throw new Refused('not-possible', `you have ${MOST_CHANNELS} places for messages: remove one first`);
    if (before && before.person !== person.id) await notifier.wants.changed(before.person);
    return changed(person);
  };

  signedIn(app, 'notifications', about('What you hear of, when and where'), (_asked, person) => shown(person));
  signedIn(app, 'setNotifications', about('Changes what you hear of and when'), async ({ body }, person) => {
    if (!isZone(body.zone)) throw new Refused('malformed', 'there is no such time zone');
    await store.setNotifySettings(person.id, body);
    return changed(person);
  });
  signedIn(app, 'addPush', about('Messages go to this browser'), ({ body, request }, person) => {
    const { browser, system, form } = agentOf(request.headers['user-agent'] ?? '');
    const label = [browser, system].filter((part) => part !== null).join(', ');
    return add(person, { kind: 'push', label, target: { ...body, form } }, body.endpoint);
  });
  signedIn(app, 'addHook', about('Messages go to a webhook'), ({ body: { kind, url } }, person) =>
    add(person, { kind, label: URL.parse(url)?.host ?? '', target: { url } }, url),
  );
  signedIn(app, 'setChannel', about('Whether messages go there'), async ({ params, body }, person) => {
    if (!(await store.setChannel(person.id, params.channel, body.on))) throw noChannel();
    return changed(person);
  });
  signedIn(app, 'dropChannel', about('Forgets where messages went'), async ({ params }, person) => {
    if (!(await store.dropChannel(person.id, params.channel))) throw noChannel();
    return changed(person);
  });
  signedIn(app, 'testChannels', about('Sends you a message now'), async (_asked, person) => ({
    channels: await notifier.test(person.id),
  }));
  signedIn(app, 'notifyTable', about('How you hear of one table'), async ({ params, body }, person) => {
    const row = await store.table(params.id);
    if (!row || seatsOf(row, person.id).length === 0) throw new Refused('not-found', 'you do not sit at such a table');
    const wish = { ...((await wishesOf(store, person.id)).get(params.id) ?? AS_OTHERS), ...body };
    const isUsual = Object.values(wish).every((part) => part === null);
    await store.setTableSettings(person.id, params.id, isUsual ? null : wish);
    return changed(person);
  });
  signedIn(app, 'next', about('The table that has waited longest for you'), (_asked, person) =>
    nextOf(store, person.id),
  );
}

const noChannel = () => new Refused('not-found', 'you have no such place for messages');

const shownChannel = ({ id, kind, label, on, arrived, failed, target }: ChannelRow): Channel => ({
  id,
  kind,
  label,
  form: kind === 'push' ? ((target as { form?: Channel['form'] }).form ?? null) : null,
  on,
  arrived,
  failed,
});
