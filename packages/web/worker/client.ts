import type { TableFault, Refusal } from '@outcry/engine';
import type { Answered, Asked, Question, Questions, SoloUpdate } from './protocol.ts';

/** A question the rules refused, as the worker said it. */
export class RulesError extends Error {
  override readonly name = 'RulesError';
  readonly refusal: Refusal | null;
  /** This Outcry does not have the version of the rules that was asked for. */
  readonly unknownRules: boolean;
  readonly tableFault: TableFault | null;

  constructor(
    message: string,
    { refusal, unknownRules, tableFault }: Pick<RulesError, 'refusal' | 'unknownRules' | 'tableFault'>,
  ) {
    super(message);
    this.refusal = refusal;
    this.unknownRules = unknownRules;
    this.tableFault = tableFault;
  }
}

/** Asks the rules, which live in a worker. */
export interface Rules {
  ask<Name extends Question>(question: Name, given: Questions[Name][0]): Promise<Questions[Name][1]>;
  close(): void;
}

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

/** A worker of its own. `onUpdate` hears of every move of the game it plays, `onBroken` when it can be asked no more. */
export function openRules(
  onUpdate: (update: SoloUpdate) => void = () => {},
  onBroken: (error: Error) => void = () => {},
): Rules {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    if (data.number === null) return onUpdate(data.update);
    const asker = waiting.get(data.number);
    waiting.delete(data.number);
    if ('error' in data) return asker?.reject(new RulesError(data.error, data));
    return asker?.resolve(data.value as never);
  });
  worker.addEventListener('error', ({ message }) => {
    const error = new Error(message || 'the rules could not be loaded');
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    onBroken(error);
  });
  return {
    ask(question, given) {
      const number = ++last;
      const asked: Asked = { number, question, given };
      worker.postMessage(asked);
      return new Promise((resolve, reject) => waiting.set(number, { resolve, reject }));
    },
    close: () => worker.terminate(),
  };
}

let shared: Rules | null = null;

/** The worker all pages share for questions that belong to no game of this device. */
export const rules = (): Rules => (shared ??= openRules(undefined, () => (shared = null)));
