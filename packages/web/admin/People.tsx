import type { AdminPage, SeenPerson } from '@outcry/server/api';
import { Avatar } from '@outcry/ui';
import { useEffect, useState } from 'react';
import { copyText } from '../copy.ts';
import { useText } from '../i18n.ts';
import { api, ApiError } from '../online/api.ts';
import { momentIn } from '../when.ts';
import { BanForm } from './BanForm.tsx';
import { useAdminTools } from './useAdmin.ts';

const DAY = 86_400_000;
const GLANCE = 20_000;

/** Who is there, and what can be done about somebody. */
export function People({ page }: { page: AdminPage }) {
  const { w } = useAdminTools();
  const [find, setFind] = useState('');
  const [all, setAll] = useState(false);
  const [people, setPeople] = useState<readonly SeenPerson[] | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const { here, accounts, guests, now } = page;
  useEffect(() => {
    let wanted = true;
    const look = () => {
      api('adminPeople', { query: { find, all } }).then(
        (found) => wanted && setPeople(found),
        (error: unknown) => error instanceof ApiError || reportError(error),
      );
    };
    look();
    const timer = setInterval(look, GLANCE);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [find, all, now]);
  return (
    <section className="admin-list" id="people" aria-labelledby="people-title">
      <h2 id="people-title">
        {w.people} <small>{w.peopleHereOf(here, accounts + guests)}</small>
      </h2>
      <div className="find">
        <input
          type="search"
          className="account-field"
          aria-label={w.find}
          placeholder={w.find}
          maxLength={40}
          value={find}
          onChange={({ target }) => setFind(target.value)}
        />
        <div className="segments" role="group" aria-label={w.who}>
          {[false, true].map((each) => (
            <button key={String(each)} type="button" aria-pressed={all === each} onClick={() => setAll(each)}>
              {each ? w.all : w.here}
            </button>
          ))}
        </div>
      </div>
      {people?.length === 0 && <p className="empty">{find === '' ? w.nobodyHere : w.nobodyFound}</p>}
      {people !== null && people.length > 0 && (
        <table className="people">
          <thead>
            <tr>
              <th scope="col">{w.name}</th>
              <th scope="col">{w.comesBack}</th>
              <th scope="col">{w.doing}</th>
              <th scope="col" className="number">
                {w.tables}
              </th>
            </tr>
          </thead>
          <tbody>
            {people.map((person, index) => (
              <Person
                key={person.id}
                person={person}
                seat={index % 6}
                now={now}
                isOpen={open === person.id}
                onOpen={() => setOpen(open === person.id ? null : person.id)}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

interface PersonProps {
  readonly person: SeenPerson;
  readonly seat: number;
  readonly now: number;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function Person({ person, seat, now, isOpen, onOpen }: PersonProps) {
  const t = useText();
  const { w } = useAdminTools();
  const { name, guest, admin, reports, muted, banned, waysBack, doing, seen, tables } = person;
  const marks = [admin && w.isHost, muted && w.isMuted].filter((mark) => mark !== false);
  const flags = [reports > 0 && w.isReported, banned && w.isBanned].filter((mark) => mark !== false);
  const ways = [...(guest ? [w.ways.guest] : []), ...waysBack.map((way) => w.ways[way])];
  return (
    <>
      <tr>
        <th scope="row">
          <button type="button" className="person-name" aria-expanded={isOpen} onClick={onOpen}>
            <Avatar seat={seat} info={{ name, bot: false, away: false }} />
            <span>
              <bdi>{name}</bdi> {marks.length > 0 && <small>{marks.join(', ')}</small>}{' '}
              {flags.length > 0 && <small className="flag">{flags.join(', ')}</small>}
            </span>
          </button>
        </th>
        <td>{ways.join(', ')}</td>
        <td>{doing === 'away' ? w.lastHere(momentIn(seen, now, t.locale)) : w.does[doing]}</td>
        <td className="number">{tables}</td>
      </tr>
      {isOpen && (
        <tr className="acts">
          <td colSpan={4}>
            <Acts person={person} />
          </td>
        </tr>
      )}
    </>
  );
}

/** What an administrator can do about a person. */
function Acts({ person: { id, name, admin, muted, banned } }: { person: SeenPerson }) {
  const { w, act } = useAdminTools();
  const [isBanning, setIsBanning] = useState(false);
  const [link, setLink] = useState<{ readonly address: string; readonly text: string } | null>(null);
  const params = { person: id };
  const make = (kind: 'adminSignInLink' | 'adminLink') =>
    act(async () => {
      const { secret } = await api(kind, { params });
      const [path, text] =
        kind === 'adminLink'
          ? (['admin/link', w.hostLinkOf(name)] as const)
          : (['back', w.signInLinkOf(name)] as const);
      setLink({ address: `${location.origin}/${path}#${secret}`, text });
    });
  const silence = (until: number) => act(() => api('silence', { params, body: { until } }));
  return (
    <>
      <div className="account-acts">
        <button type="button" className="btn sm" onClick={() => void make('adminSignInLink')}>
          {w.signInLink}
        </button>
        {admin ? (
          <button type="button" className="btn sm" onClick={() => void act(() => api('removeAdmin', { params }))}>
            {w.removeHost}
          </button>
        ) : (
          <button type="button" className="btn sm" onClick={() => void make('adminLink')}>
            {w.addHost}
          </button>
        )}
        {!admin && (
          <button type="button" className="btn sm" onClick={() => void silence(muted ? 1 : Date.now() + DAY)}>
            {muted ? w.unmute : w.muteDay}
          </button>
        )}
        {!admin && !banned && (
          <button
            type="button"
            className="btn sm danger"
            aria-expanded={isBanning}
            onClick={() => setIsBanning(!isBanning)}
          >
            {w.ban}
          </button>
        )}
      </div>
      {link && (
        <div className="admin-form" role="status">
          <p>{link.text}</p>
          <input className="account-field" readOnly value={link.address} aria-label={link.text} />
          <div className="account-acts">
            <button type="button" className="btn sm" onClick={() => void copyText(link.address)}>
              {w.copy}
            </button>
          </div>
        </div>
      )}
      {isBanning && <BanForm person={{ id, name }} onDone={() => setIsBanning(false)} />}
    </>
  );
}
