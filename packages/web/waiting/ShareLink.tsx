import { Icon } from '@outcry/ui';
import { useState } from 'react';
import { copyText } from '../copy.ts';
import { Choice, Group } from '../forms.tsx';
import { useText } from '../i18n.ts';
import { useSharedOrigins } from '../online/invitation.ts';
import { InviteByName } from '../order/InviteByName.tsx';
import { Qr } from '../Qr.tsx';
import { follow } from '../router.ts';

interface ShareLinkProps {
  readonly code: string;
  readonly table: string;
  /** Whether they may invite by name: who sits there, or made it. */
  readonly mayInvite: boolean;
}

/** The link to a table: to copy, to scan, and the code to say aloud. */
export function ShareLink({ code, table, mayInvite }: ShareLinkProps) {
  const t = useText();
  const origins = useSharedOrigins();
  const [chosen, setChosen] = useState<string | null>(null);
  const [copied, setCopied] = useState<string | null>(null);
  if (origins === null) return <div className="panel share" aria-busy="true" />;
  const origin = chosen ?? origins[0] ?? location.origin;
  const link = `${origin}/t/${code}`;
  const copy = async () => {
    await copyText(link);
    setCopied(link);
  };
  return (
    <div className="panel share">
      <div>
        <h2>{t.waiting.invite}</h2>
        <p className="cap">{t.waiting.inviteText}</p>
        {origins.length === 0 && (
          <p className="only-here">
            {t.waiting.onlyHere}{' '}
            <a href="/help/invite" onClick={follow}>
              {t.waiting.howOthers}
            </a>
          </p>
        )}
        <div className="copy">
          <input className="field stretched" readOnly value={link} aria-label={t.waiting.link} />
          <button type="button" className="btn" onClick={copy}>
            <Icon name={copied === link ? 'check' : 'copy'} /> {copied === link ? t.waiting.copied : t.waiting.copy}
          </button>
        </div>
        {mayInvite && <InviteByName table={table} />}
        <p>
          {t.menu.code} <b className="table-code">{code}</b>
        </p>
        {origins.length > 1 && (
          <Group label={t.waiting.address} help={t.waiting.addressHelp}>
            {origins.map((one) => (
              <Choice key={one} name="address" checked={one === origin} onChange={() => setChosen(one)}>
                {new URL(one).host}
              </Choice>
            ))}
          </Group>
        )}
      </div>
      {origins.length > 0 && <Qr text={link} label={t.waiting.qr} />}
    </div>
  );
}
