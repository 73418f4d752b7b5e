import type { LessonWords } from '../../lesson.ts';
import type { lesson } from './script.ts';

export const words: LessonWords<typeof lesson> = {
  goal: {
    title: 'Le plus riche après neuf manches',
    text: 'Derrière votre écran : 100\u00a0$, quatre actions secrètes (2 Nile, 2 GameStart) et quatre dés. À la fin, chaque action en main vous est payée à son cours, et chaque action due vous le coûte. Le plus riche gagne.',
  },
  event: {
    title: 'Les points font les cours',
    text: 'En fin de manche, on additionne les points des dés posés chez une société, et sa carte d’événement dit comment le cours change. Nile montre 11 points : en l’état, il baisserait de 10.',
  },
  buy: {
    title: 'Achetez ce que vous pouvez pousser',
    text: 'La carte de Nile aime les points, et vous avez deux dés Nile. Achetez donc 2 Nile : on les prend par le bas, chacune au cours plus ce qu’indique sa case. Choisissez Acheter, Nile, 2.',
    why: 'Vous avez les dés pour pousser Nile, c’est donc l’action à posséder : achetez 2 Nile pour 50\u00a0$.',
  },
  market: {
    title: 'Baissier ou haussier',
    text: (who) =>
      `${who(1)} a acheté GameStart ; ${who(2)} a vendu Banana à découvert, pariant sur sa chute. Son plateau porte six actions : au-delà de cinq, le marché est baissier, sinon haussier. Quand une carte a les deux colonnes, celle du marché compte : Banana baisserait de 20.`,
  },
  rumor: {
    title: 'Lancez une rumeur',
    text: (who) =>
      `${who(2)} et ${who(1)} ont posé chacun un dé Banana sur la carte Rumeurs ; ce qui s’y trouve est lancé en fin de manche. Chacun joue deux fois par manche, et voici votre second tour : posez-y vos deux dés Nile.`,
    why: 'Il faut des points à Nile pour monter : choisissez Rumeur et vos deux dés Nile.',
  },
  bag: {
    title: 'Dans le sac, en secret',
    text: 'Chacun met maintenant en secret des dés dans le sac ; cinq au plus peuvent rester. La carte Rumeurs est complétée depuis le sac jusqu’à neuf dés, et tous sont lancés. Quelques points feraient monter GameStart : mettez vos deux dés.',
    why: 'Derrière l’écran ils ne font rien cette manche ; dans le sac ils peuvent être tirés et lancés. Mettez-y le dé Banana et le dé GameStart.',
  },
  priced: {
    title: 'Les dés ont parlé',
    text: 'Nile a 24 points et a monté de 15, à 40\u00a0$ ; vous en avez 4. Au-dessus de 45, une action se divise : les positions doublent, le cours est réduit de moitié. À 0, c’est la faillite : plus personne n’en a ni n’en doit.',
  },
  take: {
    title: 'Le vent tourne',
    text: 'Nouvelle manche, nouvelles cartes. Celle de Nile punit maintenant les points : avec 24, il baisserait de 15. Les dés que vous prenez ne comptent plus. Prenez le 6 et le 5 : à 13 points, Nile monterait de 5.',
    why: 'Vous avez 4 Nile, et leur chute vous coûterait cher. Choisissez Prendre, puis le 6 et le 5 posés chez Nile.',
  },
  short: {
    title: 'Vendez ce que vous n’avez pas',
    text: 'Banana est faible : à 13 points, il baisserait de 10. Vendez-en 2 à découvert : vous recevez 40\u00a0$ et devez deux actions (c’est aussi ainsi qu’on vend les siennes). Rachetées plus tard et moins cher, elles vous laissent la différence.',
    why: 'Banana va sans doute baisser, et la vente à découvert y gagne : choisissez Découvert, Banana, 2.',
  },
  free: {
    title: 'À vous de choisir',
    text: 'Les deux dés Nile que vous avez pris sont derrière votre écran. Du sac, ils pourraient être lancés et revenir chez Nile ; derrière l’écran, ils sont hors jeu. À vous de voir ce que vous y mettez, ou rien.',
  },
  end: {
    title: 'À vous de jouer',
    text: 'Voyez ce que sont devenus les cours. Encore sept manches, et les autres pensent maintenant par eux-mêmes. Vous pouvez aussi passer. Si vous hésitez, le Conseil montre ce que ferait un bon joueur. Bonne chance !',
  },
};
