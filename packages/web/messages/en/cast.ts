import type { BotName } from '@outcry/bots/cast.ts';

/** A bot of the cast: how it likes to play, and what it says. Each language has its own remarks; they are no translations. */
export interface Character {
  readonly habit: string;
  readonly gloat: readonly [string, string];
  readonly groan: readonly [string, string];
  /** About a card, a price or a deal: never about a person. */
  readonly compliment: string;
}

export const cast: Readonly<Record<BotName, Character>> = {
  Ada: {
    habit: 'Buys early, keeps everything, sells last.',
    gloat: ['I kept the first one I bought.', 'Filed under: patience.'],
    groan: ['I should have kept that one.', 'There goes my favourite paper.'],
    compliment: 'Now that one I would frame.',
  },
  Jules: {
    habit: 'Offers you a deal you nearly like.',
    gloat: ['We both win. I win a little more.', 'A pleasure doing business.'],
    groan: ['It looked better from my side.', 'I had such a nice speech ready.'],
    compliment: 'That deal deserves a bow tie.',
  },
  Pim: {
    habit: 'Goes short on everything, at full volume.',
    gloat: ['Down! I told you! Down!', 'Look out below!'],
    groan: ['Who keeps buying this?', 'Up? Again? Up?!'],
    compliment: 'Fine. That was rather good.',
  },
  Bea: {
    habit: 'Remembers every card that was played.',
    gloat: ['That was the last six. I counted.', 'Just as in the spring of ’87.'],
    groan: ['Of all cards, I forgot that one.', 'In my day that paid.'],
    compliment: 'I shall remember that one.',
  },
  Kofi: {
    habit: 'Knows what it is worth and bids one less.',
    gloat: ['Worth nine. Paid eight.', 'The pencil was right.'],
    groan: ['I paid full price. Me!', 'Let me check that sum again.'],
    compliment: 'Fair price. To the penny.',
  },
  Lou: {
    habit: 'Buys what you buy, one turn later.',
    gloat: ['Second in, first to smile.', 'The queue knew something.'],
    groan: ['And I was only following.', 'Wrong queue. Again.'],
    compliment: 'Ooh. Is there one left for me?',
  },
  Samira: {
    habit: 'Waits for the crash, then goes shopping.',
    gloat: ['Sale season. My favourite.', 'Calm water, full nets.'],
    groan: ['I waited one turn too long.', 'So that was not the bottom.'],
    compliment: 'Worth the wait, that one.',
  },
  Wilf: {
    habit: 'Puts it all on the outsider.',
    gloat: ['Forty to one, and in it came!', 'Never in doubt. Well, once.'],
    groan: ['So close. It nearly had legs.', 'Pulled up lame on the last bend.'],
    compliment: 'What a finish!',
  },
};
