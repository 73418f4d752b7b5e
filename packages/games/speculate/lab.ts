import type { Lab, LabWords } from '@outcry/engine/lab';
import { changeOf, figuresOf, openBox, sectorOf } from './box.ts';
import type { Data } from './data.ts';
import type { Event, State } from './state.ts';

type Texts = Omit<LabWords, 'trait'> & { readonly dividend: string };

const wordsOf = ({ dividend, ...words }: Texts): LabWords => ({
  ...words,
  trait({ group, id }) {
    const [sector, change] = id.split(' ').map(Number) as [number, number];
    const name = words.companies[sector]!;
    if (group === 'objective') return name;
    return change === 0 ? `${name} ${dividend}` : `${name} ${change > 0 ? '+' : '−'}${Math.abs(change)}`;
  },
});

/** What a laboratory looks at: prices, the first hand, and the sector an objective asks most of. */
export function labOf(data: Data): Lab<State, Event> {
  const box = openBox(data);
  return {
    colours: ['grey', 'lemon', 'green', 'blue', 'wine'],
    prices: ({ prices }) => prices.slice(),
    atStart({ players }, seat) {
      const { hand, objective } = players[seat]!;
      const figures = figuresOf(box, objective!);
      return [
        ...hand.map((card) => ({ group: 'hand', id: `${sectorOf(card)} ${changeOf(card)}` })),
        { group: 'objective', id: `${figures.indexOf(Math.max(...figures))} 0` },
      ];
    },
    atEnd: () => [],
    told: () => [],
    counted: ['dividend', 'no-dividend', 'claimed', 'bankrupt'],
    words: {
      en: wordsOf({
        companies: ['Mines', 'Stores', 'Property', 'Transport', 'Engineering'],
        dividend: 'dividend',
        groups: { hand: 'A card of the first hand', objective: 'The sector the first objective asks most of' },
        events: {
          dividend: 'Dividends paid',
          'no-dividend': 'Dividends the bank could not pay',
          claimed: 'Objectives claimed',
          bankrupt: 'Players bankrupt',
        },
        moves: {
          play: 'Play a card',
          offer: 'Make an offer',
          done: 'End dealing',
          answer: 'Answer an offer',
          bank: 'Deal with the bank',
          claim: 'Claim the objective',
          pass: 'Do not claim',
          take: 'Take a share',
          stop: 'Stop taking',
        },
        statistics: {
          earlyEnd: 'Ends early by bankruptcy',
          bankruptcies: 'Players bankrupt at the end',
          endPrice: 'Mean price at the end',
          claimed: 'Somebody claimed',
          claims: 'Claims',
        },
      }),
      fr: wordsOf({
        companies: ['Mines', 'Grands magasins', 'Propriétés', 'Transports', 'Génie civil'],
        dividend: 'dividende',
        groups: {
          hand: 'Une carte de la première main',
          objective: 'Le secteur que le premier objectif demande le plus',
        },
        events: {
          dividend: 'Dividendes payés',
          'no-dividend': 'Dividendes que la banque n’a pas pu payer',
          claimed: 'Objectifs annoncés',
          bankrupt: 'Joueurs en faillite',
        },
        moves: {
          play: 'Jouer une carte',
          offer: 'Faire une offre',
          done: 'Finir les échanges',
          answer: 'Répondre à une offre',
          bank: 'Traiter avec la banque',
          claim: 'Annoncer l’objectif',
          pass: 'Ne pas annoncer',
          take: 'Prendre une action',
          stop: 'Ne plus prendre',
        },
        statistics: {
          earlyEnd: 'Fin anticipée par faillite',
          bankruptcies: 'Joueurs en faillite à la fin',
          endPrice: 'Cours moyen à la fin',
          claimed: 'Un objectif au moins annoncé',
          claims: 'Objectifs annoncés par partie',
        },
      }),
      nl: wordsOf({
        companies: ['Mijnen', 'Winkels', 'Vastgoed', 'Transport', 'Techniek'],
        dividend: 'dividend',
        groups: {
          hand: 'Een kaart van de eerste hand',
          objective: 'De sector waarvan de eerste opdracht het meest vraagt',
        },
        events: {
          dividend: 'Uitgekeerde dividenden',
          'no-dividend': 'Dividenden die de bank niet kon betalen',
          claimed: 'Geclaimde opdrachten',
          bankrupt: 'Failliete spelers',
        },
        moves: {
          play: 'Een kaart spelen',
          offer: 'Een bod doen',
          done: 'Stoppen met handelen',
          answer: 'Een bod beantwoorden',
          bank: 'Handelen met de bank',
          claim: 'De opdracht claimen',
          pass: 'Niet claimen',
          take: 'Een aandeel nemen',
          stop: 'Stoppen met nemen',
        },
        statistics: {
          earlyEnd: 'Eindigt vroeg door faillissement',
          bankruptcies: 'Failliete spelers aan het eind',
          endPrice: 'Gemiddelde koers aan het eind',
          claimed: 'Iemand claimde',
          claims: 'Claims per spel',
        },
      }),
    },
  };
}
