import pg from 'pg';

const BODY = JSON.stringify({ move: { kind: 'play', card: 17, target: null, boxes: null }, bot: false });

/** How many rows a second PostgreSQL takes, one by one, each in a transaction of its own that is synced. */
export async function singleRowRate(url: string, connections: number, seconds: number): Promise<number> {
  const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  await clients[0]!.query('create table if not exists raw (id bigserial primary key, body text not null)');
  const insert = { name: 'insert', text: 'insert into raw (body) values ($1)', values: [BODY] };
  const began = performance.now();
  const end = began + seconds * 1000;
  let rows = 0;
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < end) {
        await client.query(insert);
        rows++;
      }
    }),
  );
  const rate = rows / ((performance.now() - began) / 1000);
  await Promise.all(clients.map((client) => client.end()));
  return rate;
}
