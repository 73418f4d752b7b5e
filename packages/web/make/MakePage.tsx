import { Icon } from '@outcry/ui';
import { useEffect, useState } from 'react';
import { Choice, Group } from '../forms.tsx';
import { findGame, PLAYABLE } from '../games.ts';
import type { GameId } from '../games.ts';
import { TopBar } from '../Header.tsx';
import { useText } from '../i18n.ts';
import { NotFound } from '../pages/NotFound.tsx';
import { PosterArt } from '../pages/posters.tsx';
import { RatedChoice } from '../ratings/RatedChoice.tsx';
import { follow, usePage } from '../router.ts';
import { settings } from '../settings.ts';
import { useWords } from '../useWords.ts';
import type { GameFacts } from '../worker/protocol.ts';
import { rules } from '../worker/client.ts';
import { DataFile } from '../data/DataFile.tsx';
import { carriedFor } from '../data/own.ts';
import { ClockForm } from './ClockForm.tsx';
import type { Times } from './ClockForm.tsx';
import { CLOCKS } from './clocks.ts';
import { defaultsOf, optionsOf } from './options.ts';
import { HintsChoice } from './HintsChoice.tsx';
import { OptionsForm } from './OptionsForm.tsx';
import { company, presetOf, PRESETS } from './seats.ts';
import type { Chair } from './seats.ts';
import { SeatsForm } from './SeatsForm.tsx';
import { submit } from './submit.ts';
import '../gameMark.css';
import '../pages/posters.css';
import './make.css';

/** Making a table: which game, who plays, the game's own options, the clock, who may see it. */
export function MakePage({ game: id }: { game: string | null }) {
  const t = useText();
  usePage(t.make.title, id ?? 'home');
  if (id === null) return <ChooseGame />;
  return findGame(id) ? <MakeTable id={id as GameId} /> : <NotFound />;
}

function ChooseGame() {
  const t = useText();
  return (
    <>
      <TopBar title={t.make.title} />
      <main className="page">
        <p className="intro">{t.make.which}</p>
        <div className="game-picker">
          {PLAYABLE.map(({ id, seats, minutes }) => (
            <a key={id} className={`poster g-${id}`} href={`/new/${id}`} onClick={follow}>
              <span className="poster-art" aria-hidden="true">
                <PosterArt id={id as GameId} />
              </span>
              <span className="poster-text">
                <b className="display">{t.games[id as GameId].name}</b>
                <small>
                  {t.home.players(seats.min, seats.max)} · {t.home.minutes(minutes)}
                </small>
              </span>
            </a>
          ))}
        </div>
      </main>
    </>
  );
}

function MakeTable({ id }: { id: GameId }) {
  const t = useText();
  const { seats: limits } = findGame(id)!;
  const [facts, setFacts] = useState<GameFacts | null>(null);
  const words = useWords(id);
  const { name, level } = settings.get();
  const you = { name: name.trim() || t.play.guest, level };
  const [chairs, setChairs] = useState<readonly Chair[]>(() => company('friends', limits, you));
  const [options, setOptions] = useState<Record<string, unknown>>({});
  const [tables, setTables] = useState(() => carriedFor(id));
  const [times, setTimes] = useState<Times>({ clock: CLOCKS.none, absence: null });
  const [isPublic, setPublic] = useState(false);
  const [spectators, setSpectators] = useState(true);
  const [wantsRated, setRated] = useState(false);
  const [hints, setHints] = useState(true);
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    void rules()
      .ask('facts', { game: id, version: null, data: null })
      .then((loaded) => {
        setFacts(loaded);
        setOptions(defaultsOf(loaded.optionsSchema));
      });
  }, [id]);
  const alone = !chairs.some(({ kind }) => kind === 'open');
  const hasProgram = chairs.some(({ kind }) => kind === 'program');
  const mayRate = tables === null && !hasProgram && chairs.filter(({ kind }) => kind === 'here').length === 1;
  const rated = wantsRated && mayRate;

  const make = async () => {
    setBusy(true);
    setWrong(null);
    try {
      const refused = await rules().ask('options', { game: id, options, seats: chairs.length });
      setWrong(
        refused
          ? words!.refusal(refused)
          : await submit({
              game: id,
              chairs,
              options,
              tables,
              ...times,
              isPublic,
              spectators,
              rated,
              hints,
              guest: t.play.guest,
              t,
            }),
      );
    } catch (error) {
      reportError(error);
      setWrong(t.refused.failed!);
    }
    setBusy(false);
  };
  return (
    <>
      <TopBar title={t.games[id].name} sub={t.make.title} />
      <main className="page">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void make();
          }}
        >
          <div className="panel">
            <Group label={t.make.preset}>
              {PRESETS.map((preset) => (
                <Choice
                  key={preset}
                  name="preset"
                  checked={presetOf(chairs) === preset}
                  onChange={() => setChairs(company(preset, limits, you))}
                >
                  {t.make.presets[preset]}
                </Choice>
              ))}
            </Group>
            <SeatsForm chairs={chairs} limits={limits} onChange={setChairs} />
          </div>
          {facts && words && optionsOf(facts.optionsSchema).length > 0 && (
            <div className="panel">
              <h2>{t.make.options}</h2>
              <OptionsForm schema={facts.optionsSchema} words={words} value={options} onChange={setOptions} />
            </div>
          )}
          <div className="panel">
            {!alone && (
              <>
                <h2>{t.make.table}</h2>
                <ClockForm value={times} onChange={setTimes} />
                <Group label={t.make.whoSees}>
                  <Choice name="public" many checked={isPublic} onChange={setPublic}>
                    {t.make.public}
                  </Choice>
                  <Choice name="spectators" many checked={spectators} onChange={setSpectators}>
                    {t.make.spectators}
                  </Choice>
                </Group>
              </>
            )}
            {!rated && <HintsChoice checked={hints} onChange={setHints} />}
            {mayRate && <RatedChoice checked={rated} onChange={setRated} alone={alone} />}
            <DataFile game={id} value={tables} onChange={setTables} />
          </div>
          <div className="form-end">
            {wrong && (
              <p className="error-text" role="alert">
                {wrong}
              </p>
            )}
            <a className="btn" href={`/learn/${id}`} onClick={follow}>
              {t.home.learn}
            </a>
            <a className="btn" href="/" onClick={follow}>
              {t.app.cancel}
            </a>
            <button type="submit" className="btn go" disabled={busy || facts === null || words === null}>
              <Icon name={alone ? 'play' : 'plus'} /> {alone ? t.make.play : t.make.make}
            </button>
          </div>
        </form>
      </main>
    </>
  );
}
