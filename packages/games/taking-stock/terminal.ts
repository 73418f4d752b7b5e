import type { Paint, Who } from '@outcry/engine';
import type { Data, Effect } from './data.ts';
import { companyOf, numberOf } from './state.ts';
import type { Card, Hand } from './state.ts';
import type { View } from './view.ts';

const NAME = ['Blue Moon', 'Green Globe', 'Red Sun', 'Purple Prose', 'Golden Maple'];
const COLOUR = ['blue', 'green', 'red', 'magenta', 'yellow'];
const TICKER = ['BLM', 'GRG', 'RSN', 'PUP', 'GMP'];
const EFFECT: Record<Effect['kind'], string> = {
  'side-deal': 'Side Deal',
  reversal: 'Market Reversal',
  'own-company': 'its company',
  'other-company': 'another company',
  'any-company': 'any company',
  acquisition: 'New Acquisition',
};

/** The price board with its trackers, the trick, everybody's shares and money, and the viewer's hand. */
export function terminal(view: View, who: Who, paint: Paint, data: Data): string[] {
  const name = (hand: Hand): string => (hand < view.seats ? who(hand) : 'Otto');
  const card = (held: Card): string =>
    paint.colour(COLOUR[companyOf(held)]!, `${TICKER[companyOf(held)]} ${numberOf(held)}`);
  const lines = [
    paint.bold(`Round ${view.round} of 4, trick ${view.trick} of 5`),
    '',
    `${' '.repeat(14)}${paint.dim(track(data, (price) => String(price % 10)))}`,
  ];
  view.inPlay.forEach((inPlay, company) => {
    if (inPlay)
      lines.push(
        `  ${paint.colour(COLOUR[company]!, NAME[company]!.padEnd(12))}${track(data, (_, box) => (box === view.boxes[company] ? '◆' : '·'))}`,
      );
  });
  lines.push('', paint.bold('The trick'));
  if (view.table.length === 0) lines.push(`  ${name(view.lead)} leads`);
  view.table.forEach((held, place) => {
    lines.push(
      `  ${name(view.playedBy[place]!).padEnd(12)} ${card(held)}  ${paint.dim(effect(data.effects[numberOf(held) - 1]!))}`,
    );
  });
  lines.push('', paint.bold('Money and shares'));
  view.portfolios.forEach((cards, hand) => {
    const money = hand < view.seats ? `$${view.money[hand]}` : '';
    const shares = view.inPlay.flatMap((inPlay, company) => {
      const count = cards.filter((held) => companyOf(held) === company).length;
      return inPlay && count > 0 ? [paint.colour(COLOUR[company]!, `${TICKER[company]} ×${count}`)] : [];
    });
    const held = paint.dim(`${view.handSizes[hand]} in hand`);
    lines.push(
      `  ${name(hand).padEnd(12)} ${money.padStart(4)}  ${held}  ${shares.join('  ') || paint.dim('no shares')}`,
    );
  });
  if (view.seat !== null && view.hand.length > 0)
    lines.push('', `${paint.bold('Your hand')}  ${view.hand.map(card).join('  ')}`);
  return lines;
}

/** What a card does, in a word or two. */
function effect(does: Effect): string {
  if (!('boxes' in does) || does.kind === 'acquisition') return EFFECT[does.kind];
  const boxes = does.kind === 'any-company' ? `±${does.boxes}` : does.boxes < 0 ? `−${-does.boxes}` : `+${does.boxes}`;
  return `${EFFECT[does.kind]} ${boxes}`;
}

/** The boxes of a price track, a gap between prices. */
function track({ track: prices }: Data, mark: (price: number, box: number) => string): string {
  return prices.map((price, box) => (box > 0 && price !== prices[box - 1] ? ' ' : '') + mark(price, box)).join('');
}
