import type { Locale } from '@outcry/engine';
import { createContext, useContext } from 'react';

/** The few words the shared parts say themselves; the web app's catalogue has them in each language. */
export interface UiText {
  readonly you: string;
  readonly bot: string;
  /** Another program of the server's host, which plays as a bot. */
  readonly program: string;
  readonly away: string;
  /** Beside the name of somebody on vacation. */
  readonly onVacation: (until: string) => string;
  /** The names of the levels of bots. */
  readonly levels: Readonly<Record<string, string>>;
  /** How the bots of the cast like to play, by name. */
  readonly habits: Readonly<Record<string, string>>;
  /** A bot of a level has not decided yet. */
  readonly thinking: (level: string) => string;
  readonly turn: string;
  readonly decision: string;
  readonly fewer: string;
  readonly more: string;
  readonly rises: string;
  readonly falls: string;
  readonly hiddenCard: string;
  readonly timeLeft: string;
  /** Beside a clock that stands still because the connection is lost. */
  readonly clockStopped: string;
  readonly clear: string;
  /** Folds out what is answered in advance; and says whose it is. */
  readonly inAdvance: string;
  readonly inAdvanceNote: string;
  /** Withdraws what is answered in advance. */
  readonly askAgain: (what: string) => string;
  readonly skip: string;
  /** Ends the film of what happened since the person's last turn. */
  readonly skipToNow: string;
  /** Under what the film tells. */
  readonly filmNote: string;
  /** Goes on with what is told. */
  readonly next: string;
  /** Tells again what others did. */
  readonly again: string;
  /** The move that is ready, as a question. */
  readonly ask: (move: string) => string;
  /** Beside the name of a move that is on its way. */
  readonly sending: string;
}

/** Language and words of the parts below; the web app provides them. */
export const UiContext = createContext<{ readonly locale: Locale; readonly text: UiText } | null>(null);

/** Language and words, inside the provider. */
export function useUi(): { readonly locale: Locale; readonly text: UiText } {
  const ui = useContext(UiContext);
  if (ui === null) throw new Error('a part of the ui stands outside its UiContext');
  return ui;
}
