import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getHeapStatistics } from 'node:v8';
import { InputError } from '@outcry/engine';
import { parseProxies } from './http/address.ts';
import type { TrustedProxies } from './http/address.ts';
import { programsFrom } from './programs/named.ts';
import { addressesOf } from './store/postgresConnections.ts';
import type { Quotas } from './tables/quotas.ts';

/** How much one may do a minute, and how much one may send at once, in bytes. What each request costs: http/tolls.ts. */
export interface Limits {
  /** Units of cost of one person. An ordinary request costs one, a dear one as much as its work. */
  readonly requests: number;
  /** Units of cost from one address (a household or a school may share it). */
  readonly address: number;
  /** New guests from one address. */
  readonly guests: number;
  /** Times one person may take another name: each of their tables is written anew. */
  readonly renames: number;
  /** Chat messages of one person. */
  readonly chat: number;
  /** New tokens of one person. */
  readonly tokens: number;
  /** Codes of tables looked up from one address, by whomever: they can be guessed only so fast. */
  readonly codes: number;
  /** New tables of one person, rematches included. */
  readonly newTables: number;
  /** Undos, redos and seats one person asks for. */
  readonly undos: number;
  /** Changes of one account: ways back in, codes, exports. */
  readonly accounts: number;
  /** Tries to sign in from one address, in whatever way, and mails to confirm an address. */
  readonly signIns: number;
  /** Tries of a password for one account, from wherever. */
  readonly passwords: number;
  readonly body: number;
  /** Streams one person, and one address, may have open at once. */
  readonly streams: number;
  readonly addressStreams: number;
}

/** Everything about a server that can be set; nothing has to be. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** The folder with the database. */
  readonly data: string;
  /** The PostgreSQL that takes its place, for any number of servers; null: the folder. */
  readonly databaseUrl: string | null;
  /** Where to listen for notifications, past a PgBouncer; null: at the same address; 'off': nowhere. */
  readonly listenUrl: string | null;
  /** Where people reach the server, when it is not the address they see (behind a proxy); https makes cookies strict. */
  readonly publicUrl: string | null;
  /** Signs the cookies; null: made once and kept in the database. */
  readonly secret: string | null;
  readonly trustProxy: TrustedProxies;
  /** What /metrics asks for; null: it answers only requests made on this machine. */
  readonly metricsToken: string | null;
  readonly logLevel: string;
  readonly limits: Limits;
  readonly quotas: Quotas;
  /** How many tables stay in memory at most, in how many bytes, and for how many seconds an idle one does. */
  readonly hotTables: number;
  readonly hotBytes: number;
  readonly idleSeconds: number;
  /** Threads that bots think in. */
  readonly botThreads: number;
  /** Programs that play at tables, by name: their commands. Nobody but the host names them. */
  readonly programs: Readonly<Record<string, string>>;
  /** How long a bot's answer takes at most where it thinks quickly, in milliseconds (an Oracle's more); 0: no pause. */
  readonly botPause: number;
  /** So many reviews of finished games the server works out an hour; 0: none. */
  readonly reviews: number;
  /** Days after which a table that never started is forgotten, and one nobody plays on ends. */
  readonly waitingDays: number;
  readonly abandonedDays: number;
  /** Days after which a guest who sits nowhere is forgotten. */
  readonly guestDays: number;
  /** Hours between backups (0: none), the folder they go into (null: `backups` in the data folder), and how many stay. */
  readonly backupHours: number;
  readonly backupFolder: string | null;
  readonly backupKeep: number;
  /** Seconds between the moment /readyz says that the server goes down and its end: a load balancer looks meanwhile. */
  readonly drainSeconds: number;
  /** The mail server, as smtp://user:password@host:587 or smtps://...; null: no mail. And whom mails are from. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string | null;
  /** Hosts on private networks, or without https, to which messages may be sent ("ntfy.home", "10.0.0.5:8080"). */
  readonly notifyHosts: readonly string[];
  /** The folder of the built web app. */
  readonly web: string;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

