import type { Messages } from '../i18n.ts';

/** What is said of a position, by whose decision it was: the reader's, or a stranger's. */
export type Said = Pick<Messages['review'], 'played' | 'asSeen' | 'huntText'>;
