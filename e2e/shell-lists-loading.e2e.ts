import { expect, test } from '@playwright/test';
import { call } from './api.ts';
import { button, signUp } from './person.ts';

// What a list shows while the rows of another filter load.

test('the register keeps its rows while another filter loads, and says that none match only of its own filter', async ({
  page,
}) => {
  await signUp(page);
  await call(page, 'POST', '/api/v1/processing-records/typical', { activities: ['payroll', 'applicants'] });
  await page.goto('/en/processing-records');
  const rows = page.getByRole('table', { name: 'Records of processing' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/processing-records\?.*state=ended/, async (route) => {
    await held;
    await route.continue();
  });
  const choose = async (state: string): Promise<void> => {
    await page.getByRole('combobox', { name: 'State' }).click();
    await page.getByRole('option', { name: state, exact: true }).click();
  };
  await button(page, 'Filter').click();
  await choose('Ended');
  await expect(page).toHaveURL(/state=ended/);
  await expect(rows).toHaveCount(3);
  await expect(page.getByText('Loading')).toHaveCount(0);
  answer();
  const none = page.getByText('No record matches');
  await expect(none).toBeVisible();

  // An empty list is not kept: of all records, it would say that there are none.
  let answerAll = (): void => undefined;
  const heldAll = new Promise<void>((resolve) => (answerAll = resolve));
  await page.route(/processing-records\?[^=]*(state=draft)/, async (route) => {
    await heldAll;
    await route.continue();
  });
  await choose('Draft');
  await expect(page).toHaveURL(/state=draft/);
  await expect(none).toHaveCount(0);
  answerAll();
  await expect(rows).toHaveCount(3);
  await button(page, 'Clear filters').click();
  await expect(rows).toHaveCount(3);
});
