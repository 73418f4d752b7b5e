import { choices } from './apply-event/choices.ts';
import type { Changes } from './apply-event/changes.ts';
import { money } from './apply-event/money.ts';
import { portfolios } from './apply-event/portfolios.ts';
import { table } from './apply-event/table.ts';
import type { Data } from './data.ts';
import type { Event } from './events.ts';
import type { View } from './view.ts';

const same = (view: View): View => view;

const CHANGES: Changes = {
  ...choices,
  ...table,
  ...portfolios,
  ...money,
  // Told only for the log: what they change, other events tell.
  'investors-dealt': same,
  'strategies-dealt': same,
  took: same,
  outbid: same,
  nudged: same,
  'dividend-asked': same,
  over: same,
};

/**
 * A view after one of the events its viewer was told. Between the events of a move the phase is as good as a picture
 * needs it; after the last one, `asks`, everything is exact.
 */
export function applyEvent(data: Data, view: View, event: Event): View {
  const change = CHANGES[event.kind] as (view: View, event: Event, data: Data) => View;
  return change(view, event, data);
}
