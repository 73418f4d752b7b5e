import { expect, test } from 'vitest';
import { withoutNotices } from './messages.ts';

const message = (kind: string, text: string): Buffer => {
  const body = Buffer.from(text);
  const head = Buffer.alloc(5);
  head.write(kind);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

test('notifications are taken out while they are lost, however the bytes arrive', () => {
  const [row, notice, done] = [message('D', 'row'), message('A', 'something new'), message('C', 'done')];
  const all = Buffer.concat([row, notice, done, notice, row]);
  for (let size = 1; size <= all.length; size++) {
    const pass = withoutNotices(() => true);
    const passed: Buffer[] = [];
    for (let start = 0; start < all.length; start += size) passed.push(pass(all.subarray(start, start + size)));
    expect(Buffer.concat(passed)).toEqual(Buffer.concat([row, done, row]));
  }
  expect(withoutNotices(() => false)(all)).toEqual(all);
});
