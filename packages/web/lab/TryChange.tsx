import type { Told } from '@outcry/bots/lab/report/told.ts';
import type { CatalogueEntry } from '@outcry/games/catalogue';
import { entriesSaid, placeSaid } from '@outcry/games/places.ts';
import type { Places } from '@outcry/games/places.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { compare } from '../data/compare.ts';
import type { Tables } from '../data/compare.ts';
import { faultSaid } from '../data/faultSaid.ts';
import { tableLabel } from '../data/tableLabel.ts';
import { download } from '../download.ts';
import { loadPlaces, loadTables, loadWords } from '../games.ts';
import { useText } from '../i18n.ts';
import { useSettings } from '../settings.ts';
import { rules, RulesError } from '../worker/client.ts';
import type { GameFacts } from '../worker/protocol.ts';
import { TableEditor } from './TableEditor.tsx';
import './lab.css';

const ReportView = lazy(async () => ({ default: (await import('./ReportView.tsx')).ReportView }));

const BOTS = ['random', 'rookie', 'trader'] as const;
const GAMES = [100, 300, 1000] as const;
const USUAL_SEATS = 4;

/** What the panel shows: a form, games under way, or what came of them. */
type Stage =
  | { readonly kind: 'form'; readonly wrong?: string }
  | { readonly kind: 'playing'; readonly done: number; readonly all: number }
  | { readonly kind: 'over'; readonly told: Told };

