import { describe, expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { databases } from '../testing/databases.ts';
import { closedAfter, guest, NO_LIMITS, refused, startServer, until } from '../testing/guests.ts';
import type { Guest } from '../testing/guests.ts';
import { mailServer } from '../testing/receivers.ts';
import { asked } from '../testing/signIn.ts';

const { make } = databases();

describe.each(['SQLite', 'PostgreSQL'] as const)('mail addresses in %s', (kind) => {
  const start = async (more: Partial<Config> = {}) => {
    const smtp = await closedAfter(mailServer());
    const databaseUrl = kind === 'SQLite' ? null : await make();
    const mail = { smtpUrl: smtp.url, mailFrom: 'Outcry <outcry@example.org>' };
    return { smtp, server: await startServer({ databaseUrl, ...mail, ...more }) };
  };
  type Smtp = Awaited<ReturnType<typeof start>>['smtp'];
  const secretIn = ({ mails }: Smtp, page: 'mail' | 'back') =>
    new RegExp(`/${page}#([0-9A-Z-]+)`).exec(mails.at(-1)!.text)![1]!;

  async function confirmed(smtp: Smtp, { api }: Guest, address: string): Promise<void> {
    await api('setMail', { body: { address } });
    await api('confirmMail', { body: { secret: secretIn(smtp, 'mail') } });
  }

  test('from one address only so many mails go to strangers, however many guests somebody is', async () => {
    const { smtp, server } = await start({ limits: { ...NO_LIMITS, signIns: 2 } });
    const mailed: unknown[] = [];
    for (const name of ['Ann', 'Bob', 'Cem']) {
      const { api } = await guest(server.url, name);
      mailed.push(await api('setMail', { body: { address: `${name}@example.org` } }).catch((error: unknown) => error));
    }
    expect(mailed.at(-1)).toMatchObject(refused(429, 'too-many'));
    expect(smtp.mails).toHaveLength(2);
  });

  test('a mailbox gets three links that still work at most, whoever asks, and old ones are forgotten', async () => {
    const { smtp, server } = await start();
    const ada = await guest(server.url, 'Ada');
    await confirmed(smtp, ada, 'ada@example.org');
    const eve = await guest(server.url, 'Eve');
    for (let time = 1; time <= 4; time++) {
      await eve.api('signInMail', { body: { address: 'ada@example.org' } });
      await until(() => smtp.mails.length > Math.min(time, 3), 'the link');
    }
    await eve.api('signInMail', { body: { address: 'ada@example.org' } });
    for (let time = 0; time < 25; time++) await ada.api('makeRecovery');
    const links = await server.store.links(ada.id);
    expect(smtp.mails).toHaveLength(4); // with the confirmation
    const kinds = Object.groupBy(links, (link) => link.kind);
    expect([kinds.mail?.length, kinds.recovery?.length]).toEqual([3, 20]);
    expect((await ada.api('account')).recovery).toMatchObject({ used: null });
  });

  test('a link that was mailed to an address works no more once that is dropped, or another took its place', async () => {
    const { smtp, server } = await start();
    const { url } = server;
    const ada = await guest(url, 'Ada');
    await ada.api('setPassword', { body: { password: 'a long password' } });
    const mailedLink = async (address: string) => {
      const before = smtp.mails.length;
      await ada.api('signInMail', { body: { address } });
      await until(() => smtp.mails.length > before, 'the link');
      return { secret: secretIn(smtp, 'back') };
    };
    await confirmed(smtp, ada, 'old@example.org');
    const old = await mailedLink('old@example.org');
    await confirmed(smtp, ada, 'new@example.org');
    expect(await asked(url, 'signInLink', old)).toMatchObject({ status: 410, body: { error: 'link-gone' } });
    const last = await mailedLink('new@example.org');
    await ada.api('dropMail');
    expect(await asked(url, 'lookAtLink', last)).toMatchObject({ body: { state: 'withdrawn' } });
    expect(await asked(url, 'signInLink', last)).toMatchObject({ status: 410, body: { error: 'link-gone' } });
  });
});
