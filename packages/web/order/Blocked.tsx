import type { Names } from '@outcry/server/api';
import { useEffect, useState } from 'react';
import { Row } from '../account/Row.tsx';
import { useText } from '../i18n.ts';
import { api, ApiError } from '../online/api.ts';

/** The people one has blocked, where there are any. */
export function Blocked() {
  const t = useText();
  const [people, setPeople] = useState<Names>([]);
  useEffect(() => {
    let wanted = true;
    api('blocks').then(
      (found) => wanted && setPeople(found),
      (error: unknown) => error instanceof ApiError || reportError(error),
    );
    return () => void (wanted = false);
  }, []);
  if (people.length === 0) return null;
  const lift = async (person: string) => {
    setPeople(people.filter((one) => one.person !== person));
    await api('block', { params: { person }, body: { blocked: false } });
  };
  return (
    <section className="account-list" aria-labelledby="blocked-title">
      <h2 id="blocked-title">{t.order.blocked}</h2>
      <ul>
        {people.map(({ person, name }) => (
          <Row key={person} title={name} text={t.order.blockedText}>
            <button
              type="button"
              className="btn sm bare"
              aria-label={`${t.order.lift}: ${name}`}
              onClick={() => void lift(person)}
            >
              {t.order.lift}
            </button>
          </Row>
        ))}
      </ul>
    </section>
  );
}
