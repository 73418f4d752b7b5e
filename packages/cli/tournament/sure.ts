/** Wrong at most this often, however long one goes on and whenever one stops. */
const ERROR = 0.05;
/** Where the bound is tightest: at about this many deals. */
const TIGHTEST = 50;

/** The test is exact only for many deals: it says nothing before this many. */
const FEWEST = 10;

export type Verdict = 'above' | 'below' | 'open';

/**
 * Whether a bot's shares, one a deal, lie above or below the fair share. A sequential test: an asymptotic confidence
 * sequence by a normal mixture (Robbins; Waudby-Smith and others 2021), which holds at every number of deals at once, so
 * that one may look after each.
 */
export function verdictOf(shares: readonly number[], fair: number): Verdict {
  if (shares.length < FEWEST) return 'open';
  // One more deal that came out fair: who has won them all so far is not taken for somebody who never loses.
  const counted = [...shares, fair];
  const deals = counted.length;
  const mean = counted.reduce((sum, share) => sum + share, 0) / deals;
  const variance = counted.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (deals - 1);
  const scaled = deals / TIGHTEST + 1;
  const reach = Math.sqrt((variance * 2 * scaled * TIGHTEST * Math.log(Math.sqrt(scaled) / ERROR)) / deals ** 2);
  if (Math.abs(mean - fair) <= reach) return 'open';
  return mean > fair ? 'above' : 'below';
}