export const DEFAULTS: Config = {
  host: '::',
  port: 4180,
  data: join(root, 'data'),
  databaseUrl: null,
  listenUrl: null,
  publicUrl: null,
  secret: null,
  trustProxy: 0,
  metricsToken: null,
  logLevel: 'warn',
  limits: {
    requests: 600,
    address: 6000,
    guests: 60,
    renames: 12,
    chat: 30,
    tokens: 10,
    codes: 60,
    newTables: 30,
    undos: 30,
    accounts: 20,
    signIns: 20,
    passwords: 5,
    body: 262_144,
    streams: 20,
    addressStreams: 300,
  },
  quotas: {
    waiting: 10,
    running: 50,
    botsAlone: 3,
    tableData: 65_536,
    ownData: 262_144,
    undos: 60,
    address: 10,
  },
  hotTables: 4096,
  hotBytes: Math.floor(getHeapStatistics().heap_size_limit / 4),
  idleSeconds: 60,
  botThreads: Math.min(4, availableParallelism()),
  programs: {},
  botPause: 1200,
  reviews: 20,
  waitingDays: 2,
  abandonedDays: 60,
  guestDays: 14,
  backupHours: 0,
  backupFolder: null,
  backupKeep: 7,
  drainSeconds: 0,
  smtpUrl: null,
  mailFrom: null,
  notifyHosts: [],
  web: join(root, 'packages/web/dist'),
};

/** Settings that are numbers, by the variable that sets them, with the least and the most that makes sense. */
const NUMBERS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  OUTCRY_PORT: [0, 65_535],
  OUTCRY_LIMIT_REQUESTS: [1, 1e9],
  OUTCRY_LIMIT_ADDRESS: [1, 1e9],
  OUTCRY_LIMIT_GUESTS: [1, 1e9],
  OUTCRY_LIMIT_RENAMES: [1, 1e9],
  OUTCRY_LIMIT_CHAT: [1, 1e9],
  OUTCRY_LIMIT_TOKENS: [1, 1e9],
  OUTCRY_LIMIT_CODES: [1, 1e9],
  OUTCRY_LIMIT_NEW_TABLES: [1, 1e9],
  OUTCRY_LIMIT_UNDOS: [1, 1e9],
  OUTCRY_LIMIT_ACCOUNTS: [1, 1e9],
  OUTCRY_LIMIT_SIGN_INS: [1, 1e9],
  OUTCRY_LIMIT_PASSWORDS: [1, 1e9],
  OUTCRY_LIMIT_BODY: [1024, 1e8],
  OUTCRY_LIMIT_STREAMS: [1, 1e6],
  OUTCRY_LIMIT_STREAMS_ADDRESS: [1, 1e6],
  OUTCRY_QUOTA_WAITING: [1, 1e9],
  OUTCRY_QUOTA_RUNNING: [1, 1e9],
  OUTCRY_QUOTA_BOTS_ALONE: [0, 1e9],
  OUTCRY_QUOTA_TABLE_DATA: [0, 1e9],
  OUTCRY_QUOTA_OWN_DATA: [0, 1e9],
  OUTCRY_QUOTA_UNDOS: [0, 1e9],
  OUTCRY_QUOTA_ADDRESS: [1, 1e9],
  OUTCRY_HOT_TABLES: [1, 1e7],
  OUTCRY_HOT_BYTES: [1e6, 1e12],
  OUTCRY_IDLE_SECONDS: [1, 1e7],
  OUTCRY_BOT_THREADS: [1, 64],
  OUTCRY_BOT_PAUSE: [0, 4000],
  OUTCRY_REVIEWS: [0, 10_000],
  OUTCRY_WAITING_DAYS: [1, 36_500],
  OUTCRY_ABANDONED_DAYS: [1, 36_500],
  OUTCRY_GUEST_DAYS: [1, 36_500],
  OUTCRY_BACKUP_HOURS: [0, 8760],
  OUTCRY_BACKUP_KEEP: [1, 10_000],
  OUTCRY_DRAIN_SECONDS: [0, 600],
};

