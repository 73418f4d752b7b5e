import type { Seat } from '@outcry/engine';
import { Avatar, CompanyTile } from '@outcry/ui';
import type { ReactNode } from 'react';
import { signed } from '@outcry/engine/figures';
import { changeOf, sectorOf } from '../box.ts';
import { bankCan, bankPriceOf, MOST_OFFERS } from '../preview.ts';
import type { Card, Event } from '../state.ts';
import type { View } from '../view.ts';
import { CardFace, useCardLook } from './Card.tsx';
import { saidOf } from './said.ts';
import { useTable } from './table.ts';
import { Till } from './Tables.tsx';

/** Where the turn is: the fee, a card, deals, a card, the claim. What is told of a new turn comes before its phase. */
function stepOf({ phase }: View, told: Event | null): number {
  if (told?.kind === 'fee' || told?.kind === 'fee-owed') return 0;
  switch (phase.kind) {
    case 'card':
      return phase.second ? 3 : 1;
    case 'deal':
    case 'answer':
    case 'bank':
      return 2;
    case 'over':
      return -1;
    default:
      return 4;
  }
}

interface FloorProps {
  readonly card: Card | null;
  /** What is being told; null: nothing is. */
  readonly told: Event | null;
  readonly heading: string;
  readonly cardName: string;
}

/** Whose turn it is and how far, and the offer that goes round, or the card that lies there. */
export function Floor({ card, told, heading, cardName }: FloorProps) {
  const { view, text, offer, infoOf } = useTable();
  const step = stepOf(view, told);
  const { seat, offers } = view.turn;
  const limited = view.round === 1 || view.round === view.rounds;
  return (
    <div className="trading" data-part="floor">
      <h2 className="heading">
        {view.phase.kind === 'over'
          ? text.where(view.round, view.rounds)
          : seat === view.seat
            ? text.yourTurn
            : text.turn(infoOf(seat).name)}
        <small>
          {[limited && text.twoSectors, offers > 0 && text.offersMade(offers, MOST_OFFERS)].filter(Boolean).join(' · ')}
        </small>
      </h2>
      <ol className="steps">
        {text.steps.map((name, place) => (
          <li
            key={place}
            className={place < step ? 'gone' : place === step ? 'now' : ''}
            {...(place === step ? { 'aria-current': 'step' as const } : {})}
          >
            {name}
          </li>
        ))}
      </ol>
      {told?.kind === 'dividend' ? (
        <Paid dividend={told} />
      ) : offer !== null ? (
        <GoingRound heading={heading} />
      ) : (
        <Lying card={card} name={cardName} />
      )}
    </div>
  );
}

/** A dividend: what everybody is paid, for how many shares. */
function Paid({ dividend: { sector, each, shares, paid } }: { dividend: Extract<Event, { kind: 'dividend' }> }) {
  const { text, looks, figure, infoOf } = useTable();
  const look = looks[sector]!;
  return (
    <div className="offer paid">
      <p className="cry">
        <CompanyTile company={look} named large />
        <b>{look.name}</b>
        <span className="left">{text.pays(each)}</span>
      </p>
      <ol className="circle">
        {paid.map((amount, seat) => (
          <li key={seat} className={amount > 0 ? 'yes' : 'not'}>
            <Avatar seat={seat} info={infoOf(seat)} small />
            <span>
              <b>{infoOf(seat).name}</b>
              <small>+{figure(amount)}</small>
            </span>
            <span className="has">
              <CompanyTile company={look} />×{shares[seat]}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Lying({ card, name }: { card: Card | null; name: string }) {
  const { text } = useTable();
  const look = useCardLook();
  return (
    <div className="lying">
      {card !== null && (
        <div className={look(card, 'flat')} key={card} role="img" aria-label={name}>
          <CardFace card={card} />
        </div>
      )}
      <div>
        <p>
          {card !== null && <b>{text.laid}</b>}
          {text.noOffer}
        </p>
        <Before />
      </div>
    </div>
  );
}

/** Discards remembered on the table; the rest is in the tape. */
const MOST_SHOWN = 10;

/** The cards played before the last one since the shuffle, newest first. */
function Before() {
  const { view, text, looks, locale } = useTable();
  const before = view.discards.slice(0, -1).toReversed().slice(0, MOST_SHOWN);
  if (before.length === 0) return null;
  return (
    <>
      <p className="cap">{text.before}</p>
      <ul className="before">
        {before.map((card) => {
          const look = looks[sectorOf(card)]!;
          const change = changeOf(card);
          return (
            <li key={card} className={`c-${look.colour}`}>
              <CompanyTile company={look} />
              {change === 0 ? text.dividend : signed(change, locale)}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The offer, and what each said to it, in the order they are asked; then the bank. */
function GoingRound({ heading }: { heading: string }) {
  const { view, text, looks, figure, offer, infoOf } = useTable();
  const { side, sector, number, price, answers, bank, left, settled } = offer!;
  const asked = view.phase.kind === 'answer' && !settled ? view.phase.seat : null;
  const state = left === 0 ? text.allDone : settled && left === number ? text.nobody : text.stillOpen(side, left);
  const said = (of: Seat): string => saidOf(text, offer!, of, asked);
  /** What somebody could give: shares to whoever buys, cash to whoever sells. */
  const has = ({ shares, cash }: View['bank']): ReactNode => (
    <span className="has">
      {side === 'buy' ? (
        <>
          <CompanyTile company={looks[sector]!} />×{shares[sector]}
        </>
      ) : (
        figure(cash)
      )}
    </span>
  );
  return (
    <div className="offer" role="group" aria-label={text.round}>
      <p className="cry">
        <CompanyTile company={looks[sector]!} named large />
        <b>{heading}</b>
        <span className="left">{state}</span>
      </p>
      <ol className="circle">
        {answers.map(({ seat, answer }) => (
          <li
            key={seat}
            className={typeof answer === 'number' ? (answer > 0 ? 'yes' : 'not') : asked === seat ? 'now' : ''}
          >
            <Avatar seat={seat} info={infoOf(seat)} small />
            <span>
              <b>{infoOf(seat).name}</b>
              <small>{said(seat)}</small>
            </span>
            {has(view.players[seat]!)}
          </li>
        ))}
        <li
          className={
            typeof bank === 'number' ? (bank > 0 ? 'yes' : 'not') : view.phase.kind === 'bank' && !settled ? 'now' : ''
          }
        >
          <Till />
          <span>
            <b>{text.bank}</b>
            <small>
              {typeof bank === 'number' && bank > 0
                ? text.answers(side, bank)
                : bank === 0 || settled
                  ? '–'
                  : bankCan(view, side, sector) === 0
                    ? text.none
                    : text.bankDeals(side, bankPriceOf(price, side))}
            </small>
          </span>
          {has(view.bank)}
        </li>
      </ol>
    </div>
  );
}
