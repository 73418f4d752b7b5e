import { time } from './forms.ts';

/** Keeping company pleasant: blocks, reports, invitations, what everybody is told, and what hosts did. */
export const order = {
  /** An announcement of a maintenance; `day`: null where it is today. */
  before: (day: string | null, at: string, isEvening: boolean, seconds: number) =>
    `${day === null ? (isEvening ? 'Tonight' : 'Today') : `On ${day}`} at ${at} we update Outcry. It takes about ${time(seconds)}. Clocks stop and no game is lost.`,
  during: (until: string) => `We are updating. Back at about ${until}.`,
  moveKept: 'Your move was kept.',
  moveHere: 'Your move was not sent. It is still here.',
  banned: (until: string | null, reason: string) =>
    `You cannot play here ${until === null ? 'any more' : `until ${until}`}. Reason: ${reason}. A bot plays on at your tables. If this is wrong, tell your host.`,
  takeOut: 'Download your data',
  muted: (until: string) => `You cannot write until ${until}. You can play on.`,
  block: (name: string) => `Block ${name}`,
  blockAsk: (name: string) =>
    `Block ${name}? You will not be seated together unasked, and you get no messages from them. They are not told.`,
  shared: (name: string) => `You have blocked ${name}, who sits here. Stay or leave?`,
  stay: 'Stay',
  leave: 'Leave',
  blocked: 'People you have blocked',
  blockedText: 'You are not seated together unasked, and get no messages from them.',
  lift: 'Lift',
  sitAnyway: 'Sit down all the same',
  report: 'Report',
  reportLine: (name: string, text: string) => `Report what ${name} wrote: ${text}`,
  reportTable: 'Report this table',
  reportAsk: (name: string) =>
    `The host sees the message, the chat around it and the game file. ${name} does not see who reported.`,
  reportTableAsk: 'The host sees the table, its chat and the game file. Nobody at the table sees who reported.',
  reason: 'What is wrong? (You need not say.)',
  reported: 'Reported. Thank you.',
  invite: 'Invite by name',
  inviteName: 'Name of an account',
  inviteGo: 'Invite',
  invited: (name: string) => `${name} is invited.`,
  inviteNobody: (name: string) => `No account here is called ${name}. Send the link to a guest.`,
  invitations: 'You are invited',
  asks: (name: string, game: string, open: number) =>
    `${name} asks you to ${game}. ${open === 1 ? 'One seat is' : `${open} seats are`} open.`,
  look: 'Look at the table',
  decline: 'No, thank you',
  told: {
    'admin-added': (_by: string | null) => 'You are a host here now.',
    'admin-link': (by: string | null) => `${by ?? 'A host here'} made a link for you that makes you a host.`,
    'admin-removed': (_by: string | null) => 'You are no host here any more.',
    ban: (by: string | null, reason: string | null) =>
      `${by ?? 'A host here'} has banned you. Reason: ${reason ?? ''}.`,
    unban: (_by: string | null) => 'You can play here again.',
    mute: (by: string | null) => `You cannot write for a while: ${by ?? 'a host here'} decided so. You can play on.`,
    unmute: (_by: string | null) => 'You can write again.',
    'message-deleted': (by: string | null) => `${by ?? 'A host here'} took a message of yours away.`,
    'table-deleted': (by: string | null) => `${by ?? 'A host here'} took a table of yours away.`,
  } as Readonly<Record<string, (by: string | null, reason: string | null) => string>>,
  toldOther: 'A host did something that concerns you.',
  along: 'Take these tables along',
  alongText: (name: string) => `Seats, games and history of ${name} then belong to the account.`,
  stayed: {
    'same-table': 'The tables of the guest stayed with the guest: you both sat at one table.',
    'both-played':
      'The tables of the guest stayed with the guest: you both finished games, and two ratings cannot become one.',
  } as Readonly<Record<string, string>>,
  host: 'Host',
  adminTitle: 'Become a host',
  adminFor: (name: string | null) =>
    name === null ? 'This link makes you a host of this server.' : `This link makes ${name} a host of this server.`,
  adminGo: (name: string) => `Make ${name} a host`,
  adminNobody: 'First play as a guest or sign in, then open the link again.',
  adminGone:
    'This link no longer works. It was used, or has ended. On the server, “outcry admin add NAME” makes another.',
};
