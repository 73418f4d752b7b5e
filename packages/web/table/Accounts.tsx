import { isBotName } from '@outcry/bots/cast.ts';
import type { Result } from '@outcry/engine';
import { Avatar, LevelMark, number, useUi } from '@outcry/ui';
import type { Account } from '@outcry/ui';
import { useText } from '../i18n.ts';
import { lastWord } from '../remarks/remark.ts';
import { useSettings } from '../settings.ts';
import { reachOf, sumsOf } from './sums.ts';
import type { AtTable } from './Table.tsx';
import './accounts.css';

const NO_ACCOUNT: Account = { parts: [], amounts: [] };

/**
 * Places, and where each seat's money came from: gains right of the line, losses left of it, all to one scale. What a game
 * that was stopped would have paid is not reckoned: there it is only how much each had.
 */
export function Accounts({ at: { now, board, who }, stood }: { at: AtTable; stood: Result }) {
  const t = useText();
  const { locale } = useUi();
  const events = now.history.flatMap((moment) => moment.events);
  const {
    parts,
    amounts,
    atEnd = [],
  } = now.result ? board.account(now.history.at(-1)!.view, events, now.data, locale) : NO_ACCOUNT;
  const { places, scores } = stood;
  const reach = reachOf(amounts);
  const { remarks } = useSettings();
  const words = now.seats.map((info, seat) =>
    now.result && remarks === 'on' ? lastWord(info, places[seat]!, places, t.cast) : null,
  );
  const seats = now.seats.map((_, seat) => seat).toSorted((a, b) => places[a]! - places[b]! || scores[b]! - scores[a]!);
  return (
    <div className="panel">
      <h3>{now.result ? t.end.earned : t.end.stood}</h3>
      {parts.length > 0 && (
        <div className="account-key">
          {parts.map((part, at) => (
            <span key={part}>
              <i className={`part-${at + 1}`} />
              {atEnd.includes(part) ? t.end.atEnd(part) : part}
            </span>
          ))}
        </div>
      )}
      <ol className="places">
        {seats.map((seat) => {
          const info = now.seats[seat]!;
          return (
            <li key={seat}>
              <span className="place-number">{places[seat]}</span>
              <Avatar seat={seat} info={info} />
              <div>
                <div className="player-name">
                  {who(seat)}
                  {info.bot ? <LevelMark {...info} /> : info.you && <small>{t.ui.you}</small>}
                </div>
                {info.bot && !info.away && <Character name={info.name} word={words[seat] ?? null} />}
                {parts.length > 0 && <Bars parts={parts} amounts={amounts[seat]!} reach={reach} />}
              </div>
              <span className="total">{board.money(scores[seat]!, locale)}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** A bot's last word; of one that has none, how it likes to play. */
function Character({ name, word }: { name: string; word: string | null }) {
  const t = useText();
  if (word !== null) return <q className="habit">{word}</q>;
  return isBotName(name) ? <p className="habit">{t.cast[name].habit}</p> : null;
}

interface BarsProps {
  readonly parts: readonly string[];
  readonly amounts: readonly number[];
  readonly reach: ReturnType<typeof reachOf>;
}

function Bars({ parts, amounts, reach }: BarsProps) {
  const { locale } = useUi();
  const sums = sumsOf(amounts);
  return (
    <div className="account-bars">
      {(['losses', 'gains'] as const).map((side) =>
        reach[side] === 0 ? null : (
          <div key={side} className={side} style={{ flexGrow: reach[side] }}>
            <div style={{ width: `${(100 * sums[side]) / reach[side]}%` }}>
              {amounts.map((amount, part) =>
                amount === 0 || amount < 0 !== (side === 'losses') ? null : (
                  <span
                    key={parts[part]}
                    className={`part-${part + 1}`}
                    style={{ flexGrow: Math.abs(amount) }}
                    title={`${parts[part]} ${number(amount, locale)}`}
                  >
                    <span className="unseen">{parts[part]} </span>
                    <span>{number(amount, locale)}</span>
                  </span>
                ),
              )}
            </div>
          </div>
        ),
      )}
    </div>
  );
}
