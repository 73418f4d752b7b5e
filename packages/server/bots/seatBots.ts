import type { Logger } from 'pino';
import type { Bus } from '../bus/bus.ts';
import type { Config } from '../config.ts';
import type { Tables } from '../tables/tables.ts';
import { askPrograms, Others } from './others.ts';
import { drawPause } from './pause.ts';
import { askBots } from './players.ts';
import type { BotPool } from './pool.ts';
import { botsWith } from './publicBots.ts';

interface Around {
  readonly tables: Tables;
  readonly bus: Bus;
  readonly bots: BotPool;
  readonly log: Logger;
}

/** The bots and programs of a server as its host set them up: yields what asks them at every change of a table. */
export function seatBots(config: Config, { tables, bus, bots, log }: Around): ReturnType<typeof askBots> {
  tables.bots = botsWith(config.programs);
  const askHere = askPrograms(tables, log);
  bus.subscribe((notice) => {
    if (notice.kind === 'row') askHere(notice.table);
  });
  return askBots(tables, bots, log, {
    pauseOf: (level) => drawPause(config.botPause, level),
    ...(config.databaseUrl === null ? {} : { others: new Others(tables, log) }),
  });
}
