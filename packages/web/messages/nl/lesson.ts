import type { Messages } from '../en.ts';

export const lesson: Messages['lesson'] = {
  title: 'Begeleid eerste spel',
  step: (step, steps) => `${step} van ${steps}`,
  listen: 'De gids laat je iets zien.',
  watch: 'Kijk wat de anderen doen…',
  next: 'Verder',
  wait: 'Een ogenblik…',
  back: 'Een stap terug',
  doIt: 'Doe het voor mij',
  free: 'Kies aan tafel',
  playOn: 'Speel verder',
  leave: 'Zonder gids spelen',
  restart: 'Opnieuw beginnen',
  fold: 'Verberg tekst',
  unfold: 'Toon tekst',
};
