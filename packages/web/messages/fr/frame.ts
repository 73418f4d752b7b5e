import type { Messages } from '../en.ts';
import { time } from './forms.ts';

export const app: Messages['app'] = {
  home: 'Outcry, accueil',
  loading: 'Chargement',
  tools: 'Outils',
  close: 'Fermer',
  cancel: 'Annuler',
};

export const ui: Messages['ui'] = {
  you: 'vous',
  bot: 'robot',
  program: 'programme',
  away: 'absent',
  onVacation: (until: string) => `en vacances jusqu’au ${until}`,
  thinking: (level) => `Un robot de niveau ${level} réfléchit…`,
  turn: 'joue',
  decision: 'Décision',
  fewer: 'Moins',
  more: 'Plus',
  rises: 'hausse',
  falls: 'baisse',
  hiddenCard: 'Carte cachée',
  timeLeft: 'Temps restant',
  clockStopped: 'arrêté',
  clear: 'Effacer',
  inAdvance: 'D’avance',
  inAdvanceNote: 'D’avance ; vous seul le voyez',
  askAgain: (what) => `${what} : me redemander`,
  skip: 'Abréger',
  skipToNow: 'Aller au présent',
  filmNote: 'Voilà ce qui s’est passé depuis votre dernier tour. Le présent vient juste après.',
  next: 'Suite',
  again: 'Que s’est-il passé ?',
  ask: (move) => `${move} ?`,
  sending: 'Envoi…',
};

export const banner: Messages['banner'] = {
  full: 'Trop de pages ou de requêtes à la fois, de vous ou de votre réseau. La suite vient d’elle-même ; fermer des pages aide.',
  lost: 'La connexion est perdue. Nouvel essai en cours ; rien de ce que vous avez fait n’est perdu.',
  slow: 'Pas encore de réponse. On réessaie ; votre geste est gardé et ne compte qu’une fois.',
  outdated: 'Outcry a été mis à jour. Rechargez pour continuer ; vos parties sont gardées.',
};

const unknownRules =
  'Ce serveur n’a pas la version des règles avec laquelle cette partie se joue. Demandez à l’hôte de le mettre à jour.';

export const refused: Messages['refused'] = {
  'not-your-seat': 'Ce n’est pas votre place.',
  'not-host': 'Seul l’hôte le peut.',
  removed: 'L’hôte vous a retiré de cette table.',
  full: 'Il n’y a plus de place libre.',
  started: 'La partie a déjà commencé.',
  'not-started': 'La partie n’a pas encore commencé.',
  'too-soon':
    'L’absence est encore trop courte : dix secondes pour un robot, au moins une heure pour une autre personne.',
  'refused-lately': 'Cela vient d’être demandé ou refusé. Redemandez dans une minute ou deux.',
  'name-taken': 'Quelqu’un s’appelle déjà ainsi ici. Choisissez un autre nom.',
  'not-welcome': 'Vous ne pouvez pas vous asseoir à cette table.',
  'blocked-here': 'Une personne que vous avez bloquée est à cette table.',
  banned: 'Vous ne pouvez pas jouer ici pour le moment.',
  muted: 'Vous ne pouvez pas écrire pour le moment. Vous pouvez continuer à jouer.',
  maintenance: 'Mise à jour en cours. Rien n’a changé ; réessayez bientôt.',
  'wrong-password': 'Le nom ou le mot de passe est faux.',
  'link-gone': 'Ce lien ou ce code ne fonctionne plus.',
  'not-possible': 'Ce n’est pas possible maintenant.',
  over: 'La partie est terminée.',
  'too-many': 'C’était trop rapide. Attendez un instant.',
  quota: 'Vous en avez déjà autant qu’une personne peut en avoir. Terminez ou quittez d’abord une table.',
  busy: 'Le serveur ne le peut pas à cet instant. Rien n’a changé ; réessayez.',
  unreached: 'Le serveur ne répond pas. Seul ou sur un même appareil, vous pouvez jouer quand même.',
  'no-room': 'Le navigateur n’a plus de place pour garder cette partie. Oubliez-en une ancienne à l’accueil.',
  'bot-failed': 'Un robot n’a pas pu réfléchir et a joué un coup au hasard.',
  failed: 'Cela n’a pas marché. Rien n’a changé.',
  'unknown-rules': unknownRules,
};

export const tooMany: Messages['tooMany'] = (wait) => `Trop de demandes d’ici. Réessayez dans ${time(wait)}.`;

export const dead: Messages['dead'] = {
  tooManyTitle: 'Trop à la fois',
  tooManyText: (wait) =>
    `Trop de nouveaux invités ou de demandes sont venus de votre réseau. Réessayez dans ${time(wait)}.`,
  home: 'Accueil',
  again: 'Réessayer',
  reload: 'Recharger',
  lostTitle: 'Rien ne se négocie ici',
  lostText: 'Cette adresse ne mène nulle part. La bourse est à l’accueil.',
  brokenTitle: 'Quelque chose s’est déchiré',
  brokenText: 'Cette page n’a pas pu être montrée. Après une mise à jour, rechargez ; vos parties sont gardées.',
  goneTitle: 'Cette partie n’est pas ici',
  goneText: 'Elle s’est jouée sur un autre appareil, ou celui-ci l’a oubliée.',
  elsewhereTitle: 'Cette partie se poursuit dans un autre onglet',
  elsewhereText: 'Elle se joue dans un onglet à la fois, pour qu’aucun coup ne se perde.',
  playHere: 'Jouer ici',
  closedTitle: 'Cette table a été fermée',
  closedText: 'Son dernier joueur est parti avant le début.',
  table: {
    'not-found': [
      'Ce lien a expiré',
      'Il n’y a pas (ou plus) de table derrière. Demandez un autre lien, ou ouvrez une table.',
    ],
    'signed-out': [
      'Vous êtes déconnecté ici',
      'Vous vous êtes déconnecté dans un autre onglet, ou le serveur est revenu à une sauvegarde d’avant votre arrivée.',
    ],
    gone: [
      'Cette table n’est plus sur le serveur',
      'Elle est peut-être plus récente que la sauvegarde restaurée. Demandez un autre lien, ou ouvrez une table.',
    ],
    mistyped: ['Ce code est mal saisi', 'Aucune table n’a un tel code : une lettre est fausse ou manque. Vérifiez-le.'],
    removed: ['Vous avez été retiré', 'L’hôte de cette table a donné votre place.'],
    banned: [
      'Vous ne pouvez pas jouer ici',
      'Un hôte de ce serveur en a décidé ainsi. Le motif et la fin se lisent en haut.',
    ],
    'no-spectators': ['Réservé aux joueurs', 'Cette table a commencé, et son hôte ne laisse personne regarder.'],
    'unknown-rules': ['Règles inconnues', unknownRules],
    unreached: ['Le serveur ne répond pas', 'Vérifiez votre connexion. Seul, vous pouvez jouer quand même.'],
  },
};
