/**
 * The database, version by version: what an older file lacks is added when it is opened. A version that was released is
 * never changed again. The tables user, session, account and verification are those of the login library.
 */
export const MIGRATIONS: readonly string[] = [
  `
  create table meta (name text primary key, value text not null) without rowid;

  create table "user" (id text primary key, name text not null, email text not null unique, emailVerified integer not null,
    image text, createdAt date not null, updatedAt date not null, isAnonymous integer);
  create table session (id text primary key, expiresAt date not null, token text not null unique, createdAt date not null,
    updatedAt date not null, ipAddress text, userAgent text, userId text not null references "user" (id) on delete cascade);
  create index session_user on session (userId);
  create table account (id text primary key, accountId text not null, providerId text not null,
    userId text not null references "user" (id) on delete cascade, accessToken text, refreshToken text, idToken text,
    accessTokenExpiresAt date, refreshTokenExpiresAt date, scope text, password text, createdAt date not null,
    updatedAt date not null);
  create index account_user on account (userId);
  create table verification (id text primary key, identifier text not null, value text not null, expiresAt date not null,
    createdAt date not null, updatedAt date not null);
  create index verification_identifier on verification (identifier);

  create table person (id text primary key, user_id text unique, name text not null, guest integer not null,
    created integer not null, seen integer not null) without rowid;
  create table token (id text primary key, person text not null, label text not null, hash text not null unique,
    created integer not null) without rowid;
  create index token_person on token (person);
  create table mute (person text not null, muted text not null, primary key (person, muted)) without rowid;

  create table game_table (n integer primary key, id text not null unique, code text not null unique, game text not null,
    host text not null, created integer not null, status text not null, public integer not null, seq integer not null,
    due integer, updated integer not null, turn text not null, result text, body text not null);
  create index table_due on game_table (due) where due is not null;
  create index table_open on game_table (created) where status = 'waiting' and public = 1;
  create index table_waiting on game_table (created) where status = 'waiting';
  create table terms (n integer primary key, terms text not null);
  create table sitting (person text not null, n integer not null, primary key (person, n)) without rowid;
  create index sitting_table on sitting (n);
  create table entry (id integer primary key, n integer not null, seq integer not null, kind text not null, seat integer,
    body text not null, key text, barrier integer not null, at integer not null, unique (n, seq));
  create table snapshot (n integer not null, count integer not null, seq integer not null, state text not null,
    primary key (n, count));
  `,
  // Tables being played are looked through for abandoned ones; finished ones must not be.
  `create index table_playing on game_table (created) where status = 'playing';`,
  // Never the same id twice (autoincrement): a row may be dropped twice, and the second drop must not hit a new row.
  `
  create table outbox (id integer primary key autoincrement, kind text not null, body text not null, due integer not null);
  create index outbox_due on outbox (due, id);
  `,
  // A table keeps the version of its rules; kept states say what they were made by; entries name people by their ids.
  `
  alter table game_table add column rules_version integer not null default 1;
  update game_table set rules_version = (select json_extract(terms, '$.rulesVersion') from terms where terms.n = game_table.n);
  update terms set terms = json_remove(terms, '$.rulesVersion');
  delete from snapshot;
  alter table snapshot add column rules_version integer not null default 1;
  alter table snapshot add column fingerprint text not null default '';
  update entry set body = json_remove(body, '$.name') where kind = 'chat';
  update entry set body = json_object('next', json_extract(body, '$.next'), 'person', coalesce(
      (select host from game_table where id = json_extract(entry.body, '$.next')),
      (select host from game_table where n = entry.n))) where kind = 'rematch';
  update entry set body = json_object('what', json_extract(body, '$.what'), 'person', coalesce((
      select json_extract(place.value, '$.person') from game_table t, json_each(t.body, '$.seats') place
      where t.n = entry.n and json_extract(place.value, '$.name') = json_extract(entry.body, '$.name')
        and json_extract(entry.body, '$.what') in ('joined', 'left', 'removed') limit 1), (
      select person.id from game_table t, json_each(t.body, '$.removed') gone, person
      where t.n = entry.n and person.id = gone.value and person.name = json_extract(entry.body, '$.name')
        and json_extract(entry.body, '$.what') in ('joined', 'left', 'removed') limit 1))) where kind = 'seat';
  `,
  // What lists and quotas ask for has columns of its own; an owner's tables lie apart, and are read only to be played
  // with. The index on entry's n finds what a stream missed at a table: SQLite keeps the id in it.
  `
  create table own_data (n integer primary key, data text not null);
  insert into own_data select n, json_extract(terms, '$.data') from terms where json_type(terms, '$.data') = 'object';
  alter table game_table add column clock text not null default '{"kind":"none"}';
  alter table game_table add column open_seats integer not null default 0;
  alter table game_table add column people integer not null default 0;
  alter table game_table add column own_data integer not null default 0;
  alter table game_table add column address text;
  update game_table set
    clock = coalesce((select json_extract(terms, '$.clock') from terms where terms.n = game_table.n), clock),
    open_seats = (select count(*) from json_each(body, '$.seats') where json_extract(value, '$.kind') = 'open'),
    people = (select count(*) from json_each(body, '$.seats') where json_extract(value, '$.kind') = 'person'),
    own_data = coalesce((select octet_length(data) from own_data where own_data.n = game_table.n), 0);
  update terms set terms = json_remove(terms, '$.data', '$.clock');
  drop index table_open;
  create index table_lobby on game_table (created) where status = 'waiting' and public = 1 and open_seats > 0;
  create index table_host on game_table (host) where status in ('waiting', 'playing');
  create index table_address on game_table (address) where address is not null;
  create index table_closed on game_table (updated) where status = 'ended' and json_extract(body, '$.ended') = 'closed';
  create index entry_table on entry (n);
  create index person_seen on person (seen) where guest = 1;
  `,
  // The seed is drawn when the host starts the game and is part of the record of the deal. Games that have begun keep
  // theirs; what was sent for tables that wait counts for nothing.
  `
  update game_table set body = json_set(body, '$.deal', json('null')) where status = 'waiting';
  update game_table set body = json_set(body, '$.deal', json_object('step', null,
      'seed', (select json_extract(terms, '$.seed') from terms where terms.n = game_table.n),
      'commitment', (select json_extract(terms, '$.commitment') from terms where terms.n = game_table.n),
      'contributions', (select json_group_array(json_object('entropy', json_extract(place.value, '$.entropy'),
          'commitment', null, 'missing', null)) from json_each(game_table.body, '$.seats') place),
      'voided', json('[]'))) where status != 'waiting';
  update game_table set body = json_set(body, '$.seats', (select json_group_array(json(json_remove(place.value, '$.entropy')))
      from json_each(game_table.body, '$.seats') place));
  update terms set terms = json_remove(terms, '$.seed', '$.commitment');
  `,
  // A person may drop finished tables from their list. Public games being played are listed for those who want to watch.
  `
  alter table sitting add column dropped integer not null default 0;
  create index table_watchable on game_table (created) where status = 'playing' and public = 1;
  `,
  // Tokens get a scope and an end (existing ones a year from now), and say when they were used. Who is here is a lease
  // that ends by itself: one for each open stream.
  `
  alter table token add column scope text not null default 'play';
  alter table token add column ends integer not null default 0;
  alter table token add column used integer;
  update token set ends = (cast(strftime('%s', 'now') as integer) + 31536000) * 1000;
  create table presence (stream text primary key, node text not null, person text not null, looking text not null,
    visible integer not null, until integer not null) without rowid;
  create index presence_person on presence (person);
  `,
  // Who lost a seat to another person finds the table again.
  `create index entry_replaced on entry (json_extract(body, '$.from')) where kind = 'replaced';`,
  // Lists of public tables show only a few of each host and address, so they look through many: the index leaves out
  // those that nobody may watch.
  `
  drop index table_watchable;
  create index table_watchable on game_table (created)
    where status = 'playing' and public = 1 and json_extract(body, '$.spectators');
  `,
  // A person for whom a bot plays does not count as somebody who plays.
  `
  update game_table set people = (select count(*) from json_each(body, '$.seats')
      where json_extract(value, '$.kind') = 'person' and json_extract(value, '$.standIn') is null)
    where status in ('waiting', 'playing');
  `,
  // A row can change without an entry: two writers who know the same row must not both write it.
  `alter table game_table add column version integer not null default 0;`,
  // Accounts: passkeys (a table of the login library), names that only one account has (by what they look like), links and
  // codes that sign somebody in (as hashes), finished solo games, what hosts did, and when an account is deleted for good.
  `
  create table passkey (id text primary key, name text, publicKey text not null,
    userId text not null references "user" (id) on delete cascade, credentialID text not null unique,
    counter integer not null, deviceType text not null, backedUp integer not null, transports text, createdAt date,
    aaguid text);
  create index passkey_user on passkey (userId);
  alter table person add column leaves integer;
  create index person_leaves on person (leaves) where leaves is not null;
  create table kept_name (look text primary key, person text not null) without rowid;
  create index kept_name_person on kept_name (person);
  create table sign_in_link (id text primary key, person text not null, kind text not null, hash text not null unique,
    made_by text, created integer not null, ends integer, used integer, withdrawn integer, seen integer) without rowid;
  create index sign_in_link_person on sign_in_link (person);
  create table device_code (id text primary key, person text not null, hash text not null unique, ends integer not null,
    state text not null, figures text, agent text, claim text unique, scanned integer) without rowid;
  create index device_code_person on device_code (person);
  create table solo_game (person text not null, id text not null, finished integer not null, bytes integer not null,
    summary text not null, file text not null, primary key (person, id));
  create table audit (id text primary key, at integer not null, actor text, what text not null, person text,
    body text not null) without rowid;
  create index audit_at on audit (at);
  create index entry_chat on entry (json_extract(body, '$.person')) where kind = 'chat';
  `,
  // Results and ratings. "untallied": games that ended and are not in the rows below yet, noted in the transaction of their
  // end. "who" and "other" are a person's id or "bot:LEVEL". What is kept beside the results follows from them.
  `
  create table untallied (n integer primary key, finished integer not null);
  insert into untallied select n, coalesce((select max(at) from entry where entry.n = game_table.n and kind = 'move'),
      updated) from game_table where status = 'over';
  create trigger table_over after update of status on game_table when new.status = 'over' and old.status != 'over' begin
    insert or ignore into untallied values (new.n, new.updated);
  end;
  create table finished_game (n integer primary key, id text not null, game text not null, finished integer not null,
    seats integer not null, counts text not null, tallied integer not null);
  create unique index finished_game_tallied on finished_game (tallied);
  create index finished_game_id on finished_game (id);
  create table result (n integer not null, seat integer not null, who text not null, part text not null, game text not null,
    finished integer not null, place integer not null, wealth real not null, moves integer not null, spent integer not null,
    old_mu real, mu real, sigma real, primary key (n, seat, who)) without rowid;
  create index result_who on result (who, finished);
  create index result_game on result (who, game, finished);
  create table rating (game text not null, who text not null, bot integer not null, mu real not null, sigma real not null,
    low integer not null, games integer not null, won integer not null, last integer not null, week integer not null,
    week_low integer, primary key (game, who)) without rowid;
  create index rating_all on rating (game, low, who, bot) where games >= 5;
  create index rating_people on rating (game, low, who) where games >= 5 and bot = 0;
  create index rating_week on rating (game, week, low, who, bot) where games >= 5;
  create index rating_nearly on rating (game, games, last) where games < 5;
  create index rating_who on rating (who);
  create table career (person text not null, game text not null, games integer not null, won integer not null,
    stayed integer not null, live_moves integer not null, live_spent integer not null, slow_moves integer not null,
    slow_spent integer not null, primary key (person, game)) without rowid;
  create table versus (person text not null, other text not null, games integer not null, ahead integer not null,
    behind integer not null, primary key (person, other)) without rowid;
  create index versus_games on versus (person, games, other);
  insert into meta values ('tallied', '0');
  `,
  // Keeping order: administrators and their one-time links, bans, who may not write, what people are told of that, blocks,
  // reports, invitations, announcements, how many were here, and the network (as a keyed hash) people come from.
  `
  create table admin (person text primary key, added integer not null) without rowid;
  create table admin_link (id text primary key, hash text not null unique, person text, made integer not null,
    ends integer not null, used integer) without rowid;
  create table ban (id text primary key, person text, network text, shown text not null, reason text not null,
    at integer not null, ends integer, made_by text) without rowid;
  create table silence (person text primary key, reason text not null, at integer not null, ends integer) without rowid;
  create table told (id text primary key, person text not null, at integer not null, what text not null, made_by text,
    body text not null, seen integer not null) without rowid;
  create index told_person on told (person) where seen = 0;
  create table block (person text not null, blocked text not null, primary key (person, blocked)) without rowid;
  create index block_blocked on block (blocked);
  create table report (id text primary key, at integer not null, made_by text, about text, table_id text not null,
    seq integer, reason text not null, chat text not null, closed integer) without rowid;
  create index report_open on report (at) where closed is null;
  create index report_about on report (about);
  create table invitation (id text primary key, table_id text not null, person text not null, made_by text not null,
    at integer not null, unique (table_id, person)) without rowid;
  create index invitation_person on invitation (person);
  create table announcement (id text primary key, begins integer not null, minutes integer not null, text text,
    made integer not null, ends integer not null) without rowid;
  create table pulse (at integer primary key, people integer not null) without rowid;
  create table whereabouts (person text primary key, network text not null, at integer not null) without rowid;
  `,
  // Notifications: what a person wants to hear of and where, at single tables too, what they were told, what waits for their
  // next digest; and the address to which mail goes once its person confirmed it.
  `
  create table notify_person (person text primary key, settings text not null) without rowid;
  create table notify_table (person text not null, game_table text not null, settings text not null,
    primary key (person, game_table)) without rowid;
  create table notify_channel (id text primary key, person text not null, kind text not null, hash text not null unique,
    label text not null, target text not null, is_on integer not null, created integer not null, arrived integer,
    failed integer) without rowid;
  create index notify_channel_person on notify_channel (person);
  create table notify_told (person text not null, game_table text not null, turn text, at integer, looked integer,
    primary key (person, game_table)) without rowid;
  create table notify_waiting (id text primary key, person text not null, body text not null) without rowid;
  create index notify_waiting_person on notify_waiting (person);
  create table notify_digest (person text primary key, due integer not null) without rowid;
  create index notify_digest_due on notify_digest (due);
  create table mail_address (person text primary key, address text, look text unique, wanted text, hash text unique,
    ends integer) without rowid;
  `,
  // What people keep for themselves: vacations (what was left at a time, and the last one taken), and notes at tables.
  `
  create table vacation (person text primary key, saved integer not null, began integer not null,
    ends integer not null) without rowid;
  create table private_note (person text not null, table_id text not null, text text not null, updated integer not null,
    primary key (person, table_id)) without rowid;
  `,
  // Reviews of finished games, worked out by the server.
  `
  create table review (table_id text not null, seat integer not null, body text not null,
    primary key (table_id, seat)) without rowid;
  `,
  // What is asked of every profile and ladder stands in the index itself.
  `
  drop index result_game;
  create index result_game on result (who, game, finished, mu);
  drop index rating_all;
  create index rating_all on rating (game, low, who, bot, games) where games >= 5;
  drop index rating_people;
  create index rating_people on rating (game, low, who, bot, games) where games >= 5 and bot = 0;
  drop index rating_week;
  create index rating_week on rating (game, week, low, who, bot, games, week_low) where games >= 5;
  `,
  // The position of the day is the dearest decision of the reviews of the day before.
  `
  alter table review add column made integer not null default 0;
  alter table review add column cost real not null default 0;
  create index review_made on review (made);
  `,
];
