import type { Messages } from '../en.ts';
import { list, n } from './forms.ts';

const WORDS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'];
const word = (count: number, isFeminine = false): string =>
  isFeminine && count === 1 ? 'une' : (WORDS[count] ?? String(count));

export const account = {
  title: 'Gardez votre nom',
  kept: 'Votre compte',
  intro: 'Vous pouvez jouer en invité pour toujours. Un compte vous assure seulement de pouvoir revenir.',
  pages: 'Vos pages',
  tab: 'Compte',
  onlyHere: (name: string) => `${name} ne vit que dans ce navigateur. Garder le nom ?`,
  onPaper: (name: string) => `${name} vit dans ce navigateur et sur une feuille de papier.`,
  comesAlong: (games: number, tables: number) => {
    const parts = [
      ...(games > 0 ? [`${word(games, true)} ${games === 1 ? 'partie' : 'parties'}`] : []),
      ...(tables > 0 ? [`${word(tables, true)} ${tables === 1 ? 'table en cours' : 'tables en cours'}`] : []),
    ];
    if (parts.length === 0)
      return 'Avec une clé d’accès, votre nom vous suit sur tout appareil. Nous ne demandons rien d’autre.';
    const comes = games + tables === 1 ? 'vous suit' : 'vous suivent';
    return `Avec une clé d’accès, ${list(parts)} ${comes} sur tout appareil. Nous ne demandons rien d’autre.`;
  },
  keepWithPasskey: (name: string) => `Garder ${name} avec une clé d’accès`,
  usePassword: 'Utiliser un mot de passe',
  notNow: 'Pas maintenant',
  keepTitle: (name: string) => `Garder ${name} ?`,
  done: (name: string) => `C’est fait. Vous êtes toujours ${name}, avec les mêmes parties et tables.`,
  nameTaken: (name: string, free: string) =>
    `Quelqu’un s’appelle déjà ${name} ici. ${free} est libre, ou choisissez-en un autre.`,
  passkeyRefused: 'Rien n’a été changé. Vous pouvez réessayer ou utiliser un mot de passe.',
  plainHttp:
    'Cette adresse commence par http : le navigateur n’y permet ni clés d’accès ni notifications. Un lien de secours fonctionne, de même que l’e-mail et ntfy. Votre hôte peut changer cela : voir Hosting.',
  otherHost: (host: string) =>
    `Ici, les clés d’accès ne fonctionnent qu’à l’adresse ${host}. Un mot de passe ou un lien de secours fonctionne à celle-ci.`,
  noPasskeys: 'Ce navigateur ne connaît pas les clés d’accès. Un mot de passe ou un lien de secours fonctionne.',
  nobody: 'Personne n’est connecté ici. Jouez en invité, ou connectez-vous comme celui que vous étiez.',

  ways: 'Pour revenir',
  waysCount: (have: number, of: number) => (have === 0 ? 'aucun moyen' : `${word(have)} sur ${word(of)}`),
  passkey: 'Clé d’accès',
  passkeyText: 'Votre empreinte, votre visage ou le verrou de l’écran. Rien à retenir.',
  passkeyOf: (label: string, date: string) => (label === '' ? `Créée le ${date}.` : `${label}. Créée le ${date}.`),
  password: 'Mot de passe',
  passwordText: 'Douze lettres ou plus. Fonctionne partout.',
  passwordSet: 'Vous vous connectez avec votre nom et le mot de passe.',
  recovery: 'Lien de secours',
  recoveryText: 'Un lien sur papier. Il vous fait revenir sur tout appareil.',
  recoveryMade: (date: string) => `Un lien sur papier. Créé le ${date}, pas encore utilisé.`,
  recoveryUsed: (date: string) => `Il a été utilisé le ${date}. Créez-en un autre.`,
  add: 'Ajouter',
  another: 'En ajouter',
  change: 'Changer',
  remove: 'Retirer',
  removeOf: (what: string) => `Retirer : ${what}`,
  withdraw: 'Annuler le lien',
  makeLink: 'En créer un',

  current: 'Votre mot de passe actuel',
  newPassword: 'Nouveau mot de passe',
  passwordHint: 'Douze lettres ou plus',
  show: 'Montrer',
  save: 'Enregistrer',
  wrongPassword: 'Le mot de passe est faux. Rien n’a été changé.',
  shortPassword: 'Un mot de passe a douze lettres ou plus.',

  paperTitle: (name: string) => `Ce papier fait revenir ${name}`,
  paperText: (name: string) => `Qui le tient peut être ${name}. Nous le montrons une fois et ne pouvons plus le lire.`,
  paperMade: (name: string) =>
    `Ce papier fait revenir ${name}. Qui le tient peut être ${name}. Nous le montrons une fois et ne pouvons plus le lire.`,
  print: 'Imprimer',
  copy: 'Copier',
  copied: 'Copié',
  madeOn: (date: string) => `Créé le ${date}`,

  devices: 'Où vous êtes connecté',
  devicesCount: (count: number) => n(count, '1 appareil', () => `${count} appareils`),
  thisDevice: { computer: 'Cet ordinateur', phone: 'Ce téléphone', tablet: 'Cette tablette' },
  device: { computer: 'Un ordinateur', phone: 'Un téléphone', tablet: 'Une tablette' },
  agent: (browser: string | null, system: string | null) =>
    browser === null ? (system ?? 'Navigateur inconnu') : system === null ? browser : `${browser} sur ${system}`,
  hereNow: (agent: string) => `${agent}, ici en ce moment`,
  since: (agent: string, date: string) => `${agent}, depuis le ${date}`,
  here: 'ici',
  end: 'Terminer',
  endOf: (what: string) => `Terminer la session : ${what}`,
  tokens: 'Jetons d’accès',
  noTokens: 'Aucun. Pour vos propres bots et scripts, une clé chacun.',
  tokensText: (count: number) =>
    n(count, '1 programme peut agir pour vous.', () => `${count} programmes peuvent agir pour vous.`),
  look: 'Voir',
  otherDevice: 'Un autre appareil',
  otherDeviceText: 'Un code ici, à scanner là-bas, puis un oui ici.',
  newCode: 'Nouveau code',

  scanTitle: 'Scannez ceci avec l’autre appareil',
  scanText: 'Ou ouvrez-y ce lien :',
  qr: 'Code QR pour le second appareil',
  joins: {
    computer: 'Un ordinateur veut se joindre à vous',
    phone: 'Un téléphone veut se joindre à vous',
    tablet: 'Une tablette veut se joindre à vous',
  },
  joinsText: (agent: string, seconds: number) =>
    `${agent} a scanné ce code il y a ${n(seconds, 'une seconde', () => `${word(seconds)} secondes`)}. Montre-t-il ces deux chiffres ?`,
  yesMine: 'Oui, c’est le mien',
  noStop: 'Non, arrêter',
  stopped: 'Arrêté. Le code ne vaut plus rien.',
  joined: 'L’autre appareil est connecté.',
  codeEnded: 'Le code n’est plus valable. Créez-en un autre.',
  codeLeft: (seconds: number) =>
    `Le code sert une fois, pendant une minute. Encore ${n(seconds, '1 seconde', () => `${seconds} secondes`)}.`,

  data: 'Vos données',
  take: 'Emportez-les',
  takeText:
    'Tout ce que nous savons de vous : parties, messages, réglages. JSON et fichiers de parties dans une archive.',
  download: 'Télécharger',
  name: 'Nom',
  nameText: (name: string) => `${name}. Les autres à vos tables voient un changement aussitôt.`,
  newName: 'Votre nouveau nom',
  deleteTitle: (name: string) => `Supprimer ${name}`,
  deleteText:
    'Vos parties restent pour les autres, comme « quelqu’un ». Nom, classement et messages disparaissent pour de bon après 7 jours.',
  deleteOpen: 'Supprimer…',
  deleteAsk: (name: string) =>
    `Supprimer ${name} ? Vos parties restent pour les autres, comme « quelqu’un ». Nom, classement et messages disparaissent pour de bon après 7 jours. Jusque-là, vous connecter fait tout revenir.`,
  deleted: (date: string) => `Vous êtes déconnecté partout. Jusqu’au ${date}, vous connecter fait tout revenir.`,

  hostLink: (host: string | null, time: string) =>
    host === null
      ? `Un hôte d’ici a créé un lien de connexion pour vous à ${time}. Si vous ne l’avez pas demandé, dites-le-lui.`
      : `${host}, hôte ici, a créé un lien de connexion pour vous à ${time}. Si vous ne l’avez pas demandé, dites-le-lui.`,
  read: 'Je l’ai lu',
  somebody: 'quelqu’un',
};

