import { de } from '@outcry/engine/french';
import { time } from './forms.ts';

/** La bonne compagnie : blocages, signalements, invitations, annonces, et ce que font les hôtes. */
export const order = {
  before: (day: string | null, at: string, isEvening: boolean, seconds: number) =>
    `${day === null ? (isEvening ? 'Ce soir' : 'Aujourd’hui') : `Le ${day}`} à ${at}, nous mettons Outcry à jour. Cela prend environ ${time(seconds)}. Les pendules s’arrêtent et aucune partie n’est perdue.`,
  during: (until: string) => `Mise à jour en cours. Retour vers ${until}.`,
  moveKept: 'Votre coup est gardé.',
  moveHere: 'Votre coup n’est pas parti. Il est toujours là.',
  banned: (until: string | null, reason: string) =>
    `Vous ne pouvez ${until === null ? 'plus jouer ici' : `pas jouer ici jusqu’au ${until}`}. Motif : ${reason}. Un robot continue à vos tables. Si c’est une erreur, dites-le à votre hôte.`,
  takeOut: 'Télécharger vos données',
  muted: (until: string) => `Vous ne pouvez pas écrire jusqu’au ${until}. Vous pouvez continuer à jouer.`,
  block: (name: string) => `Bloquer ${name}`,
  blockAsk: (name: string) =>
    `Bloquer ${name} ? Vous ne serez plus à la même table sans le vouloir, et vous ne recevrez plus ses messages. La personne n’en saura rien.`,
  shared: (name: string) => `Vous avez bloqué ${name}, qui est à cette table. Rester ou partir ?`,
  stay: 'Rester',
  leave: 'Partir',
  blocked: 'Personnes bloquées',
  blockedText: 'Vous n’êtes pas à la même table sans le vouloir, et ne recevez pas leurs messages.',
  lift: 'Débloquer',
  sitAnyway: 'S’asseoir quand même',
  report: 'Signaler',
  reportLine: (name: string, text: string) => `Signaler ce que ${name} a écrit : ${text}`,
  reportTable: 'Signaler cette table',
  reportAsk: (name: string) =>
    `L’hôte voit le message, la discussion autour et le fichier de la partie. ${name} ne voit pas qui signale.`,
  reportTableAsk:
    'L’hôte voit la table, sa discussion et le fichier de la partie. Personne à la table ne voit qui signale.',
  reason: 'Qu’est-ce qui ne va pas ? (Facultatif.)',
  reported: 'C’est signalé. Merci.',
  invite: 'Inviter par nom',
  inviteName: 'Nom d’un compte',
  inviteGo: 'Inviter',
  invited: (name: string) => `Invitation envoyée à ${name}.`,
  inviteNobody: (name: string) => `Aucun compte ne s’appelle ${name} ici. À un invité, envoyez le lien.`,
  invitations: 'On vous invite',
  asks: (name: string, game: string, open: number) =>
    `Invitation ${de(name)} : ${game}. ${open === 1 ? 'Une place est libre' : `${open} places sont libres`}.`,
  look: 'Voir la table',
  decline: 'Non, merci',
  told: {
    'admin-added': (_by: string | null) => 'Vous êtes maintenant hôte ici.',
    'admin-link': (by: string | null) => `${by ?? 'Un hôte'} a créé un lien qui fait de vous un hôte.`,
    'admin-removed': (_by: string | null) => 'Vous n’êtes plus hôte ici.',
    ban: (by: string | null, reason: string | null) =>
      `Exclusion décidée par ${by ?? 'un hôte'}. Motif : ${reason ?? ''}.`,
    unban: (_by: string | null) => 'Vous pouvez de nouveau jouer ici.',
    mute: (by: string | null) =>
      `Vous ne pouvez pas écrire pour un temps : décision ${de(by ?? 'un hôte')}. Vous pouvez continuer à jouer.`,
    unmute: (_by: string | null) => 'Vous pouvez de nouveau écrire.',
    'message-deleted': (by: string | null) => `${by ?? 'Un hôte'} a retiré un de vos messages.`,
    'table-deleted': (by: string | null) => `${by ?? 'Un hôte'} a retiré une de vos tables.`,
  } as Readonly<Record<string, (by: string | null, reason: string | null) => string>>,
  toldOther: 'Un hôte a fait quelque chose qui vous concerne.',
  along: 'Emporter ces tables',
  alongText: (name: string) => `Les places, les parties et l’historique ${de(name)} passent alors au compte.`,
  stayed: {
    'same-table': 'Les tables de l’invité sont restées à l’invité : vous étiez tous deux à une même table.',
    'both-played':
      'Les tables de l’invité sont restées à l’invité : vous avez tous deux fini des parties, et deux classements ne peuvent en faire un.',
  } as Readonly<Record<string, string>>,
  host: 'Hôte',
  adminTitle: 'Devenir hôte',
  adminFor: (name: string | null) =>
    name === null ? 'Ce lien fait de vous un hôte de ce serveur.' : `Ce lien fait ${de(name)} un hôte de ce serveur.`,
  adminGo: (name: string) => `Faire ${de(name)} un hôte`,
  adminNobody: 'Jouez d’abord comme invité ou identifiez-vous, puis rouvrez le lien.',
  adminGone:
    'Ce lien ne marche plus. Il a servi ou il a expiré. Sur le serveur, « outcry admin add NOM » en fait un autre.',
};
