import type { Account } from '@outcry/server/api';
import { useState } from 'react';
import { useText } from '../i18n.ts';
import { api } from '../online/api.ts';
import { MailForm } from './MailForm.tsx';
import { Row } from './Row.tsx';
import type { AccountActions } from './useAccount.ts';

interface MailRowProps {
  readonly mail: NonNullable<Account['mail']>;
  readonly actions: AccountActions;
}

/** The mail address: added, waiting to be confirmed, or there. */
export function MailRow({ mail: { address, wanted }, actions: { act } }: MailRowProps) {
  const t = useText();
  const [hasForm, setHasForm] = useState(false);
  const text = () => {
    if (wanted !== null) return t.mailing.wanted(wanted);
    return address === null ? t.mailing.text : t.mailing.has(address);
  };
  return (
    <>
      <Row icon="mail" title={t.mailing.title} text={text()}>
        {address !== null && (
          <button
            type="button"
            className="btn sm bare"
            aria-label={t.account.removeOf(t.mailing.title)}
            onClick={() => void act(() => api('dropMail'))}
          >
            {t.account.remove}
          </button>
        )}
        <button
          type="button"
          className="btn sm"
          aria-label={`${address === null ? t.account.add : t.account.change}: ${t.mailing.title}`}
          aria-expanded={hasForm}
          onClick={() => setHasForm(!hasForm)}
        >
          {address === null ? t.account.add : t.account.change}
        </button>
      </Row>
      {hasForm && (
        <li>
          <MailForm
            label={t.mailing.title}
            onSend={async (given) => {
              if (await act(() => api('setMail', { body: { address: given } }))) setHasForm(false);
            }}
          />
        </li>
      )}
    </>
  );
}
