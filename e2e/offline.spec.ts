import { CATALOGUE } from '@outcry/games';
import { moves } from './people.ts';
import { begin, doNext, playNow } from './playing.ts';
import { expect, test } from './server.ts';
import { newerBuild } from './versions.ts';

test.use({ serviceWorkers: 'allow', baseURL: ({ ownServer }, use) => use(ownServer.url) });

/** All five in the long form. */
const GAMES = process.env.OUTCRY_LONG ? CATALOGUE : CATALOGUE.slice(0, 2);

test('without a network games are played alone, kept and gone on with; later the page tells of a new version', async ({
  page,
  context,
  ownServer,
}) => {
  await begin(page);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect(async () => {
    const worker = await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
    expect(worker).toBe('activated');
  }).toPass();
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByText('No server is reached')).toBeVisible();

  for (const { id } of GAMES)
    await test.step(id, async () => {
      await playNow(page, id);
      const before = await moves(page);
      await expect(async () => {
        await doNext(page);
        expect(await moves(page)).toBeGreaterThan(before + 4);
      }).toPass({ intervals: [10] });
      const made = await moves(page);
      await page.reload();
      await expect.poll(() => moves(page)).toBeGreaterThanOrEqual(made); // bots may have moved on
      await expect(async () => {
        await doNext(page);
        expect(await moves(page)).toBeGreaterThan(made);
      }).toPass({ intervals: [10] });
    });
  await page.getByRole('button', { name: 'Rules' }).click();
  await expect(page.locator('.rules .rule').first()).toBeVisible();

  const newer = newerBuild();
  await ownServer.kill();
  await ownServer.start({ OUTCRY_WEB: newer.folder });
  await context.setOffline(false);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))); // somebody comes back to the page
  await expect(page.getByRole('alert')).toContainText('Outcry was updated', { timeout: 60_000 });
  const made = await moves(page);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('script[type=module]').first()).toHaveAttribute('src', /-newer/);
  await expect.poll(() => moves(page)).toBeGreaterThanOrEqual(made);
  await expect(page.getByRole('alert')).toBeHidden();
  newer.remove();
});
