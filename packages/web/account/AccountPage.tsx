import { useState } from 'react';
import { useText } from '../i18n.ts';
import { api } from '../online/api.ts';
import { Blocked } from '../order/Blocked.tsx';
import { follow, usePage } from '../router.ts';
import { useStore } from '../store.ts';
import { Devices } from './Devices.tsx';
import { stayed } from './GuestStays.tsx';
import { HostLinks } from './HostLinks.tsx';
import { KeepBar } from './KeepBar.tsx';
import { NameTaken } from './NameTaken.tsx';
import { OtherDevice } from './OtherDevice.tsx';
import { PersonPage } from './PersonPage.tsx';
import { RecoveryPaper } from './RecoveryPaper.tsx';
import { useAccount } from './useAccount.ts';
import { Vacation } from './Vacation.tsx';
import { WaysBack } from './WaysBack.tsx';
import { YourData } from './YourData.tsx';
import './account.css';

/** How one comes back, where one is signed in, and one's own data. */
export function AccountPage() {
  const t = useText();
  const actions = useAccount();
  const { account, said, wrong, taken } = actions;
  const [hasForm, setHasForm] = useState(false);
  /** A recovery link that was just made: its secret is shown this once. */
  const [paper, setPaper] = useState<{ secret: string; made: number } | null>(null);
  const [hasCode, setHasCode] = useState(false);
  const title = account?.person.guest === false ? t.account.kept : t.account.title;
  usePage(title);
  const behind = useStore(stayed);
  const says = (
    <>
      {behind !== null && (
        <p className="account-said" role="status">
          {t.order.stayed[behind]}
        </p>
      )}
      {said && (
        <p className="account-said" role="status">
          {said}
        </p>
      )}
      {wrong && (
        <p className="account-said wrong" role="alert">
          {wrong}
        </p>
      )}
    </>
  );
  if (!account)
    return (
      <PersonPage title={title} intro={t.account.intro} tab="account">
        {says}
        {account === null && (
          <div className="account-nobody">
            <p>{t.account.nobody}</p>
            <a className="btn go" href="/sign-in" onClick={follow}>
              {t.signIn.title}
            </a>
          </div>
        )}
      </PersonPage>
    );
  const { person } = account;
  const makePaper = () =>
    actions.act(async () => {
      setPaper(await api('makeRecovery'));
      return api('account');
    });
  return (
    <PersonPage title={title} intro={t.account.intro} tab="account" isAdmin={account.admin}>
      <HostLinks />
      {says}
      {taken && <NameTaken key={taken.name} taken={taken} />}
      {person.guest && !taken && (
        <KeepBar account={account} actions={actions} onPassword={() => setHasForm(true)} onPaper={makePaper} />
      )}
      <div className="account-columns">
        <WaysBack
          account={account}
          actions={actions}
          hasForm={hasForm}
          onForm={setHasForm}
          onPaper={makePaper}
          onWithdraw={() => setPaper(null)}
        />
        <Devices onCode={() => setHasCode(true)} />
        {paper && account.recovery && <RecoveryPaper name={person.name} {...paper} />}
        {hasCode && <OtherDevice onDone={() => setHasCode(false)} />}
        <Vacation />
        <YourData person={person} actions={actions} />
        <Blocked />
      </div>
    </PersonPage>
  );
}
