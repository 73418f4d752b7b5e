import type { Account } from '@outcry/server/api';
import { useText } from '../i18n.ts';
import { api } from '../online/api.ts';
import { dayIn } from './dates.ts';
import { MailRow } from './MailRow.tsx';
import { noPasskeyHere } from './passkeys.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { Row } from './Row.tsx';
import type { AccountActions } from './useAccount.ts';

interface WaysBackProps {
  readonly account: Account;
  readonly actions: AccountActions;
  readonly hasForm: boolean;
  readonly onForm: (open: boolean) => void;
  readonly onPaper: () => void;
  readonly onWithdraw: () => void;
}

/** Passkeys, password and recovery link: what there is, and what can be added. */
export function WaysBack({ account, actions, hasForm, onForm, onPaper, onWithdraw }: WaysBackProps) {
  const t = useText();
  const { person, passkeys, password, recovery } = account;
  const { act } = actions;
  const hasPaper = recovery?.used === null;
  const ways = [passkeys.length > 0, password, hasPaper, ...(account.mail ? [account.mail.address !== null] : [])];
  const day = (at: number) => dayIn(at, t.locale);
  const recoveryText = () => {
    if (recovery === null) return t.account.recoveryText;
    return recovery.used === null
      ? t.account.recoveryMade(day(recovery.made))
      : t.account.recoveryUsed(day(recovery.used));
  };
  return (
    <section className="account-list ways-back" aria-labelledby="ways-title">
      <h2 id="ways-title">
        {t.account.ways} <small>{t.account.waysCount(ways.filter(Boolean).length, ways.length)}</small>
      </h2>
      <ul>
        <Row icon="key" title={t.account.passkey} text={t.account.passkeyText}>
          <button
            type="button"
            className="btn sm"
            aria-label={`${passkeys.length > 0 ? t.account.another : t.account.add}: ${t.account.passkey}`}
            disabled={noPasskeyHere(account.passkeyHost) !== null}
            onClick={() => void actions.addPasskey(person.name)}
          >
            {passkeys.length > 0 ? t.account.another : t.account.add}
          </button>
        </Row>
        {passkeys.map(({ id, label, created }) => (
          <Row key={id} icon="check" title={t.account.passkey} text={t.account.passkeyOf(label, day(created))}>
            <button
              type="button"
              className="btn sm bare"
              aria-label={t.account.removeOf(t.account.passkeyOf(label, day(created)))}
              onClick={() => void act(() => api('dropPasskey', { params: { passkey: id } }))}
            >
              {t.account.remove}
            </button>
          </Row>
        ))}
        <Row icon="lock" title={t.account.password} text={password ? t.account.passwordSet : t.account.passwordText}>
          <button
            type="button"
            className="btn sm"
            aria-label={`${password ? t.account.change : t.account.add}: ${t.account.password}`}
            aria-expanded={hasForm}
            onClick={() => onForm(!hasForm)}
          >
            {password ? t.account.change : t.account.add}
          </button>
        </Row>
        {hasForm && (
          <li>
            <PasswordForm
              isChange={password}
              name={person.name}
              onCancel={() => onForm(false)}
              onSave={async (given) => {
                if (await actions.setPassword(person.name, given)) onForm(false);
              }}
              onRemove={async (current) => {
                if (await act(() => api('dropPassword', { body: { current } }))) onForm(false);
              }}
            />
          </li>
        )}
        {account.mail && <MailRow mail={account.mail} actions={actions} />}
        <Row icon="paper" title={t.account.recovery} text={recoveryText()}>
          {hasPaper ? (
            <button
              type="button"
              className="btn sm bare"
              onClick={() => {
                onWithdraw();
                void act(() => api('dropRecovery'));
              }}
            >
              {t.account.withdraw}
            </button>
          ) : (
            <button
              type="button"
              className="btn sm"
              aria-label={`${t.account.makeLink}: ${t.account.recovery}`}
              onClick={onPaper}
            >
              {t.account.makeLink}
            </button>
          )}
        </Row>
      </ul>
    </section>
  );
}
