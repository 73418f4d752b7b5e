import { expectAccessible } from './axe.ts';
import { close, makeTable, person } from './people.ts';
import { begin, playNow, playQuickly } from './playing.ts';
import { expect, test } from './server.ts';

test('bots have a face, a name and a level at the table; a person is round', async ({ page }) => {
  await begin(page, { level: 'shark', pace: 'never' });
  await playNow(page);
  const seats = page.locator('.seats .seat');
  await expect(seats.locator('.portrait')).toHaveCount(3);
  for (const name of ['Ada', 'Jules', 'Pim']) {
    const seat = page.getByRole('group', { name, exact: true });
    await expect(seat).toContainText('bot, Shark');
    await expect(seat).toHaveAttribute('title', /./);
  }
  await expect(page.locator('.tray .portrait')).toHaveCount(0);
  await expect(page.locator('.tray .avatar')).toHaveCSS('border-radius', '50%');
});

test('online, too, bots are somebody: no two have one name, and none has a person’s', async ({ browser, server }) => {
  const pim = await person(browser, server.url, 'Pim');
  await makeTable(pim, { seats: 4 });
  for (const seat of [1, 2, 3])
    await pim
      .locator('.chairs select')
      .nth(seat - 1)
      .selectOption('shark');
  await expect(pim.locator('.chairs li b')).toHaveText(['Pim', 'Ada', 'Jules', 'Bea']);
  await expect(pim.locator('.chairs .portrait')).toHaveCount(3);
  await expectAccessible(pim);
  await close(pim);
});

test('now and then a bot makes a remark, which is read out @long', async ({ page }) => {
  await begin(page, { pace: 'brisk' });
  await playNow(page);
  const said = page.evaluate(
    () =>
      new Promise<(string | null)[]>((resolve) => {
        const watch = new MutationObserver(() => {
          const slip = document.querySelector('.remark');
          const read = document.querySelector('.floor > [role=status]')!.textContent;
          if (slip) resolve([`${slip.closest('.seat')!.getAttribute('aria-label')!}: ${slip.textContent}`, read]);
        });
        watch.observe(document.body, { subtree: true, childList: true });
      }),
  );
  await playQuickly(page, 60);
  const [seen, read] = await said;
  expect(seen).toMatch(/^(Ada|Jules|Pim): .{5,34}$/);
  expect(read).toBe(seen);
});

test('a program that fails is told of in the tape, with what it failed at', async ({ browser, ownServer }) => {
  await ownServer.kill();
  await ownServer.start({ OUTCRY_PROGRAMS: JSON.stringify({ broken: 'node -e "process.exit(3)"' }) });
  const noor = await person(browser, ownServer.url, 'Noor');
  await makeTable(noor, { seats: 2 });
  await noor.locator('.chairs select').selectOption('program:broken');
  await expect(noor.locator('.chairs li').nth(1)).toContainText('broken');
  await noor.getByRole('button', { name: 'Start' }).click();
  await playQuickly(noor, 4);
  await expect(noor.locator('.tape')).toContainText('broken crashed, so a move was made for it at random.');
  await expectAccessible(noor);
  await close(noor);
});
