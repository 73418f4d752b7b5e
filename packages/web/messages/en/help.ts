/** How others reach this server. */
export const help = {
  title: 'How others get in',
  intro: 'A link works for others when their device can reach the computer that Outcry runs on.',
  network: 'In the same network',
  networkText: (port: string) =>
    `Start Outcry with npm start, without OUTCRY_HOST: it then prints the addresses that others in your network can open. If they still cannot, allow port ${port} in this computer’s firewall, and see that both devices are in the same Wi-Fi. Guest networks often keep devices apart.`,
  internet: 'Over the internet',
  internetText:
    'Put a proxy or a tunnel with https in front of it, and set OUTCRY_PUBLIC_URL to its address: links then carry it. The steps are in docs/let-friends-in.md.',
  container: 'In a container',
  containerText:
    'A container does not know the address of its computer. Set OUTCRY_PUBLIC_URL, or open Outcry by the computer’s address instead of localhost.',
};
