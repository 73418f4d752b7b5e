import type { Browser, Page } from '@playwright/test';
import { configFrom } from '../packages/server/config.ts';
import { adminLink } from '../packages/server/hostLink.ts';
import { expectAccessible } from './axe.ts';
import { close, makeTable, moves, oneMove, person, sitDown, start } from './people.ts';
import { doNext } from './playing.ts';
import type { RealServer } from './realServer.ts';
import { expect, test } from './server.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

/** Noor, who used a link of the command line. */
async function administrator(browser: Browser, server: RealServer, options: object = {}): Promise<Page> {
  const noor = await person(browser, server.url, 'Noor', options);
  await makeTable(noor, { seats: 2 });
  const { link } = await adminLink(configFrom({ OUTCRY_DATA: server.data }), 'Noor');
  await noor.goto(new URL(link).pathname + new URL(link).hash);
  await expect(noor.getByText('This link makes Noor a host of this server.')).toBeVisible();
  await noor.getByRole('button', { name: 'Make Noor a host' }).click();
  await expect(noor.getByRole('heading', { name: 'All is well. Nothing waits.' })).toBeVisible();
  return noor;
}

const say = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('Say something').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
};

test('a report reaches the host, who takes the message away and bans its writer, who reads why', async ({
  browser,
  ownServer: server,
}) => {
  const [noor, chris, rafi] = [
    await administrator(browser, server),
    await person(browser, server.url, 'Chris'),
    await person(browser, server.url, 'Rafi'),
  ];
  const link = await makeTable(chris, { seats: 3 });
  await sitDown(rafi, link);
  await say(rafi, 'Learn to count or get out.');
  await chris.getByRole('button', { name: 'Report what Rafi wrote: Learn to count or get out.' }).click();
  await expect(chris.getByText('Rafi does not see who reported.')).toBeVisible();
  await chris.getByRole('group', { name: 'Report' }).getByRole('button', { name: 'Report' }).click();
  await expect(chris.getByText('Reported. Thank you.')).toBeVisible();

  await expect(noor.getByRole('heading', { name: 'All is well. 1 report waits.' })).toBeVisible();
  const report = noor.getByRole('article');
  await expect(report).toContainText('Chris reported a message by Rafi');
  await expectAccessible(noor);
  await report.getByRole('button', { name: 'Hide it' }).click();
  await expect(chris.getByText('Learn to count or get out.')).toBeHidden();
  await report.getByRole('button', { name: 'Ban…' }).click();
  await report.getByLabel('Reason, as they will read it').fill('insults');
  await report.getByRole('button', { name: 'Ban', exact: true }).click();
  await expect(noor.getByText(/^insults, until/)).toBeVisible();
  await rafi.reload();
  await expect(rafi.getByRole('alert').first()).toContainText(/You cannot play here until .* Reason: insults\./);
  await close(noor, chris, rafi);
});

test('people, links and blocks on a phone, in three languages @long', async ({ browser, ownServer: server }) => {
  const noor = await administrator(browser, server, PHONE);
  const sana = await person(browser, server.url, 'Sana', PHONE);
  const link = await makeTable(noor, { seats: 3 });
  await sitDown(sana, link);
  await say(sana, 'Hello');
  await noor.getByRole('button', { name: 'Block Sana' }).click();
  await expect(noor.getByText('They are not told.')).toBeVisible();
  await expectAccessible(noor);
  await noor.getByRole('group', { name: 'Block Sana' }).getByRole('button', { name: 'Block Sana' }).click();
  await expect(noor.getByText('You have blocked Sana, who sits here. Stay or leave?')).toBeVisible();
  await noor.getByRole('button', { name: 'Stay' }).click();
  await noor.goto('/account');
  await expect(noor.getByRole('heading', { name: 'People you have blocked' })).toBeVisible();
  await expectAccessible(noor);
  await noor.getByRole('button', { name: 'Lift: Sana' }).click();
  await noor.goto('/admin');
  await noor.getByRole('button', { name: /^Show it to/ }).click();
  await expect(sana.getByText(/Clocks stop and no game is lost\./)).toBeVisible();
  await noor.getByRole('button', { name: 'Sana' }).click();
  await noor.getByRole('button', { name: 'One-time sign-in link' }).click();
  await expect(noor.getByText('This link signs in Sana, once, within a day. They are told.')).toBeVisible();
  await noor.getByRole('button', { name: 'Ban a network…' }).click();
  await noor.getByLabel('Address or network').fill('nonsense');
  await noor.getByLabel('Reason, as they will read it').fill('spam');
  await noor.getByRole('button', { name: 'Ban', exact: true }).click();
  await expect(noor.getByRole('alert')).toBeVisible();
  for (const [language, title] of [
    ['fr', 'Tout va bien.'],
    ['nl', 'Alles gaat goed.'],
    ['en', 'All is well.'],
  ] as const) {
    await noor.evaluate((locale) => {
      const key = 'outcry.settings';
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), locale }));
    }, language);
    await noor.goto('/admin');
    await expect(noor.getByRole('heading', { level: 1 })).toContainText(title);
    await expectAccessible(noor);
    expect(await noor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
  await sana.goto('/');
  await expect(sana.getByText(/^Noor, a host here, made a sign-in link for you/)).toBeVisible();
  await expectAccessible(sana);
  await close(noor, sana);
});

