import type { Table } from '@outcry/server/api';
import { useText } from '../i18n.ts';

/** How the cards will be dealt; while they are: whose answer the table waits for, and which attempts failed. */
export function Dealing({ info: { dealing, fairness, seats } }: { info: Table }) {
  const t = useText();
  if (dealing === null) return <p className="cap fairness">{t.waiting.fairness}</p>;
  const named = (these: readonly number[]) => these.map((seat) => seats[seat]!.name);
  return (
    <div className="panel" role="status">
      <h2>{t.waiting.dealing}</h2>
      <p>{t.waiting.dealingFor[dealing.step](named(dealing.waiting))}</p>
      {fairness.voided.map(({ seats: silent }, at) => (
        <p key={at}>{t.proof.void(at + 1, named(silent))}</p>
      ))}
      <p className="cap">
        {t.waiting.committed} <code>{fairness.commitment!.slice(0, 24)}…</code>
      </p>
    </div>
  );
}