export const signIn = {
  title: 'Se connecter',
  intro: 'Soyez sur cet appareil qui vous étiez sur un autre.',
  withPasskey: 'Se connecter avec une clé d’accès',
  passwordTitle: 'Avec un mot de passe',
  name: 'Votre nom',
  password: 'Votre mot de passe',
  go: 'Se connecter',
  wrong: 'Le nom ou le mot de passe est faux.',
  passkeyRefused: 'Personne n’a été connecté. Réessayez, ou prenez un autre moyen.',
  otherTitle: 'Autrement',
  otherText:
    'Êtes-vous connecté sur un autre appareil ? Ouvrez-y Compte, puis « Nouveau code ». Avez-vous un lien de secours ? Ouvrez-le ici. Sinon, demandez un lien de connexion à votre hôte.',
  guestStays: (name: string) =>
    `Vous êtes ${name} ici, un invité avec des parties ou des tables. Elles restent à ${name}, et ce navigateur oublie qui c’est. Un lien de secours fait revenir ${name}.`,
  belongs: (name: string) => `Ce lien est à ${name}. Vous connecter sous ce nom sur cet appareil ?`,
  yesIAm: (name: string) => `Oui, je suis ${name}`,
  gone: {
    used: (date: string) =>
      `Ce lien ne fonctionne plus. Il a été utilisé le ${date}. Demandez-en un autre à votre hôte.`,
    withdrawn: (date: string) =>
      `Ce lien ne fonctionne plus. Il a été annulé le ${date}. Demandez-en un autre à votre hôte.`,
    ended: (date: string) => `Ce lien ne fonctionne plus. Il a pris fin le ${date}. Demandez-en un autre à votre hôte.`,
  },
  noLink: 'Ce lien n’existe pas. Regardez-en chaque lettre.',
  backTitle: 'Revenir',
  deviceTitle: 'Se connecter sur cet appareil',
  deviceText: 'Vous avez scanné un code d’un autre appareil. Voulez-vous être la même personne ici ?',
  deviceGo: 'Oui, me connecter ici',
  figures: 'Regardez le premier appareil. Montre-t-il ces deux chiffres ? Dites oui là-bas.',
  deviceStopped: 'Le premier appareil a dit non. Personne n’a été connecté.',
  deviceGone: 'Ce code ne fonctionne plus. Créez-en un autre sur le premier appareil.',
};

export const vacation: Messages['vacation'] = {
  title: 'Vacances',
  left: (count) => n(count, 'Il vous reste 1 jour de vacances', () => `Il vous reste ${count} jours de vacances`),
  away: (date) => `En vacances jusqu’au ${date}`,
  text: (most) =>
    `Aux tables où un coup peut prendre une demi-journée ou plus, vos pendules s’arrêtent et les autres voient jusqu’à quand. Tous les 12 jours en apportent un de plus, jusqu’à ${most}.`,
  until: 'Jusqu’à la fin du',
  go: 'Partir en vacances',
  back: 'Je suis de retour',
  tooLong: 'C’est plus qu’il ne vous reste, ou trop tôt. Choisissez un autre jour.',
};
