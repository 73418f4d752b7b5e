import { PersonPage } from '../account/PersonPage.tsx';
import { HostLinks } from '../account/HostLinks.tsx';
import { useText } from '../i18n.ts';
import { usePage } from '../router.ts';
import { Announce } from './Announce.tsx';
import { Audit } from './Audit.tsx';
import { Bans } from './Bans.tsx';
import { People } from './People.tsx';
import { Reports } from './Reports.tsx';
import { StaleTables } from './StaleTables.tsx';
import { AdminContext, useAdmin, useAdminWords } from './useAdmin.ts';
import { Vitals } from './Vitals.tsx';
import '../account/account.css';
import './admin.css';

/** How things are on this server, and what an administrator can do about it. */
export function AdminPage() {
  const t = useText();
  usePage(t.order.host);
  const w = useAdminWords();
  const { page, wrong, act } = useAdmin();
  if (w === null || page === undefined) return <PersonPage title={t.order.host}>{null}</PersonPage>;
  if (page === null)
    return (
      <PersonPage title={w.nobody}>
        <p className="account-said">{w.nobodyText}</p>
      </PersonPage>
    );
  const { reports, address, up, backupAge } = page;
  return (
    <AdminContext value={{ w, act }}>
      <PersonPage
        title={`${w.well} ${w.waits(reports.length)}`}
        intro={w.sub(address, up, backupAge)}
        tab="admin"
        isAdmin
      >
        <HostLinks />
        {wrong && (
          <p className="account-said wrong" role="alert">
            {wrong}
          </p>
        )}
        <Vitals page={page} />
        <div className="admin-columns">
          <div>
            <Reports page={page} />
            <StaleTables page={page} />
            <Bans page={page} />
          </div>
          <People page={page} />
          <div className="admin-side">
            <Announce page={page} />
            <Audit page={page} />
          </div>
        </div>
      </PersonPage>
    </AdminContext>
  );
}
