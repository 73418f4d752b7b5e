import type { Messages } from '../en.ts';

export const help: Messages['help'] = {
  title: 'Faire entrer les autres',
  intro: 'Un lien marche pour les autres quand leur appareil peut joindre l’ordinateur où tourne Outcry.',
  network: 'Sur le même réseau',
  networkText: (port) =>
    `Lancez Outcry avec npm start, sans OUTCRY_HOST : il affiche alors les adresses que les autres peuvent ouvrir sur votre réseau. S’ils n’y arrivent toujours pas, autorisez le port ${port} dans le pare-feu de cet ordinateur et vérifiez que les deux appareils sont sur le même Wi-Fi. Un réseau d’invités sépare souvent les appareils.`,
  internet: 'Par Internet',
  internetText:
    'Placez devant lui un proxy ou un tunnel en https, et donnez son adresse à OUTCRY_PUBLIC_URL : les liens la porteront. Les étapes sont dans docs/let-friends-in.md.',
  container: 'Dans un conteneur',
  containerText:
    'Un conteneur ne connaît pas l’adresse de son ordinateur. Réglez OUTCRY_PUBLIC_URL, ou ouvrez Outcry par l’adresse de l’ordinateur au lieu de localhost.',
};
