import { expect, test } from 'vitest';
import { banner, bannerPages, press } from './banner-browser.ts';

const { visit, site } = bannerPages();

test('a visit that leaves its first page unanswered is counted once, with no id and nothing stored', async () => {
  const page = await visit({});
  await banner(page).waitFor();
  await page.waitForFunction(() => 'Candor' in window);
  // A navigation of the page itself: the second page of the visit.
  await page.evaluate(() => location.assign('/next'));
  await expect.poll(() => site().unanswered).toEqual([{ body: { version: 3, language: 'en', regime: 0 } }]);
  await banner(page).waitFor();
  await page.waitForFunction(() => 'Candor' in window);
  expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual(['', 0, 0]);
  await page.evaluate(() => location.assign('/third'));
  await banner(page).waitFor();
  await page.waitForFunction(() => 'Candor' in window);
  await press(page, 'reject');
  await expect.poll(() => site().events.length).toBe(1);
  expect(site().unanswered).toHaveLength(1);
});

test('a page that is loaded again, or that follows one without a referrer, begins no visit', async () => {
  const page = await visit({});
  const shown = async () => {
    await banner(page).waitFor();
    await page.waitForFunction(() => 'Candor' in window);
  };
  await shown();
  await page.reload();
  await expect.poll(() => site().unanswered.length).toBe(1);
  await shown();
  await page.reload();
  await shown();
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('a[href="/next"]');
    if (!link) return;
    link.rel = 'noreferrer';
    link.click();
  });
  await page.waitForURL('**/next');
  await shown();
  await page.evaluate(() => location.assign('/third'));
  await page.waitForURL('**/third');
  await shown();
  await press(page, 'reject');
  await expect.poll(() => site().events.length).toBe(1);
  expect(site().unanswered).toHaveLength(1);
});

test('a page that is reached from another host of the site begins no visit, one from elsewhere does', async () => {
  const first = await visit({});
  const { host } = new URL(site().host);
  const counted = async (referer: string) => {
    const page = await first.context().newPage();
    await page.goto(`${site().host}/`, { referer });
    await banner(page).waitFor();
    await page.waitForFunction(() => 'Candor' in window);
    await page.evaluate(() => location.assign('/next'));
    await page.waitForURL('**/next');
    await banner(page).waitFor();
    await page.close();
  };
  await counted(`http://shop.${host}/`);
  await counted(`http://not${host}/`);
  await expect.poll(() => site().unanswered.length).toBe(1);
  await counted(`http://www.${host}/`);
  expect(site().unanswered).toHaveLength(1);
});

test('a visit that answers on its first page sends its choice and nothing else', async () => {
  const page = await visit({});
  await banner(page).waitFor();
  await press(page, 'accept');
  await expect.poll(() => site().events.length).toBe(1);
  await page.evaluate(() => location.assign('/next'));
  await page.waitForFunction(() => 'Candor' in window);
  expect(site().asked.filter((path) => path.startsWith('/e/unanswered/'))).toEqual([]);
});
