import { expect, test } from 'vitest';
import { guest, startServer } from '../testing/guests.ts';
import { expectGrowth, HOSTILE_TEXTS } from '../testing/growth.ts';

const SIZE = 100_000;

/** Headers that somebody reads, with what makes them look at the text at all. */
const HEADERS: Readonly<Record<string, (text: string) => string>> = {
  cookie: (text) => `outcry.session_token=${text}`,
  'cookie ': (text) => `; ${text}; outcry.session_token`,
  authorization: (text) => `Bearer ${text}`,
  'last-event-id': (text) => text,
  'accept-encoding': (text) => text,
  'content-type': (text) => `application/json; ${text}`,
  'if-none-match': (text) => text,
  'x-forwarded-for': (text) => text,
  origin: (text) => `http://${text}`,
  host: (text) => text,
  range: (text) => `bytes=${text}`,
};

test('twice as much in a header costs less than three times as much', async () => {
  const { app } = await startServer({ trustProxy: 1, publicUrl: 'http://localhost' });
  for (const [name, write] of Object.entries(HEADERS)) {
    const send = (text: string) => {
      const headers = { host: 'localhost', 'content-type': 'application/json', [name.trim()]: write(text) };
      return app.inject({ method: 'POST', url: '/api/session', headers, body: '{}' });
    };
    for (const [what, make] of Object.entries(HOSTILE_TEXTS))
      await expectGrowth(send, [make(SIZE), make(2 * SIZE)], `${what} in ${name}`);
  }
});

test('a cookie that is longer than any of ours is nobody’s, and is not remembered', async () => {
  const { url, accounts } = await startServer();
  const ada = await guest(url, 'Ada');
  expect(await accounts.pass({ cookie: `theme=dark; ${ada.cookie}; ${'x'.repeat(5000)}=1` })).toMatchObject({
    person: { id: ada.id },
  });
  expect(await accounts.pass({ cookie: `${ada.cookie}${'x'.repeat(5000)}` })).toBeNull();
});
