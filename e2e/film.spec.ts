import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { close, makeTable, moves, oneMove, person, sitDown, start } from './people.ts';
import { doNext } from './playing.ts';
import { expect, test } from './server.ts';

// What happened since one's last turn, when one comes back to a table.

const HOURS = 2 * 3_600_000;
const film = (page: Page) => page.getByRole('region', { name: 'Since your last turn' });
const skip = (page: Page) => page.locator('.ask').getByRole('button', { name: 'Skip to now' });
const turnOf = (page: Page, name: string) => page.locator('.seat.on', { hasText: name });

test('whoever comes back sees what happened, then the board is theirs @long', async ({
  browser,
  ownServer: server,
}) => {
  const noor = await person(browser, server.url, 'Noor', { reducedMotion: 'no-preference' });
  await noor.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('outcry.settings')!) as object;
    localStorage.setItem('outcry.settings', JSON.stringify({ ...kept, pace: 'calm' }));
  });
  const link = await makeTable(noor, { seats: 2 });
  const jules = await person(browser, server.url, 'Jules');
  await sitDown(jules, link);
  await start(noor, jules);
  // Both move until Jules is asked, Noor goes away, and Jules moves until Noor is asked again.
  do await oneMove(noor, jules);
  while ((await moves(noor)) < 3 || (await turnOf(noor, 'Jules').count()) === 0);
  await noor.goto('/');
  await expect(async () => {
    await doNext(jules);
    await expect(turnOf(jules, 'Noor')).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [50] });
  server.happenedEarlier(HOURS);

  await noor.goto(link);
  await expect(skip(noor)).toBeVisible();
  await expect(film(noor).getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(noor.locator('.board .may, .hand .may')).toHaveCount(0);
  await film(noor).getByRole('button', { name: 'Pause' }).click();
  await expectAccessible(noor, '.floor');
  await film(noor).getByRole('button', { name: 'Go on' }).click();
  // It ends by itself.
  await expect(film(noor).getByText('The board is yours.')).toBeAttached();
  await expect(skip(noor)).toBeHidden();
  await film(noor).getByRole('button', { name: 'Play it again' }).click();
  await expect(skip(noor)).toBeVisible();
  await noor.locator('.board').click({ position: { x: 5, y: 5 } });
  await expect(skip(noor)).toBeHidden();
  // A frame is a button, and a key ends it.
  await film(noor)
    .getByRole('button', { name: /^Jules/ })
    .first()
    .click();
  await expect(noor.locator('.ask')).toContainText('Jules');
  await noor.keyboard.press('Escape');
  await expect(skip(noor)).toBeHidden();
  // What was seen is not news.
  await noor.reload();
  await expect(noor.locator('.ask')).toBeVisible();
  await expect(film(noor)).toHaveCount(0);
  await close(noor, jules);
});
