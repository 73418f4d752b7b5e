import { expect, test, vi } from 'vitest';
import { closedAfter } from '../testing/guests.ts';
import { receiver } from '../testing/receivers.ts';
import { isPublic, Post, Unreachable } from './post.ts';
import type { Resolve } from './post.ts';

const SENDING = { headers: { 'content-type': 'text/plain' }, body: 'hello' };

/** Names that lead to these addresses, one after the other. */
const leads = (...addresses: readonly string[]) => {
  let turn = 0;
  return vi.fn<Resolve>((_name, _options, done) => {
    const address = addresses[Math.min(turn++, addresses.length - 1)]!;
    done(null, [{ address, family: address.includes(':') ? 6 : 4 }]);
  });
};

test('addresses of the public internet', () => {
  for (const address of ['1.1.1.1', '93.184.216.34', '2606:4700::1111']) expect(isPublic(address)).toBe(true);
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:1.1.1.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    '2001:db8::1',
    'no address',
  ])
    expect([address, isPublic(address)]).toEqual([address, false]);
});

test('a private address is not reached, whatever it is called, unless the host named it', async () => {
  const hook = await closedAfter(receiver());
  const port = hook.host.split(':')[1]!;
  for (const address of [
    hook.url,
    `https://127.0.0.1:${port}/`,
    `https://[::1]:${port}/`,
    `https://[::ffff:127.0.0.1]:${port}/`,
    'https://2130706433/',
    'https://0x7f.1/',
    'http://example.org/',
    'https://user:secret@example.org/',
    'ftp://example.org/',
    'nonsense',
  ]) {
    const post = new Post([], leads('1.1.1.1'));
    await expect(post.check(address)).rejects.toBeInstanceOf(Unreachable);
    expect(() => post.send(address, SENDING)).toThrow(Unreachable);
  }
  expect(hook.received).toHaveLength(0);
  for (const named of [hook.host, '127.0.0.1']) {
    const post = new Post([named]);
    await post.check(hook.url);
    expect(await post.send(hook.url, SENDING)).toEqual({ status: 201, retryAfter: null });
    post.close();
  }
});

test('a name whose answer changes reaches nothing else than what was checked', async () => {
  const hook = await closedAfter(receiver());
  const port = hook.host.split(':')[1]!;
  const resolve = leads('1.1.1.1', '127.0.0.1');
  const post = new Post([], resolve);
  await post.check(`https://changes.example:${port}/`); // public when it was added
  await expect(post.send(`https://changes.example:${port}/`, SENDING)).rejects.toBeInstanceOf(Unreachable);
  expect(resolve).toHaveBeenCalledTimes(2);
  expect(hook.received).toHaveLength(0);
  const both = new Post([], (_name, _options, done) =>
    done(null, [
      { address: '1.1.1.1', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ]),
  );
  await expect(both.check('https://both.example/')).rejects.toBeInstanceOf(Unreachable);
});

test('no redirect is followed, and it says what was answered', async () => {
  const inner = await closedAfter(receiver());
  const hook = await closedAfter(
    receiver((_request, response) => response.writeHead(302, { location: inner.url }).end()),
  );
  const post = new Post(['127.0.0.1']);
  expect((await post.send(hook.url, SENDING)).status).toBe(302);
  expect(inner.received).toHaveLength(0);
  const busy = await closedAfter(
    receiver((_request, response) => response.writeHead(429, { 'retry-after': '7' }).end()),
  );
  expect(await post.send(busy.url, SENDING)).toEqual({ status: 429, retryAfter: 7 });
  post.close();
});

test('who does not answer is given up, and of an answer of many megabytes little is read', async () => {
  const post = new Post(['127.0.0.1'], undefined, 300);
  const silent = await closedAfter(receiver(() => {}));
  await expect(post.send(silent.url, SENDING)).rejects.toThrow();
  let written = 0;
  const closed = new Promise<void>((resolve) => {
    const made = receiver((_request, response) => {
      response.on('close', resolve);
      const more = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536))) written += 65_536;
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    });
    void closedAfter(made).then(({ url }) => post.send(url, SENDING));
  });
  await closed;
  expect(written).toBeLessThan(20_000_000);
  post.close();
});
