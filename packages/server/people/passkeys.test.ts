import { expect, test } from 'vitest';
import { guest, startServer } from '../testing/guests.ts';
import { asked } from '../testing/signIn.ts';

const WRONG = [
  {},
  { id: { not: 'a text' }, response: {} },
  { id: 5, rawId: 5, type: 'public-key', response: { clientDataJSON: 5, authenticatorData: [] } },
  { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: { clientDataJSON: 'e30', attestationObject: 'oA' } },
];

test('a passkey that is none is refused in a sentence, and whoever sent it is a guest as before', async () => {
  const { url } = await startServer();
  const eve = await guest(url, 'Eve');
  for (const credential of WRONG) {
    const wish = await asked(url, 'passkeyWish', {}, { cookie: eve.cookie, origin: url });
    const cookie = `${eve.cookie}; ${wish.cookie}`;
    const added = await asked(url, 'addPasskey', { credential }, { cookie, origin: url });
    expect(added).toMatchObject({ status: 409, body: { error: 'not-possible' } });
    const challenge = await asked(url, 'passkeyChallenge', undefined, { origin: url });
    const entered = await asked(url, 'signInPasskey', { credential }, { cookie: challenge.cookie, origin: url });
    expect(entered).toMatchObject({ status: 409, body: { error: 'not-possible' } });
  }
  expect(await eve.api('account')).toMatchObject({ person: { name: 'Eve', guest: true }, passkeys: [] });
});
