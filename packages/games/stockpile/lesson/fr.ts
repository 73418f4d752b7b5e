import type { LessonWords } from '../../lesson.ts';
import type { lesson } from './script.ts';

export const words: LessonWords<typeof lesson> = {
  goal: {
    title: 'Acheter bas, vendre haut',
    text: 'Sept manches. Vous commencez avec 20K\u00a0$, que tous voient, et une action que personne ne voit : Epic Electric. À la fin toutes les actions sont vendues, la majorité dans chaque société rapporte 10K\u00a0$ de plus, et le plus riche gagne.',
  },
  secret: {
    title: 'Vous savez quelque chose',
    text: 'À chaque manche, chaque société reçoit une prévision. Personne d’autre ne sait qu’Epic Electric paiera $$, un dividende de 2K\u00a0$ par action. Tous savent que Bottomline Bank montera de 2. Chaque rival en connaît une aussi ; les autres sont cachées.',
  },
  faceUp: {
    title: 'Garnissez les piles',
    text: 'Chacun pose une carte visible et une cachée sur les piles, puis tous misent sur elles. Posez Epic Electric face visible sur la pile 2 : c’est celle que vous voudrez.',
    why: 'Mieux vaut réunir ce que vous voulez sur une pile : Epic Electric, face visible, sur la pile 2.',
  },
  faceDown: {
    title: 'Un Boom caché',
    text: 'Un Stock Boom fait monter un cours de 2, pour qui le remporte. Il se pose face cachée : mettez-le aussi sur la pile 2, et personne d’autre ne saura ce qu’elle vaut.',
    why: 'Caché sur la pile 2, le Boom reste votre secret : posez-le là.',
  },
  bid: {
    title: 'Misez sur votre pile',
    text: 'On mise avec un meeple sur l’échelle sous la pile : 0, 1, 3, 6 et ainsi de suite, dans la limite de son argent. Qui est dépassé mise à nouveau. Commencez bas : 1K\u00a0$ sur la pile 2.',
    why: 'Vous pouvez miser ailleurs, mais c’est la pile 2 que vous connaissez : commencez par 1K\u00a0$ là.',
  },
  outbid: {
    title: 'Enchère dépassée !',
    text: (who) =>
      `${who(2)} a misé 3K\u00a0$ sur votre pile, et votre meeple vous revient. American Automotive, Epic Electric et un Boom caché valent davantage : misez 6K\u00a0$ sur la pile 2.`,
    why: 'Vous savez ce qui s’y cache, et cela vaut bien 6K\u00a0$ : misez-les sur la pile 2.',
  },
  boom: {
    title: 'Jouez le Boom',
    text: 'Mises et frais sont payés, et les cartes sont à vous. Un Boom se joue dans la manche où on le remporte. Vous avez maintenant deux Epic Electric : faites-la monter de 5 à 7.',
    why: 'Toute société est permise, mais vous avez deux Epic Electric : jouez le Boom là.',
  },
  sell: {
    title: 'Vendez à temps',
    text: 'Chacun peut maintenant vendre. D’American Automotive vous ne savez rien, et deux des quatre prévisions que vous n’avez pas vues sont mauvaises. 5K\u00a0$, c’est sûr : choisissez-la parmi vos actions.',
    why: 'Epic Electric va payer ; American Automotive est un pari. Vendez American Automotive.',
  },
  keep: {
    title: 'Gardez le reste',
    text: 'Dans un instant, Epic Electric paie 2K\u00a0$ par action, et seulement à qui l’a encore. Gardez les deux : ne vendez plus rien.',
    why: 'Une action vendue maintenant ne touche pas de dividende : gardez les deux et ne vendez plus rien.',
  },
  dividend: {
    title: 'Votre secret rapporte',
    text: 'Les prévisions se réalisent une à une ; la vôtre est la première. Montrez vos actions Epic Electric pour toucher le dividende : 2 actions, 4K\u00a0$. Vous pourriez en cacher, mais cela vous coûterait.',
    why: 'Chaque action montrée rapporte 2K\u00a0$ : montrez les deux.',
  },
  moved: {
    title: 'Le marché bouge',
    text: 'American Automotive est tombée à 2 : vous avez vendu à temps. Stanford Steel a dépassé 10 et s’est divisée : ses actions comptent double, et son cours repart de 6. Un cours qui tombe sous 1, c’est la faillite : ses actions sont perdues.',
  },
  end: {
    title: 'À vous de jouer',
    text: (who) =>
      `Encore six manches, chacune avec ses secrets ; ${who(1)} commence celle-ci. Les autres pensent maintenant par eux-mêmes. Si vous hésitez, le Conseil montre ce que ferait un bon joueur. Bonne chance !`,
  },
};
