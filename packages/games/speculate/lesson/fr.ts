import type { LessonWords } from '../../lesson.ts';
import type { lesson } from './script.ts';

export const words: LessonWords<typeof lesson> = {
  goal: {
    title: 'De l’argent et des actions',
    text: 'Après 16 manches, le plus riche en argent et en actions gagne. Vous commencez avec 250 et 8 actions de chaque secteur. Chaque tour débute par 50 de frais, que vous venez de payer : à court d’argent, la faillite menace.',
  },
  objective: {
    title: 'Votre objectif secret',
    text: 'Il demande pour 150 de Mines, 125 de Grands magasins et 175 de Transports, et rien des deux autres. Réclamé, il rapporte 25 de chaque joueur et 125 de la banque ; un plus élevé le suit.',
  },
  card: {
    title: 'Poussez un cours',
    text: 'Un tour continue par une carte de marché. Le Génie civil ne vous sert à rien : faites-le monter avant d’en vendre. Jouez la carte qui hausse le Génie civil de 3.',
    why: 'Vous allez vendre du Génie civil, alors poussez d’abord son cours : jouez Génie civil en hausse de 3.',
  },
  sell: {
    title: 'Criez une offre',
    text: 'Faites autant de marchés que vous voulez, mais à la première et à la dernière manche dans deux secteurs seulement. Choisissez Génie civil, Vendre, et les 8. Les autres répondent un par un, en commençant à votre gauche.',
    why: 'Votre objectif ne permet pas de Génie civil : proposez de vendre les 8.',
  },
  bank: {
    title: 'La banque prend le reste',
    text: (who) =>
      `${who(1)} en a acheté 3, ${who(2)} 2. Le reste, vous pouvez le vendre à la banque pour 1 de moins que le cours ; lui acheter coûte 1 de plus. Vendez-lui les 3.`,
    why: 'Vous voulez vous défaire du Génie civil : vendez les 3 à la banque.',
  },
  buy: {
    title: 'Maintenant, achetez',
    text: 'Vos 8 Transports valent 80, votre objectif en veut pour 175. Proposez d’en acheter 6 à 10.',
    why: 'Ce sont les Transports que votre objectif demande le plus : proposez d’en acheter 6.',
  },
  done: {
    title: 'Assez pour l’instant',
    text: (who) =>
      `${who(1)} vous en a vendu 4 et ${who(2)} 2 : vous avez 14 Transports. Vous avez traité dans deux secteurs, pas de troisième cette manche. Gardez de quoi payer les prochains frais et terminez vos marchés.`,
    why: 'Cette manche ne permet que deux secteurs, et l’argent est bon à garder : terminez vos marchés.',
  },
  dividend: {
    title: 'Une seconde carte',
    text: 'Vient alors une seconde carte de marché. Un dividende paie à chacun ses actions du secteur : 3 par action tant que le cours est de 6 à 20. Personne n’a autant de Transports que vous : jouez-le.',
    why: 'Vous avez 14 Transports, les autres 10 à eux deux : le dividende vous paie le plus. Jouez-le.',
  },
  claim: {
    title: 'Pas encore',
    text: 'C’est maintenant, et seulement maintenant, qu’on peut réclamer un objectif. Le vôtre n’est pas atteint : finissez votre tour. On le demande chaque fois à chacun, pour que personne ne devine où vous en êtes.',
    why: 'Votre objectif n’est pas encore atteint : finissez votre tour.',
  },
  answer: {
    title: 'On vous sollicite',
    text: (who) =>
      `${who(1)} a poussé les Propriétés à 13 et veut en acheter 4. Votre objectif n’en permet aucune : vendez-en 4. Quand vous répondez aux autres, la limite de deux secteurs ne compte pas.`,
    why: 'Vous voulez vous défaire des Propriétés, et 13 est un bon prix : vendez-en 4.',
  },
  end: {
    title: 'À vous de jouer',
    text: (who) =>
      `Frais, carte, marchés, carte, objectif : voilà un tour. ${who(1)} poursuit le sien, et les autres pensent maintenant par eux-mêmes. Gardez 50 pour chaque tour. Un doute ? Le Conseil montre ce que ferait un bon joueur.`,
  },
};
