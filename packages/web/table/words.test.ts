import { UiContext } from '@outcry/ui';
import { createElement } from 'react';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { TextContext } from '../i18n.ts';
import { uiText } from '../uiText.ts';
import { en } from '../messages/en.ts';
import { snapshotOf } from '../online/snapshot.ts';
import { aSeat, aState } from '../online/testing/table.ts';
import { SitDown } from '../waiting/SitDown.tsx';
import { MenuPanel } from './MenuPanel.tsx';
import { Notices } from './Notices.tsx';
import type { AtTable } from './Table.tsx';

vi.mock('../settings.ts', () => ({
  PACES: [],
  change: () => {},
  toggleWords: () => {},
  settings: { get: () => ({ name: 'Ann' }) },
  useSettings: () => ({}),
}));
vi.mock('./pace.ts', () => ({ usePace: () => 'calm' }));
vi.mock('../router.ts', () => ({ follow: () => {}, go: () => {} }));

/** What a part of the page says, its controls one a line. */
function said<Props extends object>(part: ComponentType<Props>, props: Props): string {
  const value = { locale: 'en' as const, text: uiText(en) };
  const ui = createElement(UiContext, { value }, createElement(part, props));
  return renderToStaticMarkup(createElement(TextContext, { value: en }, ui))
    .replaceAll(/<\/?(?:p|button|a|label|input)\b[^>]*>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\n+/g, '\n');
}

const NAMES = ['Ann', 'Bob', 'Cem'];
const seats = NAMES.map((name, seat) => aSeat(seat, { name }));

/** A table as the person of a seat sees it; null: somebody who looks on. */
function tableOf(seat: number | null, table: Parameters<typeof aState>[0] = {}): AtTable {
  const you = { seats: seat === null ? [] : [seat], host: false };
  const now = snapshotOf(aState({ seats, you, ...table }, { person: seat === null ? 'looker' : `person ${seat}` }))!;
  return {
    now,
    who: (one: number) => NAMES[one]!,
    source: {},
    board: { where: () => 'trick 2' },
    words: { event: () => [] },
  } as unknown as AtTable;
}

const nothing = (): void => {};
const notices = (at: AtTable, returned: 'kept' | 'undone' | null = null, closed: string[] = []) =>
  said(Notices, {
    at,
    returned,
    onReturnRead: nothing,
    closed,
    onClose: nothing,
    onRule: nothing,
    onLook: nothing,
  });
const menu = (at: AtTable) => said(MenuPanel, { at, onKeys: nothing, onNotes: nothing });

test('a vote to end the game is asked of the others, with what it means', () => {
  const votes = { votes: [1] };
  expect(notices(tableOf(0, votes))).toContain(
    'Bob asks to end the game now, without a result. It ends when everybody agrees.',
  );
  expect(notices(tableOf(0, votes))).toMatch(/\nNo, play on\nAgree\n/);
  expect(notices(tableOf(null, votes))).toContain(
    'Bob asks to end the game now, without a result. Waiting for Ann and',
  );
  expect(notices(tableOf(null, votes))).not.toMatch(/Agree|play on|vote back/);
  expect(notices(tableOf(0, { ...votes, status: 'ended', ended: 'vote' }))).not.toContain('asks');
});

test('who waits for the others may close the vote; who is asked has to answer', () => {
  const closed = ['vote 0 0 2', 'vote 0 1 2'];
  expect(notices(tableOf(1, { votes: [1] }), null, closed)).not.toContain('end the game');
  expect(notices(tableOf(0, { votes: [1] }), null, closed)).toContain('end the game');
  expect(notices(tableOf(1, { votes: [1, 0] }), null, closed)).toContain('end the game'); // somebody has agreed since
});

test('nobody is told of their own request in the third person', () => {
  const undo = { seat: 1, to: 2, agreed: [1], waiting: [0, 2] };
  const replace = { seat: 2, by: 'bot' as const, person: 'person 1', agreed: [1], waiting: [0] };
  const asked = { undo, replace, votes: [1] };
  const own = notices(tableOf(1, asked));
  expect(own).toContain('You ask to go back 1 move');
  expect(own).toContain('Cem is away. You ask that a bot plays on.');
  expect(own).toContain('You ask to end the game now, without a result. Waiting for Ann and Cem.');
  expect(own).toContain('\nTake my vote back\n');
  expect(own).not.toContain('Bob');
  expect(notices(tableOf(0, asked)).match(/Bob asks/g)).toHaveLength(3);
});

test('who was brought back to the present is told why', () => {
  expect(notices(tableOf(0), 'kept')).toContain('Nothing was taken back. You see the game as it is now.');
  expect(notices(tableOf(0), 'undone')).toContain('The game went back.');
});

test('the menu promises to keep a seat only to those who have one in a game that runs', () => {
  expect(menu(tableOf(0))).toContain('Home (your seat is kept)');
  expect(menu(tableOf(null))).toMatch(/\nHome\n/);
  expect(menu(tableOf(0, { status: 'over' }))).toMatch(/\nHome\n/);
});

test('who has no seat yet is told what the name is for', () => {
  const sit = (mayWatch: boolean) => said(SitDown, { another: false, mayWatch, onJoin: nothing });
  expect(sit(true)).toContain('Your name at this table');
  expect(sit(true)).toContain('Sit down to play. To look on you need neither a seat nor a name');
  expect(sit(false)).not.toContain('look on');
});
