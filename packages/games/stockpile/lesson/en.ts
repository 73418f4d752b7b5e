import type { LessonWords } from '../../lesson.ts';
import type { lesson } from './script.ts';

export const words: LessonWords<typeof lesson> = {
  goal: {
    title: 'Buy low, sell high',
    text: 'Seven rounds. You begin with $20K, which all can see, and a share nobody sees: Epic Electric. At the end all shares are sold, the most shares of each company bring $10K more, and the most money wins.',
  },
  secret: {
    title: 'You know something',
    text: 'Each round every company gets a forecast. You alone know that Epic Electric will pay $$, a dividend of $2K a share. All know that Bottomline Bank will rise by 2. Each rival knows one too; the others are hidden.',
  },
  faceUp: {
    title: 'Stock the piles',
    text: 'Everybody lays one card face up and one face down on stockpiles, then all bid for the piles. Lay Epic Electric face up on stockpile 2: that is the one you will want.',
    why: 'It is best to gather what you want on one pile: Epic Electric face up on stockpile 2.',
  },
  faceDown: {
    title: 'A hidden Boom',
    text: 'A Stock Boom lifts a price by 2, for whoever wins it. It goes face down: lay it on stockpile 2 as well, and you alone know how good that pile is.',
    why: 'Face down on stockpile 2 the Boom is your secret: lay it there.',
  },
  bid: {
    title: 'Bid for your pile',
    text: 'You bid with a meeple on the track below a pile: 0, 1, 3, 6 and so on, up to your cash. Whoever is outbid bids again. Start low: $1K on stockpile 2.',
    why: 'You may bid elsewhere, but stockpile 2 is the one you know: start with $1K there.',
  },
  outbid: {
    title: 'Outbid!',
    text: (who) =>
      `${who(2)} bid $3K on your pile, so your meeple came back. American Automotive, Epic Electric and a hidden Boom are worth more than that: bid $6K on stockpile 2.`,
    why: 'You know what is hidden there, and it is worth $6K: bid that on stockpile 2.',
  },
  boom: {
    title: 'Play the Boom',
    text: 'Bids and fees are paid, and the cards are yours. A Boom is played in the round it is won. You hold two Epic Electric now: lift it from 5 to 7.',
    why: 'You may lift any company, but of Epic Electric you hold two: play the Boom there.',
  },
  sell: {
    title: 'Sell in time',
    text: 'Now everybody may sell. Of American Automotive you know nothing, and two of the four forecasts you have not seen are bad. $5K is safe: choose it among your shares.',
    why: 'Epic Electric is about to pay; American Automotive is a gamble. Sell American Automotive.',
  },
  keep: {
    title: 'Keep the rest',
    text: 'In a moment Epic Electric pays $2K a share, and only to those who still hold it. Keep both: sell no more.',
    why: 'A share you sell now gets no dividend: keep both and sell no more.',
  },
  dividend: {
    title: 'Your secret pays',
    text: 'All forecasts come true, one by one; yours is the first. Show your Epic Electric shares to be paid: 2 shares, $4K. You might keep some secret, but that would cost you.',
    why: 'Each share shown pays $2K: show both.',
  },
  moved: {
    title: 'The market moves',
    text: 'American Automotive fell to 2: you sold in time. Stanford Steel rose past 10 and split: its shares count double, and its price goes on from 6. A price that falls below 1 is a bankruptcy, and the shares are lost.',
  },
  end: {
    title: 'Now you play on',
    text: (who) =>
      `Six rounds to go, each with new secrets; ${who(1)} begins this one. The others think for themselves now. Whenever you are unsure, Hint shows what a good trader would do. Good luck!`,
  },
};
