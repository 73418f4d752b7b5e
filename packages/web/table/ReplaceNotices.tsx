import { useText } from '../i18n.ts';
import { Notice } from './Notice.tsx';
import type { Online } from './source.ts';
import type { AtTable } from './Table.tsx';
import { useIsAhead } from './useIsAhead.ts';

interface ReplaceNoticesProps {
  readonly at: AtTable;
  readonly online: Online;
  /** What was closed is not shown again. */
  readonly closed: readonly string[];
  readonly onClose: (what: string) => void;
}

/** What is asked about a seat, somebody absent the game waits for, and a seat one has lost. */
export function ReplaceNotices({ at: { now, source, who }, online, closed, onClose }: ReplaceNoticesProps) {
  const t = useText();
  const { replace, former } = online;
  const mayReclaim = useIsAhead(former?.until ?? null);
  // A player is told when the game waits for somebody absent; a spectator of every seat whose person is away.
  const offer = online.offers.find(({ seat, by }) => {
    const { asked, away } = now.seats[seat]!;
    return !closed.includes(`away ${seat}`) && (by === 'bot' ? asked : away);
  });
  const asker = replace?.may === 'withdraw' ? null : (replace?.name ?? null);
  return (
    <>
      {replace && (
        <Notice
          text={t.replace.asked[replace.by](asker, who(replace.seat))}
          detail={replace.may === 'answer' ? t.replace.rule[replace.by] : t.table.waits(replace.waiting.map(who))}
        >
          {replace.may !== null && (
            <button type="button" className="btn sm" onClick={() => source.online?.answerReplace(false)}>
              {replace.may === 'withdraw' ? t.table.withdraw : t.table.refuse}
            </button>
          )}
          {replace.may === 'answer' && (
            <button type="button" className="btn sm ink" onClick={() => source.online?.answerReplace(true)}>
              {t.table.agree}
            </button>
          )}
        </Notice>
      )}
      {offer && (
        <Notice text={t.replace.away[offer.by](who(offer.seat))} onClose={() => onClose(`away ${offer.seat}`)}>
          <button type="button" className="btn sm ink" onClick={() => source.online?.replace(offer.seat, offer.by)}>
            {t.replace[offer.by](who(offer.seat))}
          </button>
        </Notice>
      )}
      {former && !closed.includes('former') && (
        <Notice
          text={t.replace[mayReclaim ? 'reclaim' : 'former'](who(former.seat), former.since)}
          onClose={() => onClose('former')}
        >
          {mayReclaim && (
            <button type="button" className="btn sm ink" onClick={() => source.online?.takeBack()}>
              {t.table.takeBack}
            </button>
          )}
        </Notice>
      )}
    </>
  );
}
