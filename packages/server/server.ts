import compress from '@fastify/compress';
import Fastify from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { Logger } from 'pino';
import { accounts as makeAccounts } from './auth.ts';
import type { Accounts } from './auth.ts';
import { Audience } from './bots/audience.ts';
import { BotPool } from './bots/pool.ts';
import { Reviewer } from './bots/reviewer.ts';
import { seatBots } from './bots/seatBots.ts';
import { openBackend } from './backend.ts';
import type { Bus } from './bus/bus.ts';
import { absences, clocksRun, sweeper, watchedClock } from './clocks.ts';
import { backups as makeBackups } from './backups.ts';
import { DEFAULTS } from './config.ts';
import type { Config } from './config.ts';
import { allGames, allRules } from './games.ts';
import { housekeeper } from './housekeeping.ts';
import { closeGently } from './http/closing.ts';
import { describeApi } from './http/openapi.ts';
import { errorAnswers, unreadable } from './http/errors.ts';
import { countedAs, networksOf, trustProxy } from './http/address.ts';
import type { SharedBudget } from './http/limit.ts';
import { guard, tollsStated } from './http/guards.ts';
import { strictHeaders } from './http/headers.ts';
import { jsonBodies } from './http/json.ts';
import { listen } from './http/listen.ts';
import { makeMetrics } from './http/metrics.ts';
import { validator } from './http/validate.ts';
import { routed, webApp, webVersion } from './http/web.ts';
import { Mailer } from './notify/mail.ts';
import { Notifier } from './notify/notifier.ts';
import { Post } from './notify/post.ts';
import { Pusher, pushKeys } from './notify/push.ts';
import { keeping as makeKeeping } from './people/keeping.ts';
import { PATHS } from './paths.ts';
import type { Keeping } from './people/keeping.ts';
import { loginLibrary } from './people/library.ts';
import type { LoginLibrary } from './people/library.ts';
import { peopleOf } from './people/people.ts';
import type { People } from './people/people.ts';
import { accountRoutes } from './routes/account.ts';
import { healthRoutes } from './routes/health.ts';
import { addressHash } from './ids.ts';
import { notePulse } from './order/figures.ts';
import { Order } from './order/order.ts';
import { adminRoutes } from './routes/admin.ts';
import { orderRoutes } from './routes/order.ts';
import { ownRoutes } from './routes/own.ts';
import { historyRoutes } from './routes/history.ts';
import { peopleRoutes } from './routes/people.ts';
import { mailRoutes } from './routes/mail.ts';
import { notifyRoutes } from './routes/notify.ts';
import { playRoutes } from './routes/play.ts';
import { ratingRoutes } from './routes/ratings.ts';
import { signInRoutes } from './routes/signIn.ts';
import { reviewRoutes } from './routes/reviews.ts';
import { streamRoute } from './routes/stream.ts';
import { tableRoutes } from './routes/tables.ts';
import { Tally } from './ratings/tally.ts';
import type { Store } from './store/store.ts';
import { Hub } from './streams/hub.ts';
import type { AwaySince } from './tables/play.ts';
import { answerStanding } from './tables/standing.ts';
import { Tables } from './tables/tables.ts';
import { every } from './timers.ts';

/** The parts of a running server. */
export interface Server {
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly store: Store;
  readonly bus: Bus;
  readonly tables: Tables;
  readonly hub: Hub;
  readonly audience: Audience;
  readonly awaySince: AwaySince;
  readonly reviewer: Reviewer;
  readonly accounts: Accounts;
  readonly library: LoginLibrary;
  readonly people: People;
  readonly tally: Tally;
  readonly order: Order;
  /** What is kept of the name of a network. */
  readonly networkHash: (name: string) => string;
  /** Figures for the administrators' page. */
  readonly gauges: {
    readonly slowestMove: () => Promise<number | null>;
    readonly botsWaiting: () => number;
    readonly backupAge: () => number | null;
  };
  readonly notifier: Notifier;
  /** Sends requests to addresses that people gave. */
  readonly post: Post;
  /** What browsers ask for push with. */
  readonly pushKey: string;
  /** Null: this host has no mail. */
  readonly mailer: Mailer | null;
  /** Slows down mails to one address, at all processes. */
  readonly mails: SharedBudget;
  readonly keeping: Keeping;
  /** A keyed hash of the address a request came from. */
  readonly hashOf: (ip: string) => string;
  readonly log: Logger;
  /** Changes when the server or its web app was updated. */
  readonly version: string;
  /** Where it listens, as a local browser would write it. */
  readonly url: string;
  /** Says at /readyz that nobody should come here any more. */
  drain(): void;
  /** Takes no more requests, finishes what is under way, and closes everything. */
  close(): Promise<void>;
}

