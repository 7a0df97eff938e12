import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { choose, send, siteWithBanner } from './banner.ts';
import { inDatabase } from './database.ts';

const second = 1000;

test('while choices cannot be kept the owner is told, until the next one is kept', async ({ page }) => {
  const site = await siteWithBanner(page, 'Broken Pier');
  await choose(page, site, 2 * second);
  const warning = page.getByRole('status').filter({ hasText: 'Choices cannot be recorded right now' });
  await inDatabase(async (database) => {
    await database.query(`alter table preference add constraint broken check (site_id <> '${site.id}') not valid`);
    try {
      // Choices of other sites are stored meanwhile: the first of them ends the warning.
      await expect(async () => {
        expect(await send(page, site, second)).toBe(503);
        await page.goto(`/en/sites/${site.id}/cookie-preferences`);
        await expect(warning).toBeVisible({ timeout: 5000 });
      }).toPass();
      await expect(warning).toContainText(/Last choice recorded: \w{3} \d+, \d{4}, \d\d:\d\d:\d\d UTC/);
      await expectAccessible(page);
    } finally {
      await database.query('alter table preference drop constraint broken');
    }
  });

  await choose(page, site, second);
  // Another fragment alone loads nothing anew.
  await page.goto(`/en/sites/${site.id}/cookie-preferences#choices`);
  await page.reload();
  await expect(page.getByRole('table', { name: 'Visitor choices' }).getByRole('row')).toHaveCount(3);
  await expect(warning).toBeHidden();
});

test('where counting lags behind the owner is told until when it came', async ({ page }) => {
  const site = await siteWithBanner(page, 'Slow Harbour');
  const warning = page.getByRole('status').filter({ hasText: 'This page is delayed' });
  const since = new Date(Date.now() - 11 * 60 * second);
  // The job that counts every minute may run in between: then there is a new choice to count.
  await expect(async () => {
    await choose(page, site, second);
    await inDatabase((database) =>
      database.query(
        `insert into preference_touched select account_id, site_id, hour, $1 from preference_touched where site_id = $2
          on conflict do nothing`,
        [since, site.id],
      ),
    );
    await page.goto(`/en/sites/${site.id}/cookie-preferences`);
    await expect(warning).toContainText(`${since.toISOString().slice(11, 19)} UTC`, { timeout: 5000 });
  }).toPass();
  await expectAccessible(page);
});

test('where nothing was chosen in a timeframe, all of it is one press away, and then no more is offered', async ({
  page,
}) => {
  const site = await siteWithBanner(page, 'Quiet Marina');
  await choose(page, site, second);
  await page.route(/\/preferences(?:\?.*)?$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), preferences: [] } });
  });
  await page.goto(`/en/sites/${site.id}/cookie-preferences?range=today#choices`);
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
  const all = page.getByRole('main').getByRole('button', { name: 'Show all', exact: true });
  await all.click();
  await expect(page).toHaveURL(/range=all/);
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
  await expect(all).toHaveCount(0);
  await expectAccessible(page);
});
