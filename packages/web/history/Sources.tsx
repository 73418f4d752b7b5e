import type { Locale } from '@outcry/engine';
import type { BoardModule } from '@outcry/ui';
import { useUi } from '@outcry/ui';
import { useEffect, useState } from 'react';
import { useText } from '../i18n.ts';
import { settings } from '../settings.ts';
import type { SoloRecord } from '../worker/protocol.ts';
import { rules, RulesError } from '../worker/client.ts';
import { saved } from '../solo/saved.ts';
import { useStore } from '../store.ts';
import { averages } from './averages.ts';
import type { Average } from './averages.ts';
import { ofRecord } from './finished.ts';

/** Where your own money came from in a game of this device, as its end screen says it. None: its rules are not known here. */
async function accountOf({ file }: SoloRecord, you: number, board: BoardModule, locale: Locale): Promise<Average[][]> {
  try {
    const { view, events, data } = await rules().ask('ending', { file, seat: you });
    const { parts, amounts } = board.account(view, events, data, locale);
    return [parts.map((part, at) => ({ part, amount: amounts[you]![at]! }))];
  } catch (error) {
    if (error instanceof RulesError && error.unknownRules) return [];
    throw error;
  }
}

/** Where your money came from on average, over the games of this device whose moves are kept. */
export function Sources({ game, board }: { game: string; board: BoardModule | undefined }) {
  const t = useText();
  const { locale } = useUi();
  const records = useStore(saved);
  const [accounts, setAccounts] = useState<readonly (readonly Average[])[]>([]);
  useEffect(() => {
    let wanted = true;
    setAccounts([]);
    const counted = records.flatMap((record) => {
      const finished = record.file.game === game ? ofRecord(record, settings.get().name) : null;
      return finished?.counts ? [{ record, you: finished.you }] : [];
    });
    if (board)
      void Promise.all(counted.map(({ record, you }) => accountOf(record, you, board, locale))).then(
        (all) => wanted && setAccounts(all.flat()),
      );
    return () => void (wanted = false);
  }, [records, game, board, locale]);
  if (!board || accounts.length === 0) return null;
  const parts = averages(accounts);
  const most = Math.max(1, ...parts.map(({ amount }) => Math.abs(amount)));
  return (
    <section className="panel">
      <h2>{t.history.sources(accounts.length)}</h2>
      <dl className="sources">
        {parts.map(({ part, amount }) => (
          <div key={part}>
            <dt>{part}</dt>
            <dd>
              <i className={amount < 0 ? 'lost' : ''} style={{ width: `${(100 * Math.abs(amount)) / most}%` }} />
              <span>{board.money(Math.round(amount), locale)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
