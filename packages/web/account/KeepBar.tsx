import type { Account } from '@outcry/server/api';
import { Icon } from '@outcry/ui';
import { remembered } from '../history/kept.ts';
import { useText } from '../i18n.ts';
import { useStore } from '../store.ts';
import { noPasskeyHere } from './passkeys.ts';
import type { AccountActions } from './useAccount.ts';

interface KeepBarProps {
  readonly account: Account;
  readonly actions: AccountActions;
  readonly onPassword: () => void;
  readonly onPaper: () => void;
}

/** What a guest would lose with this browser, and the one press that keeps it. */
export function KeepBar({ account, actions, onPassword, onPaper }: KeepBarProps) {
  const t = useText();
  const { name } = account.person;
  const games = account.finished + useStore(remembered).filter(({ code }) => code === null).length;
  const none = noPasskeyHere(account.passkeyHost);
  const isOnPaper = account.recovery?.used === null;
  return (
    <section className="ask keep-bar" aria-label={t.account.keepTitle(name)}>
      <span className="avatar s2 big" aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
      <div className="question">
        <b>{isOnPaper ? t.account.onPaper(name) : t.account.onlyHere(name)}</b>
        <span>{sentenceOf(t, none, account, games)}</span>
      </div>
      <div className="acts">
        <button type="button" className="btn" onClick={onPassword}>
          {t.account.usePassword}
        </button>
        {none === null ? (
          <button type="button" className="btn go" onClick={() => void actions.addPasskey(name)}>
            <Icon name="key" /> {t.account.keepWithPasskey(name)}
          </button>
        ) : (
          !isOnPaper && (
            <button type="button" className="btn go" onClick={onPaper}>
              <Icon name="paper" /> {t.account.recovery}
            </button>
          )
        )}
      </div>
    </section>
  );
}

/** Why there are no passkeys here, or what comes along with one. */
function sentenceOf(
  t: ReturnType<typeof useText>,
  none: ReturnType<typeof noPasskeyHere>,
  { passkeyHost, goingOn }: Account,
  games: number,
): string {
  if (none === 'plain-http') return t.account.plainHttp;
  if (none === 'other-host') return t.account.otherHost(passkeyHost);
  if (none === 'no-passkeys') return t.account.noPasskeys;
  return t.account.comesAlong(games, goingOn);
}
