import type { Messages } from '../en.ts';

export const help: Messages['help'] = {
  title: 'Hoe anderen binnenkomen',
  intro: 'Een link werkt voor anderen als hun apparaat de computer kan bereiken waarop Outcry draait.',
  network: 'In hetzelfde netwerk',
  networkText: (port) =>
    `Start Outcry met npm start, zonder OUTCRY_HOST: dan toont het de adressen die anderen in je netwerk kunnen openen. Lukt het nog niet, sta dan poort ${port} toe in de firewall van deze computer en kijk of beide apparaten op dezelfde wifi zitten. Een gastnetwerk houdt apparaten vaak uit elkaar.`,
  internet: 'Over internet',
  internetText:
    'Zet er een proxy of tunnel met https voor en geef OUTCRY_PUBLIC_URL het adres daarvan: links dragen dat dan. De stappen staan in docs/let-friends-in.md.',
  container: 'In een container',
  containerText:
    'Een container kent het adres van zijn computer niet. Stel OUTCRY_PUBLIC_URL in, of open Outcry via het adres van de computer in plaats van localhost.',
};
