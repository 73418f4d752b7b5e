import type { Lab, LabWords } from '@outcry/engine/lab';
import { COMPANY_COUNT } from './cards.ts';
import type { Data } from './data.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import { en, fr, nl } from './lab-words.ts';
import type { LabTexts } from './lab-words.ts';
import { COMPANY, investorName, strategyName } from './words/common-cards.ts';

const wordsOf = (texts: LabTexts): LabWords => ({
  companies: COMPANY,
  trait({ group, id }) {
    if (group === 'investor') return investorName(Number(id));
    return group === 'share' ? COMPANY[Number(id)]! : strategyName(Number(id));
  },
  statistics: {},
  ...texts,
});

const HELD = 'strategy-held';
const PLAYED = 'strategy-played';

/** What a laboratory looks at: prices, the first share, the investors kept, and the strategies held and played. */
export const labOf = (data: Data): Lab<State, Event> => ({
  colours: ['blue', 'green', 'violet', 'wine', 'grey', 'lemon'],
  prices({ options, prices }) {
    const board = options.board === 'standard' ? data.standardBoard : data.advancedBoard;
    return prices.map((place, company) => board[company]!.values[place]!);
  },
  /** Where investors are chosen, the share is dealt after that: an event tells it. */
  atStart({ players }, seat) {
    const { shares } = players[seat]!;
    return shares.flatMap((count, company) =>
      company < COMPANY_COUNT && count > 0 ? [{ group: 'share', id: String(company) }] : [],
    );
  },
  atEnd({ players }, seat) {
    const { investors, strategies } = players[seat]!;
    return [
      ...investors.map((investor) => ({ group: 'investor', id: String(investor) })),
      ...strategies.map((card) => ({ group: HELD, id: String(card) })),
    ];
  },
  told(event, to) {
    if (event.kind === 'start-share') return [{ seat: to![0]!, group: 'share', id: String(event.company) }];
    if (event.kind !== 'strategy') return [];
    const { seat, card } = event;
    return [HELD, PLAYED].map((group) => ({ seat, group, id: String(card) }));
  },
  counted: ['split', 'bankrupt', 'dividend'],
  words: { en: wordsOf(en), fr: wordsOf(fr), nl: wordsOf(nl) },
});