test('a move made during a maintenance waits on the page, and goes in afterwards @long', async ({
  browser,
  ownServer: server,
}) => {
  const noor = await administrator(browser, server);
  const rafi = await person(browser, server.url, 'Rafi', PHONE);
  const pages = [noor, rafi];
  const link = await makeTable(noor, { seats: 2 });
  await sitDown(rafi, link);
  await start(noor, rafi);
  await oneMove(...pages);
  const headers = { origin: server.url };
  const data = { begins: await noor.evaluate(() => Date.now()), minutes: 10 };
  expect((await noor.request.post('/api/admin/announcement', { headers, data })).ok()).toBe(true);
  const sentence = 'We are updating. Back at about';
  for (const page of pages) await expect(page.getByText(sentence)).toContainText('Your move was kept.');

  const before = await moves(rafi);
  const refusals: Page[] = [];
  for (const page of pages)
    page.on('response', (answer) => {
      if (answer.status() === 503 && answer.url().endsWith('/moves')) refusals.push(page);
    });
  await expect(async () => {
    for (const page of pages) if (refusals.length === 0) await doNext(page);
    expect(refusals.length).toBeGreaterThan(0);
  }).toPass({ intervals: [10] });
  const mover = refusals[0]!;
  await expect(mover.getByText(sentence)).toContainText('Your move was not sent. It is still here.');
  await expect(mover.locator('.banner')).toHaveCount(1); // and no word of a lost connection
  await expectAccessible(mover);
  await mover.screenshot({ path: test.info().outputPath('waits.png') });
  await expect.poll(() => refusals.length).toBeGreaterThan(2);
  expect(await moves(mover)).toBe(before);
  await noor.request.delete('/api/admin/announcement', { headers });
  for (const page of pages) await expect.poll(() => moves(page)).toBeGreaterThan(before);
  for (const page of pages) await expect(page.getByText(sentence)).toBeHidden();
  await close(...pages);
});

test('somebody who waits at a table is blocked on their profile @long', async ({ browser, ownServer: server }) => {
  const noor = await person(browser, server.url, 'Noor', PHONE);
  const link = await makeTable(noor, { seats: 3 });
  const rafi = await person(browser, server.url, 'Rafi');
  await sitDown(rafi, link);
  await noor.getByRole('link', { name: 'Profile Rafi' }).click();
  await noor.getByRole('button', { name: 'Block Rafi' }).click();
  await expectAccessible(noor);
  await noor.screenshot({ path: test.info().outputPath('block.png'), fullPage: true });
  await noor.getByRole('group', { name: 'Block Rafi' }).getByRole('button', { name: 'Block Rafi' }).click();
  await expect(noor.getByText('You are not seated together unasked, and get no messages from them.')).toBeVisible();
  await noor.goto('/account');
  await expect(noor.getByRole('button', { name: 'Lift: Rafi' })).toBeVisible();
  await close(noor, rafi);
});

test('an invited account finds the invitation, and a guest takes tables along when signing in @long', async ({
  browser,
  ownServer: server,
}) => {
  const noor = await person(browser, server.url, 'Noor', PHONE);
  await makeTable(noor, { seats: 2 });
  await noor.goto('/account');
  await noor.getByRole('button', { name: 'Use a password' }).click();
  await noor.getByLabel('New password').fill('a long password');
  await noor.getByRole('button', { name: 'Save' }).click();
  await expect(noor.getByRole('status')).toContainText('Done. You are still Noor');
  await noor.goto('/');
  const sana = await person(browser, server.url, 'Sana', PHONE);
  const link = await makeTable(sana, { seats: 3 });
  await sana.getByLabel('Name of an account').fill('Nobody');
  await sana.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(sana.getByText('No account here is called Nobody.')).toBeVisible();
  await sana.getByLabel('Name of an account').fill('noor');
  await sana.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(sana.getByText('noor is invited.')).toBeVisible();
  await expectAccessible(sana);
  // Who does not sit there is not offered what they may not do.
  const pim = await person(browser, server.url, 'Pim', PHONE);
  await pim.goto(link);
  await expect(pim.getByLabel('Link to this table')).toBeVisible();
  await expect(pim.getByLabel('Name of an account')).toHaveCount(0);
  await close(pim);
  await expect(noor.getByText('Sana asks you to Taking Stock. 2 seats are open.')).toBeVisible();
  await expectAccessible(noor);
  await noor.getByRole('button', { name: 'No, thank you' }).click();
  await expect(noor.getByText('Sana asks you to Taking Stock.')).toBeHidden();

  await sana.goto('/sign-in');
  await sana.getByLabel('Take these tables along').check();
  await expectAccessible(sana);
  await sana.getByLabel('Your name').fill('Noor');
  await sana.getByLabel('Your password').fill('a long password');
  await sana.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(sana.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await sana.goto(link);
  await expect(sana.getByText('you, host')).toBeVisible();
  await close(noor, sana);
});
