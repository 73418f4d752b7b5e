import { Icon } from '@outcry/ui';
import { useState } from 'react';
import { download } from '../download.ts';
import { useText } from '../i18n.ts';
import { deleteAll, exported } from './mine.ts';

/** What this device keeps of you: to take along, or to delete, which is asked twice. */
export function MyData() {
  const t = useText();
  const [sure, setSure] = useState(false);
  return (
    <section className="panel">
      <h2>{t.history.data}</h2>
      <p>{t.history.dataText}</p>
      {sure && (
        <p className="error-text" role="alert">
          {t.history.deleteText}
        </p>
      )}
      <div className="form-end">
        {sure ? (
          <>
            <button type="button" className="btn" onClick={() => setSure(false)}>
              {t.app.cancel}
            </button>
            <button
              type="button"
              className="btn danger"
              onClick={() => {
                deleteAll();
                location.assign('/'); // nothing in memory may outlive it
              }}
            >
              {t.history.deleteSure}
            </button>
          </>
        ) : (
          <>
            <button type="button" className="btn" onClick={() => setSure(true)}>
              {t.history.delete}
            </button>
            <button type="button" className="btn" onClick={() => download('outcry-data.json', exported())}>
              <Icon name="download" /> {t.history.export}
            </button>
          </>
        )}
      </div>
    </section>
  );
}