const VERSION = '0.1.0';

/**
 * Starts a server with its database, bots and clocks; port 0 takes any that is free. `broken` hears of it when the server
 * cannot go on and must be started again.
 */
export async function createServer(
  given: Partial<Config> = {},
  broken: (why: string, cause: unknown) => void = () => {},
): Promise<Server> {
  const opened = new AsyncDisposableStack();
  try {
    return await openServer({ ...DEFAULTS, ...given }, opened, broken);
  } catch (error) {
    await opened.disposeAsync(); // or its threads would keep the process alive
    throw error;
  }
}

/** What is open is noted in `opened`, to be closed the other way round. */
async function openServer(
  config: Config,
  opened: AsyncDisposableStack,
  broken: (why: string, cause: unknown) => void,
): Promise<Server> {
  // Headers and bodies are never logged: the log knows a request by its number, method and path.
  const log = pino({ level: config.logLevel });
  const address = { url: '' };
  const metrics = makeMetrics();
  const {
    store,
    bus,
    login,
    secret,
    time,
    budget,
    tidy: tidyStore,
  } = await openBackend(config, { watch: metrics.watch, broken, log });
  opened.defer(() => store.close());
  opened.defer(() => bus.close());
  await store.wake(time());
  const now = watchedClock(time, (last) => {
    log.warn({ seconds: (time() - last) / 1000 }, 'the server slept, or its clock was set: clocks get that time back');
    tables.wake(last).catch((error: unknown) => log.error({ err: error }, 'clocks could not be given their time back'));
  });
  const tables = new Tables({
    store,
    bus,
    now,
    hotTables: config.hotTables,
    hotBytes: config.hotBytes,
    quotas: config.quotas,
  });
  opened.defer(async () => {
    await tables.settle();
    await tables.beat().catch((error: unknown) => log.warn({ err: error }, 'the last beat is missing'));
  });
  const bots = new BotPool(config.botThreads, { warn: (line) => log.warn(line), programs: config.programs });
  opened.defer(async () => {
    const asked = bots.tables;
    await bots.close();
    await store
      .handOn(asked, now())
      .catch((error: unknown) => log.warn({ err: error }, 'other servers ask the bots later'));
  });
  const bot = seatBots(config, { tables, bus, bots, log });
  const reviewer = new Reviewer(config.reviews, store, now, log);
  opened.defer(() => reviewer.close());
  const standing = answerStanding(tables, log);
  const tally = new Tally(store);
  const tallied = () =>
    tally.run().catch((error: unknown) => log.error({ err: error }, 'ratings wait: a game could not be tallied'));
  tables.onTurn = (table, due) => {
    bot(table, due);
    standing(table, due);
    if (table.row.status === 'over') void tallied();
  };
  const hub = new Hub(tables, bus, log);
  const audience = new Audience(tables, hub.hasViewers, log, hub.isShown);
  tables.isPaused = audience.isPaused;
  bus.subscribe((notice) => {
    if (notice.kind === 'row') audience.recheck(notice.table);
  });
  tables.connected = hub.connected;
  const networkHash = (name: string) => addressHash(secret, [{ name }]);
  const order = new Order(store, bus, now, (ip) => networksOf(ip).map(networkHash));
  order.changed = () => hub.ordered((person, from) => order.banOf(person, () => from) !== null, order.announcement);
  tables.areClocksStopped = () => order.maintenanceEnds !== null;
  await order.read();
  const library = loginLibrary(login, { secret, publicUrl: config.publicUrl });
  const keeping = makeKeeping(library, store, bus);
  const accounts = makeAccounts(library, keeping, store, bus);
  const passwords = budget('passwords', config.limits.passwords);
  const people = peopleOf(library, store, bus, { keeping, passwords, hasMail: config.smtpUrl !== null, now });
  const post = new Post(config.notifyHosts);
  opened.defer(() => post.close());
  const mailer = config.smtpUrl === null ? null : new Mailer(config.smtpUrl, config.mailFrom!);
  opened.defer(() => mailer?.close());
  const pusher = new Pusher(await pushKeys(store), config.publicUrl);
  const origin = () => config.publicUrl ?? address.url;
  const notifier = new Notifier(tables, bus, hub.presence, { post, pusher, mailer, origin }, log);
  opened.defer(() => notifier.close());
  tables.news = notifier.news;
  tables.onOutbox = notifier.kick;
  hub.presence.onLook = notifier.looked;
  const awaySince = absences(tables, (person) => hub.presence.isHere(person));
  const rules = await allRules();
  const sweep = sweeper(tables, rules, awaySince, log);
  const { tidy, dropClosed } = housekeeper(tables, rules, config);

  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    bodyLimit: config.limits.body,
    trustProxy: trustProxy(config.trustProxy),
    requestTimeout: 30_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
    frameworkErrors: unreadable,
    rewriteUrl: routed,
    routerOptions: { maxParamLength: 100 },
  });
  opened.defer(() => closeGently(app, () => hub.close()));
  app.setValidatorCompiler(validator as never);
  app.setSerializerCompiler(() => JSON.stringify);
  tollsStated(app);
  await app.register(compress, { global: false, encodings: ['br', 'gzip'] });
  jsonBodies(app);
  errorAnswers(app);
  metrics.install(app, config.metricsToken);
  strictHeaders(app, config);
  guard(app, { accounts, presence: hub.presence, order, fresh: () => store.fresh(), budget }, config);
  const version = `${VERSION}-${webVersion(config.web)}`;
  let draining = false;
  let backupAge: () => number | null = () => null;
  const server: Server = {
    app,
    config,
    store,
    bus,
    tables,
    hub,
    audience,
    awaySince,
    reviewer,
    accounts,
    library,
    people,
    tally,
    order,
    networkHash,
    gauges: {
      slowestMove: () => metrics.slowest(...PATHS.move),
      botsWaiting: () => bots.waiting,
      backupAge: () => backupAge(),
    },
    notifier,
    post,
    pushKey: pusher.publicKey,
    mailer,
    mails: budget('mails', config.limits.passwords),
    keeping,
    hashOf: (ip) => addressHash(secret, countedAs(ip)),
    log,
    version,
    get url() {
      return address.url;
    },
    drain: () => void (draining = true),
    close: () => opened.disposeAsync(),
  };

  await describeApi(app, VERSION);
  await app.register(async (routes) => {
    peopleRoutes(routes, server);
    accountRoutes(routes, server);
    signInRoutes(routes, server);
    mailRoutes(routes, server);
    notifyRoutes(routes, server);
    tableRoutes(routes, server);
    playRoutes(routes, server);
    historyRoutes(routes, server);
    reviewRoutes(routes, server);
    ratingRoutes(routes, server);
    streamRoute(routes, server);
    orderRoutes(routes, server);
    ownRoutes(routes, server);
    adminRoutes(routes, server);
  });
  healthRoutes(app, store, () => draining);
  await webApp(app, config.web);
  await hub.renew(); // whoever was here before a restart
  // Load everything that loads lazily now, so that the first request does not wait for it.
  await Promise.all([allGames(), accounts.pass({ cookie: 'outcry.session_token=nobody' })]);

  metrics.gauge('outcry_tables_in_memory', 'Tables loaded now', () => tables.size);
  metrics.gauge('outcry_table_bytes', 'Memory of the loaded tables, estimated', () => tables.bytes);
  metrics.gauge('outcry_streams', 'Streams open now', () => hub.size);
  metrics.gauge('outcry_bots_waiting', 'Decisions that wait for a bot', () => bots.waiting);
  metrics.gauge(
    'outcry_bots_halvings',
    'How often bots halve their budgets now, because many wait',
    () => bots.halvings,
  );
  if (config.backupHours > 0) {
    const backups = makeBackups(config, now, log);
    backupAge = backups.age;
    metrics.gauge('outcry_backup_age_seconds', 'Age of the last good backup', backups.age);
    opened.defer(every(60_000, backups.run, log));
    void backups.run();
  }
  for (const stop of [
    every(250, clocksRun(tables, sweep), log),
    every(500, notifier.run, log),
    every(3_600_000, () => notifier.tidy(), log),
    every(2000, () => tables.beat(), log),
    every(5000, tallied, log),
    every(10_000, async () => tables.evictIdle(now() - config.idleSeconds * 1000), log),
    every(10_000, async () => hub.beat(now()), log),
    every(15_000, () => hub.renew(), log),
    every(60_000, () => notePulse(server), log),
    every(60_000, () => accounts.noteUse(), log),
    every(60_000, dropClosed, log),
    every(60_000, tidyStore, log),
    every(3_600_000, tidy, log),
    every(3_600_000, () => library.tidy(), log),
  ])
    opened.defer(stop);
  await listen(app, config);
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound ? bound.port : config.port;
  address.url = `http://localhost:${port}`;
  return server;
}
