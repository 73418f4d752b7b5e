import type { OnlineState, Request, Wish } from './state.ts';

/** The seat of this device for which a bot plays now, and why. */
export function standInOf({ table }: Pick<OnlineState, 'table'>) {
  const out = table.seats.find(({ seat, standIn }) => standIn !== null && table.you.seats.includes(seat));
  return out?.standIn ? { seat: out.seat, why: out.standIn } : null;
}

/** An undo that waits for answers: who asked, and the seat of this device that has to answer. */
export function undoAskedOf({ table: { undo, you } }: Pick<OnlineState, 'table'>) {
  return undo && { seat: undo.seat, answer: undo.waiting.find((seat) => you.seats.includes(seat)) ?? null };
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
      return asked && { name: 'answerUndo', params, body: { seat: asked.answer ?? asked.seat, agree: wish.agree } };
    }
    case 'takeBack': {
      const out = standInOf(state);
      return out && { name: 'takeBack', params, body: { seat: out.seat } };
    }
    case 'say':
      return { name: 'chat', params, body: { text: wish.text } };
    case 'lookOn':
      return { name: 'settings', params, body: { spectators: wish.allowed } };
    case 'standing':
      return { name: 'standing', params, body: { seat, answers: [...wish.answers] } };
    case 'vote':
      return { name: 'vote', params, body: { seat, end: wish.end } };
    case 'mute':
    case 'hear':
      return { name: 'mute', params: { person: wish.person }, body: { muted: wish.want === 'mute' } };
    default:
      return wish satisfies never;
  }
}
