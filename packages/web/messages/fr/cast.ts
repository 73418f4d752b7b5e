import type { Messages } from '../en.ts';

export const cast: Messages['cast'] = {
  Ada: {
    habit: 'Achète tôt, garde tout, vend la dernière.',
    gloat: ['Qui garde, gagne.', 'Encore une de bien rangée.'],
    groan: ['J’aurais dû la garder.', 'Mon plus beau titre, envolé.'],
    compliment: 'Celle-là, je l’encadrerais.',
  },
  Jules: {
    habit: 'Propose un marché presque à votre goût.',
    gloat: ['Chacun y gagne. Moi surtout.', 'Un plaisir, vraiment.'],
    groan: ['De mon côté, c’était superbe.', 'Mon nœud papillon en tremble.'],
    compliment: 'Ça, c’est de la belle affaire.',
  },
  Pim: {
    habit: 'Vend tout à découvert, à tue-tête.',
    gloat: ['Ça baisse ! Je l’avais dit !', 'Attention la tête !'],
    groan: ['Mais qui achète encore ça ?', 'Ça monte ? Encore ?!'],
    compliment: 'Bon. C’était pas mal.',
  },
  Bea: {
    habit: 'Se souvient de chaque carte jouée.',
    gloat: ['C’était le dernier six. Je compte.', 'Comme au bon vieux temps.'],
    groan: ['La seule que j’avais oubliée.', 'De mon temps, ça rapportait.'],
    compliment: 'Je m’en souviendrai, de celle-là.',
  },
  Kofi: {
    habit: 'Connaît la valeur et mise un de moins.',
    gloat: ['Vaut neuf. Payé huit.', 'Le crayon avait raison.'],
    groan: ['Plein tarif. Moi !', 'Je refais le calcul.'],
    compliment: 'Au juste prix, au centime près.',
  },
  Lou: {
    habit: 'Achète comme vous, un tour plus tard.',
    gloat: ['Dans le sillage, on est bien.', 'La file avait raison.'],
    groan: ['Et moi qui ne faisais que suivre.', 'Encore la mauvaise file.'],
    compliment: 'Oh. Il en reste une ?',
  },
  Samira: {
    habit: 'Attend le krach, puis fait ses courses.',
    gloat: ['Les soldes, enfin.', 'Tout vient à point.'],
    groan: ['Un tour d’attente de trop.', 'Ce n’était donc pas le fond.'],
    compliment: 'Celle-là valait l’attente.',
  },
  Wilf: {
    habit: 'Mise tout sur l’outsider.',
    gloat: ['Quarante contre un, et gagné !', 'Je n’ai jamais douté. Ou presque.'],
    groan: ['Battu d’une tête.', 'Il a calé dans le virage.'],
    compliment: 'Quelle arrivée !',
  },
};
