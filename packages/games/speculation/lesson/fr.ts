import type { LessonWords } from '../../lesson.ts';
import type { lesson } from './script.ts';

export const words: LessonWords<typeof lesson> = {
  goal: {
    title: 'Une course de huit pions',
    text: 'Huit pions courent de DÉPART à FIN, et leur place fait le cours des actions. Dès que le premier arrive, la partie s’achève : on additionne argent et actions, et le plus riche gagne.',
  },
  prices: {
    title: 'Segment et rang',
    text: 'Une action coûte ce qu’indique, pour le rang de son pion, la liste du segment où il se trouve. En tête elle est chère, et de plus en plus ; en queue elle vaut peu, puis même moins que rien. Sur DÉPART, toute action coûte 20\u00a0$.',
  },
  buy: {
    title: 'Échange',
    text: 'La tuile dit Échange : chacun à son tour peut acheter une action, en vendre une, ou les deux. Vous avez 20\u00a0$, une action Alhambra, et la carte Timbuktu en main. Achetez Timbuktu : vous pourrez le pousser aussitôt.',
    why: 'Toutes les actions coûtent 20\u00a0$, mais vous tenez la carte qui fait avancer Timbuktu : achetez Timbuktu.',
  },
  card: {
    title: 'Une carte en secret',
    text: 'Chacun pose une carte face cachée. Quand toutes sont révélées, chacune fait avancer son pion d’autant de cases libres que l’indique la tuile de déplacement : 4 ce tour-ci. Jouez Timbuktu.',
    why: 'Vous n’avez rien de Colonia. Timbuktu est à vous : jouez sa carte.',
  },
  moved: {
    title: 'Regardez les cours',
    text: (who) =>
      `${who(1)} et ${who(2)} ont tous deux poussé Show Manager : il a avancé deux fois et mène à 80\u00a0$. Votre Timbuktu est deuxième et vaut 70\u00a0$ au lieu de 20\u00a0$. On saute les cases occupées sans les compter.`,
  },
  quiet: {
    title: 'Sans effet',
    text: (who) =>
      `${who(1)} a tiré Sans effet : on ne joue que des cartes. Aucune de vos cartes n’est celle d’une de vos sociétés ; personne n’a Colonia, qui n’aide donc aucun rival. Jouez-la. (Un Jour férié laisserait tous les pions en place.)`,
    why: (who) => `Metro aiderait ${who(2)}, qui en a une action. Personne n’a Colonia : jouez celle-là.`,
  },
  swap: {
    title: 'Vendre et acheter d’un coup',
    text: 'De nouveau un Échange. Timbuktu rapporte 40\u00a0$, le double de son prix, et vous avez pioché la carte Alhambra. Vendez Timbuktu et achetez une seconde action Alhambra pour 20\u00a0$, en un seul échange.',
    why: 'Vous allez pousser Alhambra, alors ayez-en davantage : vendez Timbuktu et achetez Alhambra.',
  },
  push: {
    title: 'Poussez la vôtre',
    text: 'Deux actions Alhambra, et sa carte en main : jouez-la. Après chaque tour vous piochez une carte ; quand les neuf sont jouées, on les mélange de nouveau.',
    why: 'Deux de vos actions sont des Alhambra : jouez sa carte.',
  },
  rank: {
    title: 'Rang +1',
    text: 'C’est votre tour, et vous avez tiré Rang +1 : choisissez un pion, il va sur la première case libre devant celui qui le précède. Alhambra dépasse Carat et, la case suivante étant prise, Timbuktu aussi.',
    why: 'Tout pion sauf le premier est permis ; Alhambra est le vôtre : déplacez-le.',
  },
  free: {
    title: 'À vous de choisir',
    text: 'Maintenant les pions avancent de 6, c’est beaucoup. Aucune des deux cartes n’est celle d’une de vos sociétés : voyez qui elle aide, et si son pion dépasserait Alhambra. Jouez celle que vous voulez.',
  },
  end: {
    title: 'À vous de jouer',
    text: (who) =>
      `${who(1)} a justement poussé Alhambra : quelle chance ! Les autres pensent maintenant par eux-mêmes. Les cartes jouées restent visibles : on sait ce qui peut encore venir. Un doute ? Le Conseil montre ce que ferait un bon joueur.`,
  },
};
