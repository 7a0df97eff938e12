import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { signInAsSomebody, title } from './person.ts';

test('the page of plans says what there is, and not that something is missing and included at once', async ({
  page,
}) => {
  await signInAsSomebody(page);
  for (const path of ['/en/go-pro', '/en/go-pro?query=add_service']) {
    await page.goto(path);
    await expect(title(page, 'Your plan')).toBeVisible();
    await expect(page.getByText('Your plan already includes this')).toBeVisible();
    await expect(page.getByText('Not included in your plan')).toBeHidden();
    await expect(page.getByText('How to upgrade')).toBeHidden();
  }
  await expectAccessible(page);
});