/** A server's settings from the environment; an InputError says in one line what is wrong with one. */
export function configFrom(env: Readonly<Record<string, string | undefined>>): Config {
  const number = (name: string, fallback: number): number => {
    const text = env[name];
    if (text === undefined || text === '') return fallback;
    const [least, most] = NUMBERS[name]!;
    const value = Number(text);
    if (!Number.isInteger(value) || value < least || value > most)
      throw new InputError(`${name} must be a whole number from ${least} to ${most}, not "${text}"`);
    return value;
  };
  const text = (name: string): string | null => env[name] || null;
  /** The address of a PostgreSQL. */
  const address = (name: string): string | null => {
    const value = text(name);
    if (value !== null) addressesOf(value, name);
    return value;
  };
  /** A secret, which must be hard to guess. */
  const long = (name: string, least: number): string | null => {
    const value = text(name);
    if (value !== null && value.length < least) throw new InputError(`${name} must have at least ${least} characters`);
    return value;
  };
  if (text('OUTCRY_DATABASE_URL') !== null && number('OUTCRY_BACKUP_HOURS', 0) > 0)
    throw new InputError('OUTCRY_BACKUP_HOURS is for a data folder: a PostgreSQL is backed up by its own means');
  return {
    host: text('OUTCRY_HOST') ?? DEFAULTS.host,
    port: number('OUTCRY_PORT', DEFAULTS.port),
    data: text('OUTCRY_DATA') ?? DEFAULTS.data,
    databaseUrl: address('OUTCRY_DATABASE_URL'),
    listenUrl: text('OUTCRY_LISTEN_URL') === 'off' ? 'off' : address('OUTCRY_LISTEN_URL'),
    publicUrl: publicUrl(text('OUTCRY_PUBLIC_URL')),
    secret: long('OUTCRY_SECRET', 32),
    trustProxy: trustProxy(text('OUTCRY_TRUST_PROXY')),
    metricsToken: long('OUTCRY_METRICS_TOKEN', 16),
    logLevel: logLevel(text('OUTCRY_LOG') ?? DEFAULTS.logLevel),
    limits: {
      requests: number('OUTCRY_LIMIT_REQUESTS', DEFAULTS.limits.requests),
      address: number('OUTCRY_LIMIT_ADDRESS', DEFAULTS.limits.address),
      guests: number('OUTCRY_LIMIT_GUESTS', DEFAULTS.limits.guests),
      renames: number('OUTCRY_LIMIT_RENAMES', DEFAULTS.limits.renames),
      chat: number('OUTCRY_LIMIT_CHAT', DEFAULTS.limits.chat),
      tokens: number('OUTCRY_LIMIT_TOKENS', DEFAULTS.limits.tokens),
      codes: number('OUTCRY_LIMIT_CODES', DEFAULTS.limits.codes),
      newTables: number('OUTCRY_LIMIT_NEW_TABLES', DEFAULTS.limits.newTables),
      undos: number('OUTCRY_LIMIT_UNDOS', DEFAULTS.limits.undos),
      accounts: number('OUTCRY_LIMIT_ACCOUNTS', DEFAULTS.limits.accounts),
      signIns: number('OUTCRY_LIMIT_SIGN_INS', DEFAULTS.limits.signIns),
      passwords: number('OUTCRY_LIMIT_PASSWORDS', DEFAULTS.limits.passwords),
      body: number('OUTCRY_LIMIT_BODY', DEFAULTS.limits.body),
      streams: number('OUTCRY_LIMIT_STREAMS', DEFAULTS.limits.streams),
      addressStreams: number('OUTCRY_LIMIT_STREAMS_ADDRESS', DEFAULTS.limits.addressStreams),
    },
    quotas: {
      waiting: number('OUTCRY_QUOTA_WAITING', DEFAULTS.quotas.waiting),
      running: number('OUTCRY_QUOTA_RUNNING', DEFAULTS.quotas.running),
      botsAlone: number('OUTCRY_QUOTA_BOTS_ALONE', DEFAULTS.quotas.botsAlone),
      tableData: number('OUTCRY_QUOTA_TABLE_DATA', DEFAULTS.quotas.tableData),
      ownData: number('OUTCRY_QUOTA_OWN_DATA', DEFAULTS.quotas.ownData),
      undos: number('OUTCRY_QUOTA_UNDOS', DEFAULTS.quotas.undos),
      address: number('OUTCRY_QUOTA_ADDRESS', DEFAULTS.quotas.address),
    },
    hotTables: number('OUTCRY_HOT_TABLES', DEFAULTS.hotTables),
    hotBytes: number('OUTCRY_HOT_BYTES', DEFAULTS.hotBytes),
    idleSeconds: number('OUTCRY_IDLE_SECONDS', DEFAULTS.idleSeconds),
    botThreads: number('OUTCRY_BOT_THREADS', DEFAULTS.botThreads),
    programs: programsFrom(text('OUTCRY_PROGRAMS')),
    botPause: number('OUTCRY_BOT_PAUSE', DEFAULTS.botPause),
    reviews: number('OUTCRY_REVIEWS', DEFAULTS.reviews),
    waitingDays: number('OUTCRY_WAITING_DAYS', DEFAULTS.waitingDays),
    abandonedDays: number('OUTCRY_ABANDONED_DAYS', DEFAULTS.abandonedDays),
    guestDays: number('OUTCRY_GUEST_DAYS', DEFAULTS.guestDays),
    backupHours: number('OUTCRY_BACKUP_HOURS', DEFAULTS.backupHours),
    backupFolder: text('OUTCRY_BACKUP_FOLDER'),
    backupKeep: number('OUTCRY_BACKUP_KEEP', DEFAULTS.backupKeep),
    drainSeconds: number('OUTCRY_DRAIN_SECONDS', DEFAULTS.drainSeconds),
    ...mail(text('OUTCRY_SMTP_URL'), text('OUTCRY_MAIL_FROM')),
    notifyHosts: notifyHosts(text('OUTCRY_NOTIFY_HOSTS')),
    web: text('OUTCRY_WEB') ?? DEFAULTS.web,
  };
}

