import type { FastifyInstance } from 'fastify';
import { Refused } from '../errors.ts';
import { endVacation, takeVacation, vacationOf } from '../people/vacation.ts';
import type { Server } from '../server.ts';
import { mayLook, seatsOf } from '../tables/describe.ts';
import { signedIn } from './route.ts';

const about = (summary: string) => ({ tag: 'people', summary });

/** What people keep for themselves: vacations, and notes at tables. */
export function ownRoutes(app: FastifyInstance, { tables, store }: Server): void {
  signedIn(app, 'vacation', about('How much vacation you have, and whether you are on vacation'), (_asked, person) =>
    vacationOf(tables, person.id),
  );
  signedIn(app, 'takeVacation', about('Goes on vacation: your clocks at slow tables stand still'), ({ body }, person) =>
    takeVacation(tables, person.id, body.until),
  );
  signedIn(app, 'endVacation', about('Comes back from vacation early'), (_asked, person) =>
    endVacation(tables, person.id),
  );

  const mustSit = (id: string, person: string): Promise<void> =>
    tables.read(id, ({ row }) => {
      mayLook(row, person);
      if (seatsOf(row, person).length === 0) throw new Refused('not-your-seat', 'only who sits here has notes here');
    });
  signedIn(app, 'privateNote', about('What you noted at a table, for you alone'), async ({ params }, person) => {
    await mustSit(params.id, person.id);
    return { text: await store.privateNote(person.id, params.id) };
  });
  signedIn(app, 'putNote', about('Notes something at a table, for you alone'), async ({ params, body }, person) => {
    await mustSit(params.id, person.id);
    await store.putNote(person.id, params.id, body.text, tables.now());
    return { ok: true as const };
  });
}
