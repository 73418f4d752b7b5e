import { PersonPage } from '../account/PersonPage.tsx';
import { useText } from '../i18n.ts';
import { usePage } from '../router.ts';
import { OwnTables } from './OwnTables.tsx';
import { Preview } from './Preview.tsx';
import { Quiet } from './Quiet.tsx';
import { Sentence } from './Sentence.tsx';
import { useNotifications } from './useNotifications.ts';
import { What, WhenSection } from './WhatAndWhen.tsx';
import { Where } from './Where.tsx';
import '../account/account.css';
import './notify.css';

/** How one hears that it is one's turn: the sentence that is true now, and everything that changes it. */
export function NotifyPage() {
  const t = useText();
  usePage(t.notify.title);
  const actions = useNotifications();
  const { known, said, wrong } = actions;
  return (
    <PersonPage title={known ? <Sentence known={known} /> : t.notify.title} above={t.notify.intro} tab="notifications">
      {wrong && (
        <p className="account-said wrong" role="alert">
          {wrong}
        </p>
      )}
      <p className="account-said notify-said" role="status">
        {said}
      </p>
      {known === null && <p>{t.notify.nobody}</p>}
      {known && (
        <div className="notify-columns">
          <div className="notify-settings">
            <Where actions={actions} />
            <What actions={actions} />
            <WhenSection actions={actions} />
            <Quiet actions={actions} />
            <OwnTables actions={actions} />
          </div>
          <Preview actions={actions} />
        </div>
      )}
    </PersonPage>
  );
}
