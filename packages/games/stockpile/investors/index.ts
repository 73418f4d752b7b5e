import { INVESTORS } from '../cards.ts';
import { chanda, cramer, ivan } from './action.ts';
import { barbara, bernie, carlos, donald, liliane, martha, mitt } from './bidding.ts';
import { ana, dangote, deborah, li, oprah, sanders } from './end-of-round.ts';
import type { Investor } from './investor.ts';
import { barack, graham, soros, talal } from './selling.ts';
import { mark, stuart, warren } from './supply.ts';

/** Billionaire Bill: no ability, but the most cash. */
const bill: Investor = { id: 'bill' };
/** Forecast Phil: takes a card of his choice for his pair before the pairs are dealt (phases/information.ts). */
const phil: Investor = { id: 'phil' };
/** Royal Robins: draws and places the opening supply cards, one face down (phases/opening.ts). */
const robins: Investor = { id: 'robins' };

const ALL: readonly Investor[] = [
  bill,
  bernie,
  cramer,
  donald,
  deborah,
  graham,
  martha,
  mark,
  stuart,
  warren,
  ana,
  chanda,
  carlos,
  dangote,
  li,
  talal,
  ivan,
  barack,
  barbara,
  phil,
  liliane,
  mitt,
  oprah,
  robins,
  soros,
  sanders,
];

/** Every investor (K24), by index. */
export const INVESTOR_LIST: readonly Investor[] = INVESTORS.map((id) => ALL.find((investor) => investor.id === id)!);
