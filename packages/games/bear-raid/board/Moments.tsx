import { money } from '@outcry/engine/figures';
import { CompanyTile, Delta } from '@outcry/ui';
import { Moment } from '@outcry/ui/Moment.tsx';
import { Die } from './Die.tsx';
import { LOOKS } from './looks.ts';
import { useTable } from './table.ts';
import type { BoardFrame, Counted } from './timeline.ts';

/** B9, B10: the roll, company by company: the dice that lay there, those just rolled, and what the sum makes of it. */
export function Moments({ frame: { counted } }: { frame: BoardFrame }) {
  const { text } = useTable();
  const dice = counted.reduce((sum, { rolled }) => sum + rolled.length, 0);
  const fates = counted.flatMap(({ company, fate, pips }) => {
    const { name } = LOOKS[company]!;
    return fate === null ? [] : [fate === 'split' ? text.splitsAt(name, pips) : text.bankruptAt(name, pips)];
  });
  const splits = counted.some(({ fate }) => fate === 'split');
  return (
    <Moment wide title={[text.diceRolled(dice), ...fates].join(' ')} why={splits ? text.splitWhy : null}>
      <ul className="rows">
        {counted.map((row) => (
          <Row key={row.company} {...row} />
        ))}
      </ul>
    </Moment>
  );
}

function Row({ company, lay, rolled, pips, change, price, fate }: Counted) {
  const { text, locale } = useTable();
  const figure = money(price, locale);
  return (
    <li className={fate === null ? '' : 'chief'}>
      <CompanyTile company={LOOKS[company]!} large />
      <b>{LOOKS[company]!.name}</b>
      <span className="lay">
        {lay.map((face, die) => (
          <Die key={die} company={company} pips={face} />
        ))}
      </span>
      <span className="fell">
        {rolled.map((face, die) => (
          <Die key={die} company={company} pips={face} />
        ))}
      </span>
      <span>{text.pips(pips)}</span>
      <Delta value={change} />
      <b>{fate === 'bankrupt' ? text.bankrupt : fate === 'split' ? text.splits(figure) : figure}</b>
    </li>
  );
}
