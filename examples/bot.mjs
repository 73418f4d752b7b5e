#!/usr/bin/env node
// A bot for Outcry in JavaScript (docs/bot-protocol.md): buys and plays whatever comes first in a shuffled list, but
// never passes while it can do something else. Change `choose`.
//
//   npm run -s outcry -- tournament taking-stock --bots "exec:node examples/bot.mjs,random" --deals 20
import { createInterface } from 'node:readline';

const send = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

/** A small generator of its own, so that the same games come out again. */
let state = 1;
const random = (below) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
};

/** The place of the move to make in the list of legal ones. */
function choose({ legal }) {
  const eager = legal.flatMap(({ kind }, place) => (kind === 'pass' || kind === 'done' ? [] : [place]));
  return eager.length > 0 ? eager[random(eager.length)] : random(legal.length);
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'hello') send({ type: 'ready', protocol: 1, name: 'Example', wants: ['view', 'legal'] });
  else if (message.type === 'decide') send({ type: 'advice', id: message.id, advice: [{ choice: choose(message) }] });
}
