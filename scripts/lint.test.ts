import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What the linter says of a file at this place with this content, under the project's own configuration. */
function lint(path: string, code: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'outcry-lint-'));
  try {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), code);
    copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
    return spawnSync(process.execPath, [oxlint, path], { cwd: folder, encoding: 'utf8' }).stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.each([
  [
    'rules that import React',
    'packages/games/taking-stock/state.ts',
    "import { useState } from 'react';\nuseState(0);",
    /React only in board/,
  ],
  [
    'rules that import a bot',
    'packages/games/taking-stock/state.ts',
    "import { bots } from '@outcry/bots';\nbots();",
    /Rules import only the engine/,
  ],
  [
    'words that import a file of the shared parts',
    'packages/games/taking-stock/words/common.ts',
    "import { money } from '@outcry/ui/figures.ts';\nmoney();",
    /Rules import only the engine/,
  ],
  [
    'rules that read a file',
    'packages/games/taking-stock/state.ts',
    "import { readFileSync } from 'node:fs';\nreadFileSync('');",
    /Rules do no I\/O/,
  ],
  [
    'rules that roll their own dice',
    'packages/games/stockpile/phases/bid.ts',
    'export const die = () => Math.random();',
    /rng that is handed in/,
  ],
  [
    'rules that look at a clock',
    'packages/games/stockpile/phases/bid.ts',
    'export const now = () => Date.now();',
    /no clock/,
  ],
  [
    'a game that imports another',
    'packages/games/stockpile/data.ts',
    "export * from '../taking-stock/data.ts';",
    /No game imports another/,
  ],
  [
    'a board that imports rules',
    'packages/games/stockpile/board/Board.tsx',
    "export * from '../game.ts';",
    /A board knows no rules/,
  ],
  ['an engine that imports a game', 'packages/engine/play.ts', "export * from '@outcry/games';", /engine stands alone/],
  [
    'a bot that imports a game',
    'packages/bots/greedy.ts',
    "export * from '@outcry/games';",
    /only the engine's interface/,
  ],
  ['a server that imports React', 'packages/server/index.ts', "export * from 'react';", /React only in board/],
])('the linter refuses %s', (_what, path, code, message) => {
  expect(lint(path, code)).toMatch(message);
});

test('the linter lets rules import the engine, and boards the shared parts', () => {
  expect(lint('packages/games/stockpile/game.ts', "export * from '@outcry/engine';")).not.toMatch(/restricted/);
  expect(
    lint('packages/games/stockpile/board/Board.tsx', "export * from '@outcry/ui';\nexport * from 'react';"),
  ).not.toMatch(/restricted/);
});
