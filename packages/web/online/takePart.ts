import { commitmentToEntropy, newSeed } from '@outcry/engine';
import type { Table } from '@outcry/server/api';
import { browserCollection } from '../browserCollection.ts';
import { api } from './api.ts';
import { askedFor } from './deal.ts';
import type { KeptDeal } from './deal.ts';

/** Deals of more tables than anybody looks back at; the oldest go first. */
const KEPT = 200;

const kept = browserCollection<KeptDeal>(
  'outcry.deal.',
  (deal) => ('entropy' in deal ? (deal as KeptDeal) : null),
  () => true,
  KEPT,
);
/** The same in this tab, for a browser that has no room or lets nothing be kept. */
const inTab = new Map<string, KeptDeal>();
/** Our answer to each step of a deal: page and stream both ask for it, and late messages ask for it again. */
const answers = new Map<string, Promise<Table | null>>();

function keep(deal: KeptDeal): void {
  inTab.set(deal.id, deal);
  try {
    kept.save(deal);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** What this browser kept of the deal of a table. */
export const keptDeals = (table: string): readonly KeptDeal[] => {
  const known = new Map([...inTab, ...kept.all.get().map((deal) => [deal.id, deal] as const)]);
  return [...known.values()].filter((deal) => deal.table === table);
};

/** Answers the deal of a table if it waits for us. Yields the table as it then is; null: there was nothing to answer. */
export function takePart(table: Table): Promise<Table | null> {
  const asked = askedFor(table);
  if (asked === null) return Promise.resolve(null);
  const name = `${table.id} ${asked}`;
  const answer = answers.get(name) ?? (table.dealing!.step === 'commit' ? commit(table) : reveal(table));
  answers.set(name, answer);
  const forget = () => void answers.delete(name); // it may be sent again
  answer.then((given) => given ?? forget(), forget);
  return answer;
}

async function commit({ id: table, dealing, fairness }: Table): Promise<Table> {
  const { attempt } = dealing!;
  const entropy = newSeed();
  const own = commitmentToEntropy(entropy);
  const deal: KeptDeal = {
    id: `${table}.${attempt}.${own}`,
    updated: Date.now(),
    table,
    attempt,
    commitment: fairness.commitment!,
    own,
    entropy,
    accepted: 'nothing',
  };
  keep(deal); // before it is sent: a page that is loaded again must be able to reveal it
  const answer = await api('commit', { params: { id: table }, body: { attempt, commitment: own } });
  keep({ ...deal, accepted: 'commitment' });
  return answer;
}

async function reveal({ id: table, dealing, fairness, you }: Table): Promise<Table | null> {
  const { attempt } = dealing!;
  const own = fairness.contributions[you.seats[0]!]!.commitment;
  const deal = keptDeals(table).find((each) => each.attempt === attempt && each.own === own);
  // Another device of ours has committed; or the server has exchanged its commitment, and is to learn nothing more.
  if (!deal || deal.commitment !== fairness.commitment) return null;
  const answer = await api('reveal', { params: { id: table }, body: { attempt, entropy: deal.entropy } });
  keep({ ...deal, accepted: 'entropy' });
  return answer;
}
