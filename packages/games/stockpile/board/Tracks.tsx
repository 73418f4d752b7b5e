import { CompanyTile } from '@outcry/ui';
import type { Company } from '../cards.ts';
import { DIVIDEND } from '../cards.ts';
import { forecasted, outlookOf, stepsOf, tracksOf } from '../preview.ts';
import { spectatorBit } from '../state.ts';
import { forecastFace, LOOKS } from './looks.ts';
import { Named } from './Spot.tsx';
import { useTable } from './table.ts';

interface Ghost {
  readonly place: number;
  readonly face: string;
  readonly look: string;
}

/** What the viewer knows of a price: dashed where it would go, and the dividend it would pay. */
function useKnown(company: Company): { readonly ghosts: readonly Ghost[]; readonly pays: Ghost | null } {
  const { view, data, ready } = useTable();
  const ghosts: Ghost[] = [];
  let pays: Ghost | null = null;
  view.pairs.forEach(({ forecastKnown }, index) => {
    const known = forecasted(data, view, index);
    if (known?.company !== company) return;
    const look = (forecastKnown & spectatorBit(view.seats)) === 0 ? 'own-known' : '';
    const face = forecastFace(known.forecast);
    if (known.forecast > DIVIDEND) pays = { place: 0, face, look };
    if (known.outlook) ghosts.push({ place: known.outlook.place, face, look });
  });
  const moved = ready && stepsOf(ready);
  if (moved?.company === company) {
    const { place } = outlookOf(tracksOf(data, view)[company]!, view.places[company]!, moved.steps);
    ghosts.push({ place, face: forecastFace(moved.steps), look: 'now' });
  }
  return { ghosts, pays };
}

function Row({ company, printed }: { company: Company; printed: boolean }) {
  const { view, data, text, amount, can, may, choice, tap, whyNot } = useTable();
  const { values, dollars } = tracksOf(data, view)[company]!;
  const { ghosts, pays } = useKnown(company);
  const look = LOOKS[company]!;
  const place = view.places[company]!;
  const facet = `company ${company}` as const;
  const at = (where: number) => ({ width: `${100 / values.length}%`, left: `${(100 * where) / values.length}%` });
  const inside = (
    <>
      <span className="company-name">
        <CompanyTile company={look} named />
        <span className="full-name">{look.name}</span>
        <span className="short-name ticker">{look.ticker}</span>
        {pays !== null && <em className={pays.look}>{pays.face}</em>}
      </span>
      <span className={`track c-${look.colour}`}>
        {values.map((value, step) => (
          <i key={step}>{printed && `${value}${'$'.repeat(dollars[step]!)}`}</i>
        ))}
        {ghosts.map((ghost, i) => (
          <b key={i} className={`ghost-marker ${ghost.look}`} style={at(ghost.place)}>
            <span>{ghost.face}</span>
          </b>
        ))}
        <b className="price-marker" style={at(place)}>
          <span>{amount(values[place]!)}</span>
        </b>
      </span>
    </>
  );
  const faces = (pays === null ? ghosts : [...ghosts, pays]).map(({ face }) => face);
  const label = [text.price(look.name, amount(values[place]!)), ...faces].join(', ');
  const act = can.has(facet) ? () => tap(facet) : whyNot(facet);
  if (act === null)
    return (
      <div className="row" data-facet={facet} role="img" aria-label={label}>
        {inside}
      </div>
    );
  const chosen = choice.includes(facet);
  return (
    <button
      type="button"
      data-facet={facet}
      className={['row', !chosen && may.has(facet) && 'may', chosen && 'chosen'].filter(Boolean).join(' ')}
      aria-pressed={chosen}
      data-tap={can.has(facet) ? facet : undefined}
      onClick={act}
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
    <div className="tracks" data-part="tracks" role="group" aria-label={text.tracks}>
      {shared && (
        <div className="row head" aria-hidden>
          <span className="company-name" />
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
