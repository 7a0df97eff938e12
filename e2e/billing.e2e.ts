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
    await expect(page.getByText('Nothing is locked here')).toBeVisible();
    await expect(page.getByText('More than your plan includes')).toBeHidden();
    await expect(page.getByText('How to get it')).toBeHidden();
  }
  await expectAccessible(page);
});
