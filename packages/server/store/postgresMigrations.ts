/** One step from a version of the database to the next. */
export interface PostgresMigration {
  readonly sql: string;
  /**
   * Whether servers of before this version cannot go on beside it. Almost never: a column or table is first added, with
   * a default that old servers leave alone, and dropped only in a version after the last server that used it.
   */
  readonly breaksOlder: boolean;
}

/** Ids of one transaction: so many entries and notices may be written in it. */
export const IDS = 1024;

/**
 * The database, version by version, as for SQLite (migrations.ts). A version that was released is never changed again.
 *
 * An id of an entry or a notice is made of the number of its transaction, not drawn from a sequence, whose numbers are
 * committed out of order: what was finished when a snapshot was taken lies below the snapshot's oldest transaction, and
 * nothing else will ever appear there. See postgresFeed.ts.
 */
export const POSTGRES_MIGRATIONS: readonly PostgresMigration[] = [
  {
    breaksOlder: true,
    sql: `
  create table "user" (id text primary key, name text not null, email text not null unique,
    "emailVerified" boolean not null, image text, "createdAt" timestamptz not null, "updatedAt" timestamptz not null,
    "isAnonymous" boolean);
  create table session (id text primary key, "expiresAt" timestamptz not null, token text not null unique,
    "createdAt" timestamptz not null, "updatedAt" timestamptz not null, "ipAddress" text, "userAgent" text,
    "userId" text not null references "user" (id) on delete cascade);
  create index session_of_user on session ("userId");
  create table account (id text primary key, "accountId" text not null, "providerId" text not null,
    "userId" text not null references "user" (id) on delete cascade, "accessToken" text, "refreshToken" text,
    "idToken" text, "accessTokenExpiresAt" timestamptz, "refreshTokenExpiresAt" timestamptz, scope text, password text,
    "createdAt" timestamptz not null, "updatedAt" timestamptz not null);
  create index account_user on account ("userId");
  create table verification (id text primary key, identifier text not null, value text not null,
    "expiresAt" timestamptz not null, "createdAt" timestamptz not null, "updatedAt" timestamptz not null);
  create index verification_identifier on verification (identifier);

  create table person (id text primary key, user_id text unique, name text not null, guest integer not null,
    created bigint not null, seen bigint not null);
  create index person_seen on person (seen) where guest = 1;
  create table token (id text primary key, person text not null, label text not null, hash text not null unique,
    created bigint not null, scope text not null, ends bigint not null, used bigint);
  create index token_person on token (person);
  create table mute (person text not null, muted text not null, primary key (person, muted));
  create table presence (stream text primary key, node text not null, person text not null, looking text not null,
    visible integer not null, until bigint not null);
  create index presence_person on presence (person);

  create table game_table (n bigint generated always as identity primary key, id text collate "C" not null unique,
    code text not null unique, game text not null, rules_version integer not null, host text not null,
    created bigint not null, status text not null, public integer not null, seq integer not null,
    version integer not null, due bigint, looked bigint not null default 0, updated bigint not null, turn text not null,
    result text, body text not null, clock text not null, open_seats integer not null, people integer not null,
    own_data integer not null, address text collate "C") with (fillfactor = 70);
  create index table_due on game_table (due) where due is not null;
  create index table_lobby on game_table (created) where status = 'waiting' and public = 1 and open_seats > 0;
  create index table_watchable on game_table (created)
    where status = 'playing' and public = 1 and (body::json ->> 'spectators') = 'true';
  -- No index by "updated", which every move changes: a row of which no indexed column changes is far cheaper to write.
  create index table_waiting on game_table (n) where status = 'waiting';
  create index table_playing on game_table (n) where status = 'playing';
  create index table_closed on game_table (n) where status = 'ended' and (body::json ->> 'ended') = 'closed';
  create index table_host on game_table (host) where status in ('waiting', 'playing');
  create index table_address on game_table (address) where address is not null;
  create table terms (n bigint primary key, terms text not null);
  create table own_data (n bigint primary key, data text not null);
  create table sitting (person text not null, n bigint not null, dropped integer not null default 0,
    primary key (person, n));
  create index sitting_table on sitting (n);
  create table entry (id bigint primary key, n bigint not null, seq integer not null, kind text not null, seat integer,
    body text not null, key text, barrier integer not null, at bigint not null, unique (n, seq));
  create index entry_table on entry (n, id);
  create index entry_replaced on entry ((body::json ->> 'from')) where kind = 'replaced';
  create table snapshot (n bigint not null, count integer not null, seq integer not null, state text not null,
    rules_version integer not null, fingerprint text not null, primary key (n, count));
  create table outbox (id bigint generated always as identity primary key, kind text not null, body text not null,
    due bigint not null);
  create index outbox_due on outbox (due, id);

  -- What every process is told. A table's notice is written with its entries and has the id of the first, and "change" says
  -- what was written (see carriedOf).
  create table notice (id bigint primary key, body text not null, change text);
  -- What is left of limits that hold over all processes. Not worth a sync: after a crash everybody starts afresh.
  create unlogged table allowance (name text primary key, units double precision not null, at double precision not null);

  -- "known": the ids of the tables that "changed" is about.
  create function outcry_append(made json, known text[], changed json, entries json, notices json, rest json)
  returns table (base bigint, written integer[]) language plpgsql as $$
  declare
    ords integer[] := '{}';
    numbers bigint[] := '{}';
  begin
    base := outcry_id(pg_current_xact_id());
    if made is not null then
      with job as (select * from json_to_recordset(made) as j(ord integer, id text, code text, game text,
          rules_version integer, created bigint, clock text, own_data integer, seq integer, version integer, due bigint,
          updated bigint, turn text, status text, result text, address text, public integer, host text, body text,
          open_seats integer, people integer)),
        done as (insert into game_table (id, code, game, rules_version, created, clock, own_data, seq, version, due,
            updated, turn, status, result, address, public, host, body, open_seats, people)
          select id, code, game, rules_version, created, clock, own_data, seq, version, due, updated, turn, status,
            result, address, public, host, body, open_seats, people from job order by id
          on conflict do nothing returning n, id)
      select coalesce(array_agg(job.ord), '{}'), coalesce(array_agg(done.n), '{}') into ords, numbers
        from done join job using (id);
      insert into terms select w.n, m.terms
        from json_to_recordset(made) as m(ord integer, terms text) join unnest(ords, numbers) as w(ord, n) using (ord);
      insert into own_data select w.n, m.data
        from json_to_recordset(made) as m(ord integer, data text) join unnest(ords, numbers) as w(ord, n) using (ord)
        where m.data is not null;
    end if;
    if changed is not null then
      -- Everybody locks in one order, so that nobody waits for each other.
      perform 1 from game_table where id = any(known) order by id for update;
      with done as (update game_table t set seq = j.seq, version = j.version, due = j.due, looked = 0,
          updated = j.updated, turn = j.turn, status = j.status, result = j.result, address = j.address,
          public = coalesce(j.public, t.public), host = coalesce(j.host, t.host), body = coalesce(j.body, t.body),
          open_seats = coalesce(j.open_seats, t.open_seats), people = coalesce(j.people, t.people),
          clock = coalesce(j.clock, t.clock)
        from json_to_recordset(changed) as j(ord integer, id text, before_seq integer, before_version integer,
          seq integer, version integer, due bigint, updated bigint, turn text, status text, result text, address text,
          public integer, host text, body text, open_seats integer, people integer, clock text)
        where t.id = j.id and t.seq = j.before_seq and t.version = j.before_version returning j.ord, t.n)
      select ords || coalesce(array_agg(ord), '{}'), numbers || coalesce(array_agg(n), '{}') into ords, numbers
        from done;
    end if;
    insert into entry (id, n, seq, kind, seat, body, key, barrier, at)
      select base + e.index, w.n, e.seq, e.kind, e.seat, e.body, e.key, e.barrier, e.at
      from json_to_recordset(entries) as e(ord integer, index integer, seq integer, kind text, seat integer, body text,
        key text, barrier integer, at bigint) join unnest(ords, numbers) as w(ord, n) using (ord);
    insert into notice select base + x.index, x.body, x.change
      from json_to_recordset(notices) as x(ord integer, index integer, body text, change text)
      join unnest(ords, numbers) as w(ord, n) using (ord);
    if rest is not null then
      update terms t set terms = r.terms from json_to_recordset(rest) as r(ord integer, terms text)
        join unnest(ords, numbers) as w(ord, n) using (ord) where t.n = w.n and r.terms is not null;
      delete from sitting s using json_to_recordset(rest) as r(ord integer, sitting json)
        join unnest(ords, numbers) as w(ord, n) using (ord)
        where s.n = w.n and r.sitting is not null
          and s.person not in (select json_array_elements_text(r.sitting));
      insert into sitting (person, n) select p.person, w.n
        from json_to_recordset(rest) as r(ord integer, sitting json) join unnest(ords, numbers) as w(ord, n) using (ord)
        cross join lateral json_array_elements_text(r.sitting) as p(person) where r.sitting is not null
        on conflict do nothing;
      insert into snapshot select w.n, r.count, r.seq, r.state, r.rules_version, r.fingerprint
        from json_to_recordset(rest) as r(ord integer, count integer, seq integer, state text, rules_version integer,
          fingerprint text) join unnest(ords, numbers) as w(ord, n) using (ord) where r.state is not null
        on conflict (n, count) do update set seq = excluded.seq, state = excluded.state,
          rules_version = excluded.rules_version, fingerprint = excluded.fingerprint;
      insert into outbox (kind, body, due) select o.kind, o.body, o.due
        from json_to_recordset(rest) as r(ord integer, outbox json) join unnest(ords, numbers) as w(ord, n) using (ord)
        cross join lateral json_to_recordset(r.outbox) as o(kind text, body text, due bigint)
        where r.outbox is not null;
    end if;
    written := ords;
    return next;
  end $$;

  -- What is new since a snapshot, all of one snapshot: the notices of transactions that had not begun then (ids from
  -- "after" on) or were not finished (ids of each from one of "unfinished" on); where that snapshot was taken at another
  -- place than "here", all from "unsettled" on. The first row, with the id 0, says of this snapshot what the next question
  -- needs. See postgresFeed.ts.
  create function outcry_news(here text, place text, after bigint, unsettled bigint, unfinished json)
  returns table (id bigint, body text, change text) language plpgsql as $$
  begin
    return query
      select 0::bigint, json_build_object('place', here,
        'next', outcry_id(pg_snapshot_xmax(pg_current_snapshot())),
        'open', (select coalesce(json_agg(outcry_id(x)), '[]') from pg_snapshot_xip(pg_current_snapshot()) as x),
        'horizon', outcry_id(pg_snapshot_xmin(pg_current_snapshot())),
        'now', extract(epoch from clock_timestamp())::float8 * 1000)::text, null
      union all
      select n.id, n.body, n.change from notice n where n.id >= case when here = place then after else unsettled end
      union all
      select n.id, n.body, n.change from json_array_elements_text(unfinished) as x(first)
        join notice n on n.id >= x.first::bigint and n.id < x.first::bigint + ${IDS} where here = place
      order by 1;
  end $$;

  -- Takes units from the allowances of all these names ([name, units a minute], in one order everywhere), or from none.
  -- Yields in how many seconds to try again, or null.
  create function outcry_spend(names json, price double precision) returns integer language plpgsql as $$
  declare
    moment double precision := extract(epoch from clock_timestamp()) * 1000;
    seconds integer;
  begin
    insert into allowance select x ->> 0, (x ->> 1)::double precision, moment from json_array_elements(names) as x
      on conflict do nothing;
    perform 1 from allowance where name in (select x ->> 0 from json_array_elements(names) as x) order by name for update;
    update allowance a set units = least(most, units + greatest(0, moment - at) * most / 60000), at = moment
      from (select x ->> 0 as name, (x ->> 1)::double precision as most from json_array_elements(names) as x) as n
      where a.name = n.name;
    select max(ceil((least(price, most) - units) * 60 / most)) into seconds from allowance a
      join (select x ->> 0 as name, (x ->> 1)::double precision as most from json_array_elements(names) as x) as n
      using (name) where units < least(price, most);
    if seconds is null then
      update allowance set units = units - price where name in (select x ->> 0 from json_array_elements(names) as x);
    end if;
    return seconds;
  end $$;

  -- False, and nothing is added, when the person has so many tokens already. Whoever adds one holds the person's row.
  create function outcry_add_token(token_id text, owner text, label text, hash text, created bigint, scope text,
    ends bigint, most integer) returns boolean language plpgsql as $$
  begin
    perform 1 from person where id = owner for update;
    if (select count(*) from token where person = owner) >= most then
      return false;
    end if;
    insert into token values (token_id, owner, label, hash, created, scope, ends, null);
    return true;
  end $$;

  -- Says that a server lives. When none did for longer than alive milliseconds, nobody's clock ran, nobody was absent
  -- and no lease ended in that time. Yields the time given back, or null. A beat that was sent long ago (by the database's
  -- clock) says nothing of now: it would take that time from everybody.
  create function outcry_beat(moment bigint, alive bigint, sent bigint) returns bigint language plpgsql as $$
  declare
    last bigint;
    gap bigint;
  begin
    insert into meta values ('beat', moment::text) on conflict do nothing;
    select value::bigint into last from meta where name = 'beat' for update;
    gap := moment - last;
    if abs(extract(epoch from clock_timestamp()) * 1000 - sent) > alive then
      return null;
    end if;
    if gap between 0 and alive then
      update meta set value = moment::text where name = 'beat';
      return null;
    end if;
    if gap between -alive and 0 then
      return null; -- another server's beat overtook this one
    end if;
    perform 1 from game_table where due is not null order by id for update;
    update game_table t set version = version + 1,
      turn = jsonb_set(turn::jsonb, '{since}', (select coalesce(jsonb_agg(case when jsonb_typeof(since) = 'number'
          then to_jsonb(since::text::bigint + gap) else since end order by seat), '[]')
        from jsonb_array_elements(turn::jsonb -> 'since') with ordinality as s(since, seat)))::text,
      due = case when exists (select 1 from json_array_elements(body::json -> 'seats') with ordinality as p(place, seat)
          where place ->> 'bot' is not null and (turn::jsonb -> 'asked' ->> (seat - 1)::integer) is not null)
        then moment else due + gap end
      where due is not null;
    if gap > 0 then
      update presence set until = until + gap where until >= last;
      update person set seen = seen + gap where id in (select person from sitting);
    end if;
    update meta set value = moment::text where name = 'beat';
    return gap;
  end $$;
  `,
  },
  // Accounts: see migrations.ts.
  {
    breaksOlder: false,
    sql: `
  create table passkey (id text primary key, name text, "publicKey" text not null,
    "userId" text not null references "user" (id) on delete cascade, "credentialID" text not null unique,
    counter integer not null, "deviceType" text not null, "backedUp" boolean not null, transports text,
    "createdAt" timestamptz, aaguid text);
  create index passkey_user on passkey ("userId");
  alter table person add column leaves bigint;
  create index person_leaves on person (leaves) where leaves is not null;
  create table kept_name (look text primary key, person text not null);
  create index kept_name_person on kept_name (person);
  create table sign_in_link (id text primary key, person text not null, kind text not null, hash text not null unique,
    made_by text, created bigint not null, ends bigint, used bigint, withdrawn bigint, seen bigint);
  create index sign_in_link_person on sign_in_link (person);
  create table device_code (id text primary key, person text not null, hash text not null unique, ends bigint not null,
    state text not null, figures text, agent text, claim text unique, scanned bigint);
  create index device_code_person on device_code (person);
  create table solo_game (person text not null, id text not null, finished bigint not null, bytes integer not null,
    summary text not null, file text not null, primary key (person, id));
  create table audit (id text primary key, at bigint not null, actor text, what text not null, person text,
    body text not null);
  create index audit_at on audit (at);
  create index entry_chat on entry (substring(body from '"person":"([^"]*)"')) where kind = 'chat';
  `,
  },
  // Results and ratings: see migrations.ts.
  {
    breaksOlder: false,
    sql: `
  create table untallied (n bigint primary key, finished bigint not null);
  insert into untallied select n, coalesce((select max(at) from entry where entry.n = game_table.n and kind = 'move'),
      updated) from game_table where status = 'over';
  create function outcry_over() returns trigger language plpgsql as $$
  begin
    insert into untallied values (new.n, new.updated) on conflict do nothing;
    return null;
  end $$;
  create trigger table_over after update of status on game_table for each row
    when (new.status = 'over' and old.status <> 'over') execute function outcry_over();
  create table finished_game (n bigint primary key, id text not null, game text not null, finished bigint not null,
    seats integer not null, counts text not null, tallied bigint not null);
  create unique index finished_game_tallied on finished_game (tallied);
  create index finished_game_id on finished_game (id);
  create table result (n bigint not null, seat integer not null, who text collate "C" not null, part text not null,
    game text not null, finished bigint not null, place integer not null, wealth double precision not null,
    moves integer not null, spent bigint not null, old_mu double precision, mu double precision,
    sigma double precision, primary key (n, seat, who));
  create index result_who on result (who, finished);
  create index result_game on result (who, game, finished);
  create table rating (game text not null, who text collate "C" not null, bot integer not null,
    mu double precision not null, sigma double precision not null, low integer not null, games integer not null,
    won integer not null, last bigint not null, week integer not null, week_low integer, primary key (game, who));
  create index rating_all on rating (game, low, who, bot) where games >= 5;
  create index rating_people on rating (game, low, who) where games >= 5 and bot = 0;
  create index rating_week on rating (game, week, low, who, bot) where games >= 5;
  create index rating_nearly on rating (game, games, last) where games < 5;
  create index rating_who on rating (who);
  create table career (person text collate "C" not null, game text not null, games integer not null,
    won integer not null, stayed integer not null, live_moves bigint not null, live_spent bigint not null,
    slow_moves bigint not null, slow_spent bigint not null, primary key (person, game));
  create table versus (person text collate "C" not null, other text collate "C" not null, games integer not null,
    ahead integer not null, behind integer not null, primary key (person, other));
  create index versus_games on versus (person, games, other);
  insert into meta values ('tallied', '0');
  `,
  },
  // Keeping order: see migrations.ts.
  {
    breaksOlder: false,
    sql: `
  create table admin (person text primary key, added bigint not null);
  create table admin_link (id text primary key, hash text not null unique, person text, made bigint not null,
    ends bigint not null, used bigint);
  create table ban (id text primary key, person text, network text, shown text not null, reason text not null,
    at bigint not null, ends bigint, made_by text);
  create table silence (person text primary key, reason text not null, at bigint not null, ends bigint);
  create table told (id text primary key, person text not null, at bigint not null, what text not null, made_by text,
    body text not null, seen integer not null);
  create index told_person on told (person) where seen = 0;
  create table block (person text not null, blocked text not null, primary key (person, blocked));
  create index block_blocked on block (blocked);
  create table report (id text primary key, at bigint not null, made_by text, about text, table_id text not null,
    seq integer, reason text not null, chat text not null, closed bigint);
  create index report_open on report (at) where closed is null;
  create index report_about on report (about);
  create table invitation (id text primary key, table_id text not null, person text not null, made_by text not null,
    at bigint not null, unique (table_id, person));
  create index invitation_person on invitation (person);
  create table announcement (id text primary key, begins bigint not null, minutes integer not null, text text,
    made bigint not null, ends bigint not null);
  create table pulse (at bigint primary key, people integer not null);
  create table whereabouts (person text primary key, network text not null, at bigint not null);
  `,
  },
  // Notifications: see migrations.ts.
  {
    breaksOlder: false,
    sql: `
  create table notify_person (person text primary key, settings text not null);
  create table notify_table (person text not null, game_table text not null, settings text not null,
    primary key (person, game_table));
  create table notify_channel (id text primary key, person text not null, kind text not null, hash text not null unique,
    label text not null, target text not null, is_on integer not null, created bigint not null, arrived bigint,
    failed bigint);
  create index notify_channel_person on notify_channel (person);
  create table notify_told (person text not null, game_table text not null, turn text, at bigint, looked bigint,
    primary key (person, game_table));
  create table notify_waiting (id text primary key, person text not null, body text not null);
  create index notify_waiting_person on notify_waiting (person);
  create table notify_digest (person text primary key, due bigint not null);
  create index notify_digest_due on notify_digest (due);
  create table mail_address (person text primary key, address text, look text unique, wanted text, hash text unique,
    ends bigint);
  `,
  },
  // What people keep for themselves: see migrations.ts.
  {
    breaksOlder: false,
    sql: `
  create table vacation (person text collate "C" primary key, saved bigint not null, began bigint not null,
    ends bigint not null);
  create table private_note (person text collate "C" not null, table_id text collate "C" not null, text text not null,
    updated bigint not null, primary key (person, table_id));
  `,
  },
  // Reviews: see migrations.ts.
  {
    breaksOlder: false,
    sql: `
  create table review (table_id text collate "C" not null, seat integer not null, body text not null,
    primary key (table_id, seat));
  `,
  },
  // What is asked of every profile and ladder stands in the index itself: see migrations.ts.
  {
    breaksOlder: false,
    sql: `
  drop index result_game;
  create index result_game on result (who, game, finished, mu);
  drop index rating_all;
  create index rating_all on rating (game, low, who, bot, games) where games >= 5;
  drop index rating_people;
  create index rating_people on rating (game, low, who, bot, games) where games >= 5 and bot = 0;
  drop index rating_week;
  create index rating_week on rating (game, week, low, who, bot, games, week_low) where games >= 5;
  `,
  },
  // The position of the day: see migrations.ts.
  {
    breaksOlder: false,
    sql: `
  alter table review add column made bigint not null default 0;
  alter table review add column cost double precision not null default 0;
  create index review_made on review (made);
  `,
  },
];
