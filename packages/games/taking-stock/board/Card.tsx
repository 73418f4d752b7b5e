import { Icon } from '@outcry/ui';
import { companyOf, numberOf } from '../state.ts';
import type { Card as CardId } from '../state.ts';
import { cardName } from '../words/common.ts';
import { LOOKS } from './looks.ts';
import { useTable } from './table.ts';

/** A card's name for readers: company, number, and what it does. */
export function useCardLabel(): (card: CardId) => string {
  const { data, text } = useTable();
  return (card) => {
    const { name, does } = text.effect(data.effects[numberOf(card) - 1]!);
    return `${cardName(card)}, ${name}: ${does}`.replaceAll('\u00ad', '');
  };
}

/**
 * The face of a card: number and symbol in the company's colour, its effect, its company. `named`: readers hear it as
 * one sentence (a button's name); else whoever shows it names it.
 */
export function CardFace({ card, mute, named }: { card: CardId; mute?: string; named?: boolean }) {
  const label = useCardLabel()(card);
  const { data, text } = useTable();
  const look = LOOKS[companyOf(card)]!;
  const { name, does } = text.effect(data.effects[numberOf(card) - 1]!);
  return (
    <>
      {named && <span className="unseen">{label}</span>}
      <span className="card-head" aria-hidden="true">
        <b>{numberOf(card)}</b>
        <Icon name={look.symbol} className="symbol" />
      </span>
      <span className={mute === undefined ? 'effect' : 'effect mute'} aria-hidden="true">
        <strong>{name}</strong>
        <small>{mute ?? does}</small>
      </span>
      <span className="card-foot" aria-hidden="true">
        <span className="full-name">{look.name}</span>
        <span className="short-name">{look.ticker}</span>
      </span>
    </>
  );
}

/** The classes of a card in its company's colour. */
export const cardLook = (card: CardId, ...more: readonly (string | false)[]): string =>
  ['playing-card', `c-${LOOKS[companyOf(card)]!.colour}`, ...more].filter(Boolean).join(' ');
