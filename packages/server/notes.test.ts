import { expect, test } from 'vitest';
import { guest, refused, startServer } from './testing/guests.ts';

test('a note at a table is for who wrote it: nobody else reads it, in no answer and no log', async () => {
  const { url } = await startServer();
  const [ada, bob, cem] = [await guest(url, 'Ada'), await guest(url, 'Bob'), await guest(url, 'Cem')];
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'rookie' }] as const;
  const { id } = await ada.api('createTable', { body: { game: 'stockpile', seats: [...seats] } });
  const at = { params: { id } };
  await bob.api('join', { ...at, body: {} });
  const before = await bob.api('table', at);
  const secret = 'Bob shorts whatever I buy.';
  await ada.api('putNote', { ...at, body: { text: secret } });
  expect(await ada.api('privateNote', at)).toEqual({ text: secret });
  expect(await bob.api('privateNote', at)).toEqual({ text: '' });
  const after = await bob.api('table', at);
  expect({ ...after, now: 0 }).toEqual({ ...before, now: 0 });
  expect(JSON.stringify([await bob.api('log', { ...at, query: {} }), await ada.api('table', at)])).not.toContain(
    secret,
  );
  await expect(cem.api('privateNote', at)).rejects.toMatchObject(refused(403, 'not-your-seat'));
  await expect(cem.api('putNote', { ...at, body: { text: 'x' } })).rejects.toMatchObject(refused(403, 'not-your-seat'));
  await expect(ada.api('putNote', { ...at, body: { text: 'x'.repeat(4001) } })).rejects.toMatchObject(
    refused(400, 'bad-request'),
  );
  expect(await ada.api('privateNote', at)).toEqual({ text: secret });
  await ada.api('putNote', { ...at, body: { text: '' } });
  expect(await ada.api('privateNote', at)).toEqual({ text: '' });
});
