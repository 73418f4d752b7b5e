import type { Messages } from '../en.ts';
import { n } from './forms.ts';

export const tokens: Messages['tokens'] = {
  title: 'Les programmes qui jouent pour vous',
  help: 'Un jeton permet à un robot ou un script à vous d’agir ici en votre nom. Qui l’a peut en faire autant : gardez-le secret.',
  api: 'Ce que peut un programme',
  none: 'Aucun. Nul programme ne peut agir en votre nom.',
  make: 'Créer un jeton',
  label: 'À quoi il sert',
  labelHelp: 'Pour le reconnaître.',
  scope: 'Il peut',
  scopeHelp: 'Jamais : créer des jetons, ni vous déconnecter.',
  scopes: { play: 'Regarder et jouer', read: 'Seulement regarder' },
  end: 'Il expire',
  days: (days) => n(days, 'Dans 1 jour', () => (days === 365 ? 'Dans un an' : `Dans ${days} jours`)),
  onDate: 'À une date',
  makeNow: 'Le créer',
  tooMany: 'Vous avez déjà le nombre maximal de jetons. Supprimez-en un d’abord.',
  secret: 'Votre nouveau jeton.',
  once: 'Copiez-le maintenant : il n’est montré que cette fois.',
  made: (date) => `créé le ${date}`,
  ends: (date) => `expire le ${date}`,
  used: (date) => `dernier emploi le ${date}`,
  unused: 'jamais employé',
  delete: 'Supprimer',
  deleteOf: (label) => `Supprimer le jeton « ${label} »`,
  deleteNow: 'Supprimer pour de bon',
};
