import { CompanyTile } from '@outcry/ui';
import type { Company } from '../cards.ts';
import { DIVIDEND } from '../cards.ts';
import { forecastOutlook, outlookOf, stepsOf, tracksOf } from '../preview.ts';
import { forecastFace, LOOKS } from './looks.ts';
import { Named } from './Spot.tsx';
import { useTable } from './table.ts';

interface Ghost {
  readonly place: number;
  readonly face: string;
  readonly look: string;
}

/** Dashed: where the forecasts the viewer knows, and his own choice, would take a price. */
function useGhosts(company: Company): Ghost[] {
  const { view, data, ready } = useTable();
  const ghosts: Ghost[] = [];
  for (const pair of view.pairs) {
    if (pair.company !== company || pair.forecast === null) continue;
    const then = forecastOutlook(data, view, company, pair.forecast);
    const open = (pair.forecastKnown >> view.seats) % 2 === 1;
    if (then) ghosts.push({ place: then.place, face: forecastFace(pair.forecast), look: open ? '' : 'me' });
  }
  const moved = ready && stepsOf(ready);
  if (moved?.company === company) {
    const { place } = outlookOf(tracksOf(data, view)[company]!, view.places[company]!, moved.steps);
    ghosts.push({ place, face: forecastFace(moved.steps), look: 'now' });
  }
  return ghosts;
}

function Row({ company, printed }: { company: Company; printed: boolean }) {
  const { view, data, text, amount, can, may, choice, tap } = useTable();
  const { values, dollars } = tracksOf(data, view)[company]!;
  const ghosts = useGhosts(company);
  const look = LOOKS[company]!;
  const place = view.places[company]!;
  const pays = view.pairs.find((pair) => pair.company === company && (pair.forecast ?? 0) > DIVIDEND)?.forecast ?? null;
  const facet = `company ${company}`;
  const at = (where: number) => ({ width: `${100 / values.length}%`, left: `${(100 * where) / values.length}%` });
  const inside = (
    <>
      <span className="nm">
        <CompanyTile company={look} named />
        <span className="long">{look.name}</span>
        <span className="short tk">{look.ticker}</span>
        {pays !== null && <em>{forecastFace(pays)}</em>}
      </span>
      <span className={`track c-${look.colour}`}>
        {values.map((value, step) => (
          <i key={step}>{printed && `${value}${'$'.repeat(dollars[step]!)}`}</i>
        ))}
        {ghosts.map((ghost, i) => (
          <b key={i} className={`gh ${ghost.look}`} style={at(ghost.place)}>
            <span>{ghost.face}</span>
          </b>
        ))}
        <b className="pm" style={at(place)}>
          <span>{amount(values[place]!)}</span>
        </b>
      </span>
    </>
  );
  const label = [text.price(look.name, amount(values[place]!)), ...ghosts.map(({ face }) => face)].join(', ');
  if (!can.has(facet))
    return (
      <div className="row" role="img" aria-label={label}>
        {inside}
      </div>
    );
  const chosen = choice.includes(facet);
  return (
    <button
      type="button"
      className={['row', !chosen && may.has(facet) && 'may', chosen && 'sel'].filter(Boolean).join(' ')}
      aria-pressed={chosen}
      onClick={() => tap(facet)}
    >
      <Named name={label}>{inside}</Named>
    </button>
  );
}

/** The price tracks of the board in play; a head of figures where all companies share them. */
export function Tracks() {
  const { view, data, text } = useTable();
  const tracks = tracksOf(data, view);
  const plain = (track: (typeof tracks)[number]): string => track.values.join();
  const shared = tracks.every(
    (track) => plain(track) === plain(tracks[0]!) && track.dollars.every((sign) => sign === 0),
  );
  return (
    <div className="tracks" role="group" aria-label={text.tracks}>
      {shared && (
        <div className="row head" aria-hidden>
          <span className="nm" />
          <span className="track">
            {tracks[0]!.values.map((value) => (
              <i key={value}>{value}</i>
            ))}
          </span>
        </div>
      )}
      {tracks.map((_, company) => (
        <Row key={company} company={company} printed={!shared} />
      ))}
    </div>
  );
}