function publicUrl(text: string | null): string | null {
  if (text === null) return null;
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/' || url.search || url.hash)
    throw new InputError(`OUTCRY_PUBLIC_URL must look like https://games.example.org, not "${text}"`);
  return url.origin;
}

function trustProxy(text: string | null): TrustedProxies {
  const proxies = parseProxies(text ?? '0');
  if (proxies === null)
    throw new InputError(
      `OUTCRY_TRUST_PROXY must be the number of proxies in front (1), or their addresses (loopback, 10.1.0.0/16), not "${text}"`,
    );
  return proxies;
}

/** The mail server and whom mails are from: both or neither. */
function mail(smtpUrl: string | null, mailFrom: string | null): Pick<Config, 'smtpUrl' | 'mailFrom'> {
  if (smtpUrl === null) return { smtpUrl: null, mailFrom: null };
  const url = URL.parse(smtpUrl);
  // A wrong one may hold a password, so it is not quoted.
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '')
    throw new InputError('OUTCRY_SMTP_URL must look like smtps://user:password@mail.example.org');
  if (mailFrom === null || !/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/.test(mailFrom))
    throw new InputError('OUTCRY_MAIL_FROM must look like Outcry <outcry@example.org> when there is a mail server');
  return { smtpUrl, mailFrom };
}

function notifyHosts(text: string | null): string[] {
  const hosts = (text ?? '').split(/[\s,]+/).filter((host) => host !== '');
  const wrong = hosts.find((host) => URL.parse(`http://${host}`)?.host !== host.replace(/:80$/, '').toLowerCase());
  if (wrong !== undefined)
    throw new InputError(`OUTCRY_NOTIFY_HOSTS must name hosts such as ntfy.home or 10.0.0.5:8080, not "${wrong}"`);
  return hosts;
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
function logLevel(text: string): string {
  if (!LEVELS.includes(text)) throw new InputError(`OUTCRY_LOG must be one of ${LEVELS.join(', ')}, not "${text}"`);
  return text;
}

/** The file with everything in it. */
export const databaseFile = (data: string): string => join(data, 'outcry.db');
