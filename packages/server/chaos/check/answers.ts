import type { TableHistory } from './table.ts';

/**
 * What may be answered while everything breaks: what was asked for; that it is too late for it; that the server cannot do
 * it now, and nothing was changed; by a node that was stopped, that it has not read the request in time; or nothing.
 */
const EXPECTED = new Set([0, 200, 408, 409, 410, 503]);

export const checkAnswers = ({ exchanges }: TableHistory): string[] =>
  exchanges.flatMap(({ id, route, node, status, body, last }) => {
    if (last ? status === 200 || status === 0 || status === 503 : EXPECTED.has(status)) return [];
    return [`answer ${id} (${route}, node ${node}) is ${status} ${JSON.stringify(body)}`];
  });

/** Every game ends, by its rules. */
export function checkEnd({ exchanges }: TableHistory): string[] {
  const last = exchanges.findLast(({ route, status }) => route === 'table' && status === 200);
  const { status, seq } = (last?.body ?? {}) as { status?: string; seq?: number };
  return status === 'over' ? [] : [`the game has not ended: ${status ?? 'unknown'} at entry ${seq ?? '?'}`];
}
