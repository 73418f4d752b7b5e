import type { Event } from '../state.ts';

/** The rule each event follows, so that the log can lead to it. */
export const EVENT_RULES: Readonly<Record<Event['kind'], string>> = {
  round: 'P6',
  fee: 'P7',
  'fee-owed': 'P7',
  played: 'P8',
  price: 'P8',
  dividend: 'P13',
  'no-dividend': 'P13',
  drew: 'P8',
  reshuffled: 'P15',
  offer: 'P9',
  answer: 'P9',
  bank: 'P9',
  settled: 'P9',
  claimed: 'P12',
  paid: 'P12',
  took: 'P12',
  'took-all': 'P12',
  'next-objective': 'P12',
  objective: 'P5',
  bankrupt: 'P14',
  over: 'P16',
  asks: 'P6',
};
