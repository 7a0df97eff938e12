import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { signUp } from './person.ts';
import { newSite } from './policy.ts';

// An empty list shows what it looks like when it is filled, and one press that starts it.

const lists = (site: string) =>
  [
    [`/en/sites/${site}/consents`, 'Keys and code'],
    [`/en/sites/${site}/consents#subjects`, 'Keys and code'],
    [`/en/sites/${site}/consents#statistics`, 'Keys and code'],
    [`/en/sites/${site}/cookie-preferences`, 'Set up the banner'],
    [`/en/sites/${site}/newsletter`, 'Set up newsletter'],
    ['/en/requests', 'Add request'],
    [`/en/sites/${site}/requests`, 'Set up request form'],
    [`/en/sites/${site}/records`, 'Create from sites'],
    ['/en/processing-records', 'Create from sites'],
    ['/en/processing-records/transfers', 'Recipients'],
    ['/en/members', 'New organization'],
    ['/en/account/webhooks', 'Add endpoint'],
    ['/en/account/teams#teams', 'Create team'],
    ['/en/account/teams#invitations', 'Invite people'],
  ] as const;

/** The state of an empty list: the innermost part around its picture. */
const emptyState = (page: Page) =>
  page
    .getByRole('main')
    .locator('div', { has: page.locator('svg[viewBox="0 0 264 150"]') })
    .last();

test('empty lists show an example and one press', async ({ page }) => {
  test.slow();
  await signUp(page);
  const site = await newSite(page, { name: 'Empty Shop' });
  for (const [path, press] of lists(site)) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path);
      const state = emptyState(page);
      await expect(state).toBeVisible();
      await expect(state.getByRole('button').or(state.getByRole('link'))).toHaveText([press]);
      await expect(state.locator('svg').first()).toHaveAttribute('aria-hidden', 'true');
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
});
