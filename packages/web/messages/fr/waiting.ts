import type { Messages } from '../en.ts';
import { list, n } from './forms.ts';

export const waiting: Messages['waiting'] = {
  title: 'Salle d’attente',
  seats: (open) =>
    open === 0 ? 'Tout le monde est là' : n(open, '1 place est libre', (count) => `${count} places sont libres`),
  open: 'Place libre',
  host: 'hôte',
  full: 'Cette table est complète.',
  fullWatch: 'Vous pourrez regarder dès qu’elle commence ; cette page la montrera d’elle-même.',
  another: 'Quelqu’un d’autre sur cet appareil',
  anotherName: 'Son nom',
  anotherSit: 'Ajouter une place ici',
  remove: 'Retirer',
  makeOpen: 'Libérer la place',
  makeBot: (bot) => `Robot : ${bot}`,
  invite: 'Inviter',
  inviteText: 'Envoyez le lien, faites-le scanner, ou dites le code.',
  link: 'Lien vers cette table',
  copy: 'Copier',
  copied: 'Copié',
  qr: 'Le lien en code QR',
  start: 'Commencer',
  startBots: (open) => n(open, 'Commencer avec 1 robot', (count) => `Commencer avec ${count} robots`),
  hostStarts: 'L’hôte lance la partie.',
  fairness: 'Au départ, chaque navigateur de la table contribue au mélange, et personne ne peut choisir les cartes.',
  dealing: 'On distribue les cartes',
  committed: 'Le serveur s’est engagé sur sa part :',
  dealingFor: {
    commit: (names) => `Chaque navigateur scelle sa contribution au mélange. On attend ${list(names)}.`,
    reveal: (names) => `Tout est scellé ; chaque navigateur montre sa contribution. On attend ${list(names)}.`,
  },
  term: (label, value) => `${label} : ${value}`,
  ownTables: 'Tables de la boîte de l’hôte',
};