/** A table of the game is changed in place; bots play it both ways, and a report compares them. */
export function TryChange({ game }: { game: CatalogueEntry }) {
  const t = useText();
  const { locale } = useSettings();
  const [facts, setFacts] = useState<GameFacts | null>(null);
  const [words, setWords] = useState<Awaited<ReturnType<typeof loadTables>> | null>(null);
  const [places, setPlaces] = useState<Places | null>(null);
  const [tables, setTables] = useState<Tables>({});
  const [shown, setShown] = useState('');
  const [seats, setSeats] = useState(Math.min(USUAL_SEATS, game.seats.max));
  const [bot, setBot] = useState<string>('rookie');
  const [games, setGames] = useState<number>(GAMES[1]);
  const [stage, setStage] = useState<Stage>({ kind: 'form' });
  const running = useRef<AbortController>(null);
  useEffect(() => {
    let wanted = true;
    void Promise.all([
      rules().ask('facts', { game: game.id, version: null, data: null }),
      loadTables(game.id),
      loadPlaces(game.id),
    ]).then(([loaded, labels, placesOfGame]) => {
      if (!wanted) return;
      setFacts(loaded);
      setWords(labels);
      setPlaces(placesOfGame);
      setTables(loaded.data as Tables);
      setShown(Object.keys(loaded.data as Tables)[0]!);
    });
    return () => {
      wanted = false;
      running.current?.abort();
    };
  }, [game.id]);
  useEffect(() => {
    if (facts !== null && location.hash === '#try-change') document.getElementById('try-change')!.scrollIntoView();
  }, [facts]);
  if (facts === null || words === null || places === null) return null;
  const printed = facts.data as Tables;
  const isChanged = JSON.stringify(tables) !== JSON.stringify(printed);
  const labelOf = (table: string): string => tableLabel(words[table]!, locale);
  const noteOf = (table: string): string => {
    const { [locale]: own } = words[table]!;
    return typeof own === 'string' ? facts.provenance[table]!.note : own[1];
  };
  const nameOfBot = (id: string): string => (id === 'random' ? t.lab.random : t.bots[id]!);
  /** "Start: 5 → 9", entry by entry. */
  const changesSaid = (): string =>
    compare(printed, tables)
      .flatMap((table) =>
        table.lines.flatMap((line) =>
          line.differs.flatMap((differs, at) => {
            const place = [labelOf(table.name), placeSaid(places, line.place, locale)].filter(Boolean).join(', ');
            const entry = entriesSaid(places, table.name, line.place, locale)?.[at] ?? at + 1;
            const where = line.printed.length > 1 ? t.lab.entry(place, entry) : place;
            return differs ? [`${where}: ${line.printed[at]} → ${line.own[at]}`] : [];
          }),
        ),
      )
      .join('; ');

  const whyNot = async (error: unknown): Promise<string> => {
    if (!(error instanceof RulesError)) return t.lab.failed;
    return error.tableFault ? faultSaid(game.id, error.tableFault, t, locale) : error.message;
  };

  const play = async () => {
    const abort = new AbortController();
    running.current = abort;
    setStage({ kind: 'playing', done: 0, all: 2 * games });
    const change = changesSaid();
    try {
      const text = JSON.stringify({ format: 'outcry-data', game: game.id, data: tables });
      const own = await rules().ask('tables', { game: game.id, text });
      const names = { printed: t.lab.printed, own: t.lab.changed };
      const { experimentOf } = await import('./experiment.ts');
      const { experiment, lab } = await experimentOf({ game: game.id, own, names, seats, bot, games });
      const gameWords = await loadWords(game.id, locale);
      const { runLab } = await import('./runLab.ts');
      let done = 0;
      const studies = await runLab(experiment, lab, abort.signal, (more) => {
        done += more;
        setStage({ kind: 'playing', done, all: 2 * games });
      });
      setStage({
        kind: 'over',
        told: { locale, words: gameWords, botName: nameOfBot, lab, experiment, studies, command: null, change },
      });
    } catch (error) {
      if (abort.signal.aborted) setStage({ kind: 'form' });
      else setStage({ kind: 'form', wrong: await whyNot(error) });
    }
  };

  const save = async (told: Told) => {
    const { reportPage } = await import('@outcry/bots/lab/report/page.ts');
    download(`${game.id}-report.html`, reportPage(told), 'text/html');
  };

  return (
    <section className="panel try-change" aria-labelledby="try-change">
      <h2 id="try-change">{t.lab.title}</h2>
      <p>{t.lab.text}</p>
      <div className="lab-form">
        <label>
          {t.lab.table}
          <select className="field" value={shown} onChange={({ target }) => setShown(target.value)}>
            {Object.keys(printed).map((table) => (
              <option key={table} value={table}>
                {labelOf(table)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className="help-text">{noteOf(shown)}</p>
      <TableEditor
        table={shown}
        label={labelOf(shown)}
        places={places}
        value={tables[shown]}
        printed={printed[shown]}
        onChange={(value) => setTables({ ...tables, [shown]: value })}
      />
      <div className="lab-form">
        <label>
          {t.lab.seats}
          <select className="field" value={seats} onChange={({ target }) => setSeats(Number(target.value))}>
            {Array.from({ length: facts.seats.max - facts.seats.min + 1 }, (_, at) => facts.seats.min + at).map(
              (count) => (
                <option key={count}>{count}</option>
              ),
            )}
          </select>
        </label>
        <label>
          {t.lab.bots}
          <select className="field" value={bot} onChange={({ target }) => setBot(target.value)}>
            {BOTS.map((each) => (
              <option key={each} value={each}>
                {nameOfBot(each)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t.lab.games}
          <select className="field" value={games} onChange={({ target }) => setGames(Number(target.value))}>
            {GAMES.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
      </div>
      {stage.kind === 'form' && stage.wrong !== undefined && (
        <p className="error-text" role="alert">
          {t.lab.wrong} {stage.wrong}
        </p>
      )}
      {!isChanged && <p className="help-text">{t.lab.nothing}</p>}
      {stage.kind === 'playing' ? (
        <div className="lab-progress" role="status">
          <progress max={stage.all} value={stage.done} aria-label={t.lab.title} />
          <span>{t.lab.progress(stage.done.toLocaleString(locale), stage.all.toLocaleString(locale))}</span>
          <button type="button" className="btn" onClick={() => running.current?.abort()}>
            {t.lab.cancel}
          </button>
        </div>
      ) : (
        <div className="actions">
          <button type="button" className="btn go" disabled={!isChanged} onClick={play}>
            {t.lab.run}
          </button>
          {isChanged && (
            <button type="button" className="btn" onClick={() => setTables(printed)}>
              {t.lab.undo}
            </button>
          )}
          {stage.kind === 'over' && (
            <button type="button" className="btn" onClick={() => save(stage.told)}>
              {t.lab.save}
            </button>
          )}
        </div>
      )}
      {stage.kind === 'over' && (
        <div role="region" aria-label={t.lab.report}>
          <p role="status">{t.lab.over}</p>
          <Suspense>
            <ReportView told={stage.told} />
          </Suspense>
        </div>
      )}
    </section>
  );
}
