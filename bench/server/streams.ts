import { connect } from 'node:net';
import { percentile, Progress } from '../../packages/server/testing/load.ts';
import { Connection } from '../../packages/server/testing/connection.ts';
import type { Known, Script } from '../../packages/server/testing/prepare.ts';
import type { Running } from '../../packages/server/testing/process.ts';
import type { Figure } from '../report.ts';

/** One open stream: the numbers of the entries it was told, and when it was told the last. */
export interface Ear {
  readonly told: number[];
  at: number;
  close(): void;
}

/** Opens a stream and is done when it has said hello. `hear`: the table and the number of each entry. */
function open(port: number, cookie: string, hear: (table: string, seq: number) => void): Promise<Ear> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const ear: Ear = { told: [], at: 0, close: () => socket.destroy() };
    let rest = '';
    socket.setEncoding('utf8');
    socket.on('error', reject);
    socket.on('data', (text) => {
      const lines = (rest + String(text)).split('\n');
      rest = lines.pop()!;
      for (const line of lines) {
        if (line.includes('"kind":"hello"')) resolve(ear);
        const [, table, seq] = /^data: \{"kind":"entry","table":"(\w+)","entry":\{"seq":(\d+)/.exec(line) ?? [];
        if (!table) continue;
        ear.told.push(Number(seq));
        ear.at = performance.now();
        hear(table, Number(seq));
      }
    });
    socket.write(`GET /api/stream HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n\r\n`);
  });
}

/** Opens a stream for everybody, at the servers in turn. */
export async function openAll(
  servers: readonly Running[],
  guests: readonly Known[],
  hear: (table: string, seq: number, server: number) => void = () => {},
): Promise<Ear[]> {
  const ears: Ear[] = [];
  for (let first = 0; first < guests.length; first += 100)
    ears.push(
      ...(await Promise.all(
        guests.slice(first, first + 100).map(({ cookie }, index) => {
          const server = (first + index) % servers.length;
          return open(servers[server]!.port, cookie, (table, seq) => hear(table, seq, server));
        }),
      )),
    );
  return ears;
}

/** Opens a stream for everybody, plays some rounds of moves at every table, and counts what everybody was told. */
export async function listenAll(
  where: string,
  servers: readonly Running[],
  guests: readonly Known[],
  tables: readonly Script[],
  rounds: number,
): Promise<Figure[]> {
  const ears = await openAll(servers, guests);
  const connections = Array.from({ length: 8 }, (_, number) => new Connection(servers[number % servers.length]!.port));
  const progress = new Progress(tables);
  const lag: number[] = [];
  const seats = guests.length / tables.length;
  for (let round = 0; round < rounds; round++)
    await Promise.all(
      connections.map(async (connection, first) => {
        for (let table = first; table < tables.length; table += connections.length) {
          const request = progress.take(table)!;
          const sent = performance.now();
          if ((await connection.post(request.path, request.cookie, request.body)) !== 200)
            throw new Error('a move was refused');
          const here = ears.slice(table * seats, (table + 1) * seats);
          while (here.some(({ told }) => told.length <= round)) {
            if (performance.now() - sent > 10_000) break;
            await new Promise((resolve) => setImmediate(resolve));
          }
          lag.push(Math.max(...here.map(({ at }) => at)) - sent);
        }
      }),
    );
  let delivered = 0;
  ears.forEach(({ told }, index) => {
    const first = tables[Math.floor(index / seats)]!.moves[0]!.decision + 1;
    delivered += told.filter((seq, place) => seq === first + place).length;
  });
  for (const each of [...ears, ...connections]) each.close();
  const expected = guests.length * rounds;
  return [
    { name: `events over ${where}, expected`, value: expected, unit: 'events', must: '', reached: true },
    {
      name: 'the same, delivered once and in order',
      value: delivered,
      unit: 'events',
      must: 'all',
      reached: delivered === expected,
    },
    {
      name: 'from a move sent to the last of five told, p99',
      value: percentile(Float64Array.from(lag), 0.99),
      unit: 'ms',
      must: '',
      reached: true,
    },
  ];
}
