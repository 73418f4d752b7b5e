/** The position of the day. */
export const daily = {
  title: 'Position of the day',
  of: (game: string) => `Position of the day: ${game}`,
  text: 'one better move to find in each game; new ones at midnight UTC',
  about: 'From a real game. Everybody gets the same one today: look at the board and play the better move.',
  today: 'Today',
  open: 'Find the better move',
  found: 'Found',
  notFound: 'Not found yet',
  shown: 'Answer shown',
  asSeen: 'as its player saw it',
  huntText: 'You know what its player knew then, and no more.',
  played: 'What was played',
};
