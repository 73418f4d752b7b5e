import type { Frame, Script } from '@outcry/ui/timeline.ts';
import type { Data } from '../data.ts';
import { applyEvent } from '../applyEvent.ts';
import type { Company, Event } from '../state.ts';
import type { View } from '../view.ts';
import { lying } from './choice.ts';

/** A frame, with the dice that roll in it, the company it is about, and those whose card has been read this round. */
export interface BoardFrame extends Frame<View, Event> {
  /** By company, the pips of the dice being rolled. */
  readonly rolled: ReadonlyMap<Company, readonly number[]>;
  readonly company: Company | null;
  /** What the roll makes of every company, in the frame of the roll. */
  readonly counted: readonly Counted[];
  readonly read: readonly Company[];
}

/** A company once the dice are rolled: those that lay there, those just rolled, and what its card makes of their sum. */
export interface Counted {
  readonly company: Company;
  readonly lay: readonly number[];
  readonly rolled: readonly number[];
  readonly pips: number;
  readonly change: number;
  readonly price: number;
  readonly fate: 'split' | 'bankrupt' | null;
}

function countedAll(view: View, events: readonly Event[]): Counted[] {
  const of = <Kind extends Event['kind']>(kind: Kind, company: Company) =>
    events.find((event) => event.kind === kind && 'company' in event && event.company === company) as
      Extract<Event, { kind: Kind }> | undefined;
  return view.inPlay.flatMap((company) => {
    const priced = of('priced', company);
    if (priced === undefined) return [];
    const fate = of('split', company) ?? of('bankrupt', company);
    const { pips, change } = priced;
    const lay = lying(view, company).map(({ face }) => face);
    const rolled = of('rolled', company)?.pips ?? [];
    return [{ company, lay, rolled, pips, change, price: (fate ?? priced).price, fate: fate?.kind ?? null }];
  });
}

/** Whether the board says what the dice of a company come to: not at the end, once its card is read, or while the roll is told. */
export const hasOutlook = ({ phase }: View, frame: BoardFrame | null, company: Company): boolean =>
  phase.kind !== 'over' && frame?.event.kind !== 'rolled' && frame?.read.includes(company) !== true;

/** How long the frame of an event stays, in milliseconds; 0: it gets none. */
function lastsFor(event: Event): number {
  switch (event.kind) {
    case 'passed':
      return 600;
    case 'bought':
    case 'shorted':
    case 'took':
    case 'placed':
      return 1_100;
    case 'drawn':
      return 1_300;
    case 'rolled':
      return 5_000;
    case 'priced':
      return 1_200;
    case 'split':
    case 'bankrupt':
    case 'settled':
      return 2_000;
    case 'round':
      return 1_500;
    case 'chose':
    case 'bagged':
    case 'over':
      return 0;
  }
}

/** Events whose frame says why below them. */
const EXPLAINED: readonly Event['kind'][] = ['bought', 'shorted', 'took', 'placed', 'drawn'];

/** Whether these events can have happened in this view. */
export function follows({ phase }: View, [first]: readonly Event[]): boolean {
  if (first === undefined || !('seat' in first)) return false;
  if (first.kind === 'chose') return phase.kind === 'roll' && phase.waiting.includes(first.seat);
  return phase.kind === 'action' && phase.seat === first.seat;
}

/** How moves are shown, with these tables: all dice roll at once, then the event cards are read one by one. */
export const scriptOf = (data: Data): Script<View, Event, BoardFrame> => ({
  follows,
  frames(view, events) {
    const frames: BoardFrame[] = [];
    let now = view;
    let read: readonly Company[] = [];
    let rolled = new Map<Company, readonly number[]>();
    events.forEach((event, i) => {
      now = applyEvent(data, now, event);
      if (event.kind === 'priced') read = [...read, event.company];
      if (event.kind === 'round') read = [];
      if (event.kind === 'rolled') {
        rolled.set(event.company, event.pips);
        if (events[i + 1]?.kind === 'rolled') return;
      }
      const lasts = lastsFor(event);
      const company = 'company' in event && event.kind !== 'rolled' ? event.company : null;
      const moment = event.kind === 'rolled';
      const counted = moment ? countedAll(view, events) : [];
      const explained = EXPLAINED.includes(event.kind);
      if (lasts > 0) frames.push({ view: now, event, lasts, rolled, company, read, moment, counted, explained });
      rolled = new Map();
    });
    return frames;
  },
});
