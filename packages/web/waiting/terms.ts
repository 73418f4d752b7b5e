import type { Words } from '@outcry/engine';
import { optionSaid } from '@outcry/engine/optionsSaid';
import type { LogEntry } from '@outcry/server/api';
import type { Messages } from '../i18n.ts';

/** What the host changed, in words, one thing after the other. */
export function changeSaid(
  { options = {}, clock, absence, rated, hints, seats }: Extract<LogEntry, { kind: 'terms' }>,
  words: Pick<Words, 'options'>,
  t: Pick<Messages, 'waiting' | 'clock' | 'make' | 'ratings'>,
): string[] {
  const { term, without } = t.waiting;
  const said = Object.entries(options).map(([name, value]) => {
    const option = words.options[name] ?? { label: name };
    return optionSaid(option, value, term) ?? without(option.label);
  });
  if (clock) said.push(term(t.clock.label, clock.kind === 'none' ? t.clock.names.none : t.clock.short(clock)));
  if (absence !== undefined)
    said.push(term(t.clock.away.label, absence === null ? t.clock.away.wait : t.clock.away.bot(absence)));
  if (rated !== undefined) said.push(rated ? t.ratings.ratedNow : t.ratings.unratedNow);
  if (hints !== undefined) said.push(hints ? t.make.hintsNow : t.make.noHintsNow);
  if (seats !== undefined) said.push(t.make.count(seats));
  return said;
}
