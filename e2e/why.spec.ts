import { SAYINGS as BEAR_RAID } from '@outcry/games/bear-raid/board/choice.ts';
import { progressOf } from '@outcry/games/speculate/preview.ts';
import { SAYINGS as STOCKPILE } from '@outcry/games/stockpile/board/facets.ts';
import type { Page } from '@playwright/test';
import { laid, sitDown } from './laid.ts';
import { TABLES } from './tables.ts';
import { expect, test } from './server.ts';

// The table says why: what a choice counts, costs and sets back, and which step one is at.

const bar = (page: Page) => page.getByRole('region', { name: 'Decision' });
const tap = (page: Page, what: string) => page.locator(`[data-tap="${what}"]:visible`).first();

test('Taking Stock: the headline follows from the card to the company to the move', async ({ page }) => {
  const { record, legal } = laid(...TABLES.takingStock, 4, (_view, moves) =>
    moves.some((move) => move.kind === 'play' && move.target !== null),
  );
  const move = legal.find((one) => one.kind === 'play' && one.target !== null)!;
  await sitDown(page, record, { pace: 'never' });
  await tap(page, `card ${move.card}`).click();
  await expect(bar(page)).toContainText('Which company does it move?');
  await page.locator('[data-tap^="move "]').first().click();
  await expect(bar(page)).toContainText(/Play [^?]+\?/);
});

test('Taking Stock: a completed trick can be looked at again from the tape, also at the instant pace', async ({
  page,
}) => {
  const { record } = laid(
    ...TABLES.takingStock,
    4,
    ({ round, trick, table }) => round === 1 && trick === 3 && table.length === 0,
  );
  await sitDown(page, record);
  await expect(page.locator('[data-card]')).toHaveCount(0);
  await page
    .getByRole('region', { name: 'The tape' })
    .getByRole('button', { name: / (wins?|won) / })
    .first()
    .click();
  await expect(page.locator('[data-card]')).toHaveCount(4);
});

test('Speculation: the header says what this turn’s action is', async ({ page }) => {
  const { record } = laid(...TABLES.speculation, 3, ({ phase }) => phase.kind === 'trade');
  await sitDown(page, record, { pace: 'never' });
  await expect(page.getByRole('banner')).toContainText(/Turn \d+ · Trade, movement \d/);
});

test('Bear Raid: what the stocks cost one by one is counted up', async ({ page }) => {
  const { record, legal, view } = laid(
    ...TABLES.bearRaid,
    3,
    ({ phase }, moves) => phase.kind === 'action' && moves.some((move) => move.kind === 'buy' && move.count === 3),
  );
  const move = legal.find((one) => one.kind === 'buy' && one.count === 3)!;
  if (move.kind !== 'buy') throw new Error('nothing is bought');
  await sitDown(page, record, { pace: 'never' });
  const [act] = BEAR_RAID.tapsOf(move);
  await tap(page, act!).click();
  await tap(page, BEAR_RAID.tapsOf(move).join()).click();
  const [one, two, three] = view.costs[move.company]!;
  await expect(bar(page)).toContainText(`$${one} + $${two! - one!} + $${three! - two!} = $${three}`);
});

test('Speculate: a sale that sets an objective back says so', async ({ page }) => {
  const { record, view } = laid(...TABLES.speculate, 3, ({ phase, round, players, prices }, moves) => {
    const own = players[0]!;
    if (phase.kind !== 'deal' || round < 2 || own.objective === null) return false;
    return progressOf(own.objective.figures, own.shares, prices).some(
      ({ sector, figure, worth, held }) =>
        figure > 0 &&
        held > 0 &&
        worth <= figure &&
        moves.some((move) => move.kind === 'offer' && move.side === 'sell' && move.sector === sector),
    );
  });
  const own = view.players[0]!;
  const { sector } = progressOf(own.objective!.figures, own.shares, view.prices).find(
    ({ figure, worth, held }) => figure > 0 && held > 0 && worth <= figure,
  )!;
  await sitDown(page, record, { pace: 'never' });
  await tap(page, `sector ${sector}`).click();
  await tap(page, 'side sell').click();
  await expect(bar(page)).toContainText('Sets your objective back:');
});

test('Stockpile: a bid says what it leaves of one’s cash', async ({ page }) => {
  const { record, legal, view } = laid(
    ...TABLES.stockpile,
    3,
    ({ phase }, moves) => phase.kind === 'bidding' && moves.length > 4,
  );
  const bid = legal.findLast((move) => move.kind === 'bid')!;
  await sitDown(page, record, { pace: 'never' });
  await tap(page, STOCKPILE.tapsOf(bid)[0]!).click();
  await expect(bar(page)).toContainText(
    new RegExp(`If you win it, \\$\\d+K? of your \\$${view.players[0]!.cash}K are left\\.`),
  );
});
