import type { LessonWords } from '../../lesson.ts';
import type { lesson } from './script.ts';

export const words: LessonWords<typeof lesson> = {
  goal: {
    title: 'Le plus d’actions, au meilleur cours',
    text: 'À la fin de chaque manche, chaque société paie ceux qui ont le plus de ses actions, et d’autant mieux que son cours est haut. Après quatre manches, le plus riche gagne. Ce tableau montre toujours ce qui serait payé.',
  },
  hand: {
    title: 'Une carte, trois usages',
    text: 'Une carte est un numéro qui peut gagner le pli, un effet quand on la joue, et une action pour qui l’emporte. Vous en avez sept pour cinq plis, et jouez toujours celle que vous voulez.',
  },
  lead: {
    title: 'Entamez d’un six',
    text: 'Le plus grand numéro gagne : un 6 est fort. Green Globe 6 est aussi une Acquisition : s’il gagne, son cours monte de deux cases. Choisissez-le pour voir ce qu’il ferait, puis jouez-le.',
    why: 'Un 6 joué maintenant a de bonnes chances de gagner et ferait monter Green Globe de deux cases. Essayez celui-là.',
  },
  won: {
    title: 'Trois actions pour vous',
    text: (who) =>
      `${who(1)} a fait baisser Purple Prose par une Mauvaise presse, ${who(2)} a fait monter Blue Moon par un Tuyau. Votre 6 a gagné : les trois cartes sont vos actions, Green Globe a monté de deux cases, et vous entamez encore.`,
  },
  tip: {
    title: 'Poussez un cours',
    text: 'Un Tuyau déplace une société d’une case, vers le haut ou le bas. Green Globe est à vous, alors poussez-le : choisissez Purple Prose 5, puis Green Globe, en hausse. Le 5 peut perdre le pli ; la hausse reste.',
    why: 'Toute société est permise, mais c’est Green Globe que vous possédez : choisissez Purple Prose 5 et faites monter Green Globe.',
  },
  tie: {
    title: 'Deux sept',
    text: (who) =>
      `À numéro égal, la société au cours le plus haut l’emporte : ${who(2)} a pris le pli avec Green Globe 7. Mais un 7 coûte cher : quand on le joue, sa propre société perd une case.`,
  },
  deal: {
    title: 'Une petite carte peut payer',
    text: (who) =>
      `${who(2)} entame d’un 6, difficile à battre. Purple Prose 1 est un Arrangement : une fois le pli fini, il prend une de ses cartes, mais jamais la gagnante. Jouez-le.`,
    why: 'Vous avez peu de chances de gagner ce pli, mais l’Arrangement vous en donne quand même une carte : jouez Purple Prose 1.',
  },
  take: {
    title: 'Servez-vous',
    text: (who) =>
      `${who(2)} gagne avec le 6, mais votre Arrangement passe d’abord. Green Globe 5 est une action de plus là où vous êtes en tête : choisissez-la dans le pli.`,
    why: 'Vous pourriez reprendre votre carte, mais c’est chez Green Globe que vous menez : prenez Green Globe 5.',
  },
  reversal: {
    title: 'Le monde à l’envers',
    text: (who) =>
      `${who(2)} entame d’un 7. Vous ne pouvez pas le battre, sauf si le plus petit numéro gagne : c’est ce que fait Green Globe 2, un Renversement.`,
    why: 'Aucun de vos numéros ne bat un 7. Avec le Renversement, le plus petit gagne : jouez Green Globe 2.',
  },
  free: {
    title: 'À vous de choisir',
    text: 'Votre 2 a gagné trois actions de plus. Au dernier pli, jouez la carte que vous voulez. Les deux que vous gardez deviennent aussi vos actions : gardez celles que vous voulez posséder.',
  },
  paid: {
    title: 'Jour de paie',
    text: 'Chaque société a payé. Vous aviez le plus de Green Globe, qui vous a rapporté 4\u00a0$. Puis toutes les cartes sont mélangées et redistribuées, mais les cours restent où ils sont.',
  },
  end: {
    title: 'À vous de jouer',
    text: 'Encore trois manches, et les autres pensent maintenant par eux-mêmes. Si vous hésitez, le Conseil montre ce que ferait un bon joueur. Bonne chance !',
  },
};
