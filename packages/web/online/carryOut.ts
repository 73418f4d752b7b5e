import type { Seat } from '@outcry/engine';
import type { Table } from '@outcry/server/api';
import { rules } from '../worker/client.ts';
import { api, ApiError, moveApi } from './api.ts';
import { setLink } from './link.ts';
import { logOf, viewsOf } from './past.ts';
import type { Arrived, Effect } from './state.ts';
import { takePart } from './takePart.ts';

/** How the server calls the seat we look through. */
const eyes = (viewer: Seat | null): string => (viewer === null ? 'spectator' : String(viewer));

async function factsOf(id: string, { game, rulesVersion, ownData }: Extract<Effect, { kind: 'loadFacts' }>['table']) {
  const data = ownData ? (await api('data', { params: { id } })).data : null;
  const facts = await rules().ask('facts', { game, version: rulesVersion, data });
  return { data: facts.data, ownData: data };
}

/** Asks the server or the rules; yields what they answer, or null where nothing arrives. */
async function answerTo(id: string, effect: Effect): Promise<Arrived | null> {
  const params = { id };
  switch (effect.kind) {
    case 'fetchTable':
      return { kind: 'table', load: effect.load, table: await api('table', { params }) };
    case 'fetchLog': {
      const { load, viewer, after } = effect;
      return { kind: 'log', load, viewer, after, ...(await logOf(id, eyes(viewer), after)) };
    }
    case 'fetchMutes':
      return { kind: 'mutes', load: effect.load, mutes: await api('mutes') };
    case 'loadFacts':
      return { kind: 'facts', load: effect.load, facts: await factsOf(id, effect.table) };
    case 'fetchPositions': {
      const asked = effect.seats.map((seat) => api('position', { params, query: { seat: eyes(seat) } }));
      return { kind: 'positions', load: effect.load, positions: await Promise.all(asked) };
    }
    case 'fetchViews': {
      const { load, viewer, from, to } = effect;
      return { kind: 'views', load, viewer, views: await viewsOf(id, eyes(viewer), from, to) };
    }
    case 'sendMove':
      return { kind: 'moved', key: effect.body.key, seq: (await moveApi('move', { params, body: effect.body })).seq };
    case 'takePart':
      return { kind: 'tookPart', table: await takePart(effect.table) };
    case 'request': {
      const { request } = effect;
      const answer: object = await api(request.name, request as never);
      return { kind: 'changed', request, table: 'seats' in answer ? (answer as Table) : null };
    }
    case 'wait':
      await new Promise((done) => setTimeout(done, effect.ms));
      return effect.then;
    case 'showLink':
      setLink(effect.link);
      return null;
    default:
      return effect satisfies never;
  }
}

function failed(effect: Effect, failure: ApiError): Arrived {
  if (effect.kind === 'sendMove') return { kind: 'unmoved', key: effect.body.key, failure };
  if (effect.kind === 'request') return { kind: 'refused', failure, request: effect.request };
  if (effect.kind === 'takePart') return { kind: 'notTakenPart', failure };
  return 'load' in effect ? { kind: 'unanswered', load: effect.load, failure } : { kind: 'refused', failure };
}

/** Carries out an effect on the table of this id; yields what comes of it, or null: nothing. */
export async function carryOut(id: string, effect: Effect): Promise<Arrived | null> {
  try {
    return await answerTo(id, effect);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return failed(effect, error);
  }
}
