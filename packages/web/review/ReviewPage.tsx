import type { Seat } from '@outcry/engine';
import { useState } from 'react';
import { useText } from '../i18n.ts';
import { peopleOf } from '../history/finished.ts';
import { ErrorPage } from '../pages/ErrorPage.tsx';
import { ImportFile } from '../replay/ImportFile.tsx';
import { hold } from '../replay/held.ts';
import type { Kind } from '../replay/held.ts';
import { useOpened } from '../replay/useOpened.ts';
import type { Opened } from '../replay/useOpened.ts';
import { useSeen } from '../replay/useSeen.ts';
import { NoReplay } from '../replay/NoReplay.tsx';
import { useRoute } from '../router.ts';
import { Review } from './Review.tsx';
import { useReview } from './useReview.ts';
import { Working } from './Working.tsx';
import './review.css';

/** The review of a game of this device, of a table of the server, or of a file that was brought. */
export function ReviewPage({ kind, id }: { kind: Kind; id: string }) {
  const t = useText();
  const [tries, setTries] = useState(0);
  const opened = useOpened(`${kind}/${id}`, (...here) => hold(kind, id, ...here), tries);
  if (opened === null) return <div className="loading" role="status" aria-label={t.app.loading} />;
  if (typeof opened === 'string')
    return <NoReplay why={opened} table={`/${kind}/${id}`} onRetry={() => setTries(tries + 1)} />;
  if (opened.held.file.result === null)
    return (
      <ErrorPage title={t.review.notOverTitle} text={t.review.notOver}>
        <ImportFile />
      </ErrorPage>
    );
  return <Reviewed opened={opened} kind={kind} id={id} />;
}

/** Whose decisions: the seat the address names, one's own, the first person's, or the first. */
function seatOf(query: URLSearchParams, { held: { own, file } }: Opened): Seat {
  const asked = Number(query.get('seat') ?? NaN) - 1;
  return file.seats[asked] ? asked : (own ?? peopleOf(file)[0] ?? 0);
}

function Reviewed({ opened, kind, id }: { opened: Opened; kind: Kind; id: string }) {
  const t = useText();
  const { query } = useRoute();
  const [seat, setSeat] = useState(() => seatOf(query, opened));
  const find = query.get('find');
  const { progress, stop, retry } = useReview(`${kind}/${id}`, opened.held, seat);
  const seen = useSeen(opened, seat);
  if (progress.state !== 'there')
    return (
      <Working opened={opened} kind={kind} id={id} seat={seat} progress={progress} onStop={stop} onRetry={retry} />
    );
  if (seen === null || seen.seat !== seat) return <div className="loading" role="status" aria-label={t.app.loading} />;
  return (
    <Review
      key={seat}
      opened={opened}
      at={seen.at}
      review={progress.review}
      kind={kind}
      id={id}
      find={find === null ? null : Number(find)}
      onSeat={setSeat}
    />
  );
}
