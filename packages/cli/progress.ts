import cliProgress from 'cli-progress';

/** Shows how far a long run is, on stderr; silent when nobody watches. */
export interface Progress {
  advance(units: number, moves: number): void;
  stop(): void;
}

const { Format, SingleBar } = cliProgress;

const SILENT: Progress = { advance: () => {}, stop: () => {} };

/** A bar over `total` units (games, rounds) with the moves made a second and the time left. */
export function progressBar(total: number, unit: string): Progress {
  if (!process.stderr.isTTY) return SILENT;
  const bar = new SingleBar({
    stream: process.stderr,
    format: (options, { progress, value, total: all, eta }, { rate }: { rate: string }) =>
      `${Format.BarFormat(progress, options)} ${value.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} ${unit}` +
      (value === 0 ? '' : `${rate}, ${Format.TimeFormat(eta, options, 1)} left`),
    barsize: 30,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: true,
    clearOnComplete: true,
    etaBuffer: 50,
  });
  const started = performance.now();
  let made = 0;
  bar.start(total, 0, { rate: '' });
  return {
    advance(units, moves) {
      made += moves;
      const perSecond = Math.round((made * 1000) / (performance.now() - started));
      bar.increment(units, { rate: made > 0 ? `, ${perSecond.toLocaleString('en-US')} moves/s` : '' });
    },
    stop: () => bar.stop(),
  };
}
