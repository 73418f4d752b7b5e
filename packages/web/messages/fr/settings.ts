import type { Messages } from '../en.ts';

export const settings: Messages['settings'] = {
  title: 'Réglages',
  name: 'Votre nom',
  nameHelp: 'Tel que les autres le voient.',
  nameHint: 'Nom',
  language: 'Langue',
  theme: 'Thème',
  asSystem: 'Comme le système',
  light: 'Clair',
  dark: 'Sombre',
  pace: 'Rythme',
  paceHelp:
    'À quelle vitesse on vous raconte la partie. De lui-même : calme pendant vos trois premières parties d’un jeu, puis vif.',
  paces: {
    auto: 'De lui-même',
    calm: 'Calme',
    brisk: 'Vif',
    instant: 'Immédiat',
    wait: 'Attendre mon clic',
  },
  motion: 'Mouvement',
  motionHelp: 'Réduit, les pièces sautent au lieu d’avancer.',
  less: 'Réduit',
  sound: 'Son',
  soundHelp: 'Cartes, pièces, dés, la cloche, et votre tour.',
  volume: 'Volume',
  vibration: 'Vibration',
  vibrationHelp: 'Une brève vibration à votre tour.',
  remarks: 'Remarques des robots',
  remarksHelp: 'Un mot de temps en temps, jamais à chaque tour.',
  secondTap: 'Second appui',
  secondTapHelp: 'Toucher encore une carte choisie la joue.',
  on: 'Oui',
  off: 'Non',
  done: 'Terminé',
};

export const session: Messages['session'] = {
  title: 'Votre session',
  signedInAs: (name) => `Connecté : ${name}`,
  guest: 'Comme invité : seul ce navigateur vous connaît. Sous Compte, vous pouvez garder votre nom.',
  signOut: 'Se déconnecter',
  sure: 'Vous vous déconnectez dans tous les onglets de ce navigateur.',
  guestSure:
    'Un invité ne peut pas se reconnecter sans lien de secours : vos places et vos tables sont perdues pour de bon.',
  yes: 'Oui, me déconnecter',
  out: 'Vous êtes déconnecté ici.',
  goOn: 'Continuer comme nouvel invité',
};

export const report: Messages['report'] = {
  title: 'Signaler un problème',
  what: 'Que s’est-il passé ?',
  whole:
    'Le fichier contient vos mots, cette partie et ce que la page a vu. Il reste sur votre appareil et n’est envoyé nulle part.',
  seen: 'Le fichier contient vos mots et ce que vous avez vu de cette partie, vos cartes comprises, et rien de celles des autres. Ne le leur montrez pas avant la fin. Il reste sur votre appareil et n’est envoyé nulle part.',
  save: 'Enregistrer le rapport',
  saved: 'Enregistré. Donnez le fichier à qui s’occupe de ce serveur.',
};
