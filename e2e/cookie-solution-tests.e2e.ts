import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { choose, countNow, publishBanner, siteWithPolicy } from './banner.ts';
import { button, field } from './person.ts';

test('an A/B test refuses a variant of unlike buttons, begins, shows shares and ends', async ({ page }) => {
  const id = await siteWithPolicy(page, 'Two Roads');
  const path = `/api/v1/sites/${id}/banner`;
  await page.goto(`/en/sites/${id}/cookie-solution?view=advanced&section=variants`);
  await button(page, 'Add a variant').click();
  await page.getByRole('group', { name: 'Variant 1' }).getByRole('button', { name: 'Own texts in English' }).click();
  await field(page, 'Button to accept').fill('Fine');
  await field(page, 'Button to reject').fill('fine');
  const checks = page.getByRole('region', { name: 'Checks' });
  await expect(checks.getByText('“fine” is another button’s label')).toBeVisible();
  await field(page, 'Button to accept').fill('Reject');
  await expect(checks.getByText('“Reject” is another button’s label')).toBeVisible();
  await button(page, 'Publish').click();
  const dialog = page.getByRole('dialog', { name: 'Publish the banner' });
  await expect(dialog.getByRole('button', { name: /^Publish version/ })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Not yet' }).click();

  await field(page, 'Button to accept').fill('Fine');
  await field(page, 'Button to reject').fill('No');
  await expect(checks.getByText('is another button’s label')).toBeHidden();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'A/B tests' }).click();
  await expect(button(page, 'Start the test')).toBeDisabled();
  await publishBanner(page, id);
  await page.reload();
  await button(page, 'Start the test').click();
  await expect(page.getByText(/^The test has been running since /)).toBeVisible();
  await expect(page.getByText('No choices yet.')).toBeVisible();

  const { publicId, published } = await call<{ publicId: string; published: { number: number } }>(page, 'GET', path);
  const version = published.number;
  for (const variant of [0, 1]) {
    await choose(page, { id, publicId }, 1000, { version, variant });
    await choose(page, { id, publicId }, 2000, { version, variant, action: 'reject', granted: 1 });
  }
  await countNow(id);
  await page.reload();
  const results = page.getByRole('table', { name: 'Results' });
  await expect(results.getByRole('row', { name: /^Current settings 2 50\s?%/ })).toBeVisible();
  await expect(results.getByRole('row', { name: /^Variant 1 2 50\s?%.*Too few choices yet$/ })).toBeVisible();
  await expectAccessible(page);

  await button(page, 'End the test').click();
  const ending = page.getByRole('dialog', { name: 'End the test?' });
  await ending.getByRole('radio', { name: 'Variant 1' }).check();
  await ending.getByRole('button', { name: 'End the test' }).click();
  await expect(page.getByText('The test has ended.')).toBeVisible();
  const after = await call<{ configuration: { texts: object } }>(page, 'GET', path);
  expect(after.configuration.texts).toEqual({ en: { accept: 'Fine', reject: 'No' } });
});
