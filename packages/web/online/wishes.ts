import type { OnlineState, Request, Wish } from './state.ts';
import { moveAfter } from './tableLog.ts';

/** The seat of this device for which a bot plays now, why, and since which move. */
export function standInOf({ table, log }: Pick<OnlineState, 'table' | 'log'>) {
  const out = table.seats.find(({ seat, standIn }) => standIn !== null && table.you.seats.includes(seat));
  if (!out?.standIn) return null;
  const handed = log.findLast((entry) => entry.kind === 'stand-in' && entry.seat === out.seat);
  return { seat: out.seat, why: out.standIn, since: handed ? moveAfter(log, handed.seq) : null };
}

/** An undo that waits for answers: who asked, the move it goes back to, and who has to answer, here and elsewhere. */
export function undoAskedOf({ table: { undo, you } }: Pick<OnlineState, 'table'>) {
  if (undo === null) return null;
  const { seat, to, waiting } = undo;
  return { seat, to, waiting, answer: waiting.filter((one) => you.seats.includes(one)) };
}

/** The request that grants a wish; null: there is nothing to ask for. */
export function requestOf(state: OnlineState, wish: Wish): Request | null {
  const { table, viewer } = state;
  const params = { id: table.id };
  const seat = viewer ?? 0;
  switch (wish.want) {
    case 'undo':
      return { name: 'askUndo', params, body: { seat } };
    case 'redo':
      return { name: 'redo', params, body: { seat: table.redo ?? seat } };
    case 'answerUndo': {
      const asked = undoAskedOf(state);
      return asked && { name: 'answerUndo', params, body: { seat: asked.answer[0] ?? asked.seat, agree: wish.agree } };
    }
    case 'takeBack': {
      const out = standInOf(state) ?? table.you.reclaim?.[0];
      return out ? { name: 'takeBack', params, body: { seat: out.seat } } : null;
    }
    case 'say':
      return { name: 'chat', params, body: { text: wish.text, key: wish.key } };
    case 'lookOn':
      return { name: 'settings', params, body: { spectators: wish.allowed } };
    case 'standing':
      return { name: 'standing', params, body: { seat, answers: [...wish.answers] } };
    case 'vote':
      return { name: 'vote', params, body: { seat, end: wish.end } };
    case 'replace':
      return { name: 'askReplace', params, body: { seat: wish.seat, by: wish.by } };
    case 'answerReplace':
      return table.replace && { name: 'answerReplace', params, body: { agree: wish.agree } };
    case 'mute':
    case 'hear':
      return { name: 'mute', params: { person: wish.person }, body: { muted: wish.want === 'mute' } };
    default:
      return wish satisfies never;
  }
}
