import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { consents, dialog, rows, siteWithConsents } from './consents.ts';
import { signUp } from './person.ts';
import { newPolicy } from './policy.ts';

// Actions on many rows of a list: each row as if it were done alone, with its own event, and a word on each that was refused.

const bar = (page: Page) => page.getByRole('region', { name: 'Selection' });
const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Select / });

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

test('records are selected with Shift, assigned, and confirmed where they are complete', async ({ page }) => {
  const email = await signUp(page);
  await newPolicy(page, { services: ['stripe', 'google-analytics-4'] });
  await call(page, 'POST', '/api/v1/processing-records/drafts');
  const { records } = await call<{ records: { id: string; name: string; version: number }[] }>(
    page,
    'GET',
    '/api/v1/processing-records',
  );
  const stripe = records.find(({ name }) => name === 'Stripe');
  const path = `/api/v1/processing-records/${stripe?.id}`;
  const { fields } = await call<{ fields: object }>(page, 'GET', path);
  const complete = { ...fields, measures: ['encryption-in-transit'] };
  await call(page, 'PUT', path, { version: stripe?.version, fields: complete });

  await page.goto('/en/processing-records');
  const list = rows(page, 'Records of processing');
  await expect(list).toHaveCount(5);
  await boxes(page).nth(0).click();
  await boxes(page)
    .nth(3)
    .click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('4 selected');
  await expectAccessible(page);
  const unfit = bar(page).getByRole('button', { name: 'End' });
  await expect(unfit).toBeDisabled();
  await expect(unfit).toHaveAccessibleDescription('Only confirmed records can be ended.');
  await expect(bar(page).getByText('Only confirmed records can be ended.')).toBeVisible();
  await unfit.focus();
  await expect(unfit).toBeFocused();

  await bar(page).getByRole('combobox', { name: 'Assign to' }).selectOption(email);
  await expect(page.getByText('4 records assigned').first()).toBeVisible();
  await expect(list.filter({ hasText: email })).toHaveCount(4);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(list.filter({ hasText: email })).toHaveCount(0);

  // What a colleague changed meanwhile is not taken back.
  await boxes(page).nth(0).press('Space');
  await expect(bar(page)).toContainText('1 selected');
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await bar(page).getByRole('combobox', { name: 'Assign to' }).selectOption(email);
  const assigned = (await (await answered).json()) as { id: string; version: number; fields: object };
  await call(page, 'PUT', `/api/v1/processing-records/${assigned.id}`, {
    version: assigned.version,
    fields: { ...assigned.fields, subjects: ['customers'] },
  });
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByText(/Someone else changed this record/).first()).toBeVisible();
  await expect(list.filter({ hasText: email })).toHaveCount(1);
  await page.reload();

  await page.setViewportSize({ width: 390, height: 844 });
  await boxes(page).nth(0).press('Space');
  await boxes(page).nth(3).press('Shift+Space');
  await bar(page).getByRole('button', { name: 'Confirm' }).click();
  const question = dialog(page, 'Confirm 4 records?');
  await expect(question).toContainText('Stripe');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/^1 of 4 done\./).first()).toBeVisible();
  await expect(bar(page)).toContainText('3 selected');
  await expect(bar(page)).toContainText(/Not done: .*Google Analytics.*\. /);
  await expectAccessible(page);
  await expectNoOverflow(page);

  // Drafts are not ended: they are deleted.
  await bar(page).getByRole('button', { name: 'Select all 4' }).click();
  await bar(page).getByRole('button', { name: 'End' }).click();
  const end = dialog(page, 'End 1 record?');
  await expect(end).toContainText('Selected: Stripe');
  await expect(end).not.toContainText('Google Analytics');
  await end.getByRole('button', { name: 'End' }).click();
  await expect(page.getByText('1 record ended').first()).toBeVisible();
  await expect(list.filter({ hasText: 'Draft' })).toHaveCount(3);
  await expect(boxes(page).nth(0)).toBeFocused();

  await boxes(page).nth(0).press('Space');
  await bar(page).getByRole('button', { name: 'Select all 4' }).click();
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  await dialog(page, 'Delete 3 drafts?').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('3 drafts deleted').first()).toBeVisible();
  await expect(list).toHaveCount(2);
  const { events } = await call<{ events: { kind: string }[] }>(page, 'GET', '/api/v1/audit-events');
  expect(events.filter(({ kind }) => kind === 'processing-record.deleted')).toHaveLength(3);
  expect(events.filter(({ kind }) => kind === 'processing-record.confirmed')).toHaveLength(1);
});

test('discrepancies of the register are accepted together, with one reason that stays if all are refused', async ({
  page,
}) => {
  await signUp(page);
  await newPolicy(page, { services: ['stripe', 'google-analytics-4'] });
  await page.goto('/en/processing-records');
  await expect(boxes(page).nth(1)).toBeVisible();
  const count = await boxes(page).count();
  await boxes(page).nth(0).press('Space');
  await bar(page)
    .getByRole('button', { name: `Select all ${count}` })
    .click();
  await bar(page)
    .getByRole('button', { name: `Accept ${count} discrepancies` })
    .click();
  const question = page.getByRole('dialog');
  await question.getByRole('textbox', { name: 'Reason' }).fill('Reviewed with the board');
  await question.getByLabel(/until/i).fill(new Date(Date.now() + 86_400_000 * 30).toISOString().slice(0, 10));
  await expectAccessible(page);
  const acceptance = '**/api/v1/processing-records/drift/acceptance';
  const refusal = { code: 'drift.not-found', message: 'This discrepancy no longer exists.' };
  await page.route(acceptance, (route) => route.fulfill({ status: 404, json: refusal }));
  await question.getByRole('button', { name: 'Accept' }).click();
  await expect(question.getByText(refusal.message)).toBeVisible();
  await expect(question.getByRole('textbox', { name: 'Reason' })).toHaveValue('Reviewed with the board');
  await page.unroute(acceptance);
  await question.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText(`${count} discrepancies accepted`).first()).toBeVisible();
  await expect(boxes(page)).toHaveCount(0);
});

test('chosen consents are downloaded, and withdrawn by records of their own', async ({ page }) => {
  const site = await siteWithConsents(page, 'Orchard');
  await page.goto(site.path);
  await expect(consents(page)).toHaveCount(3);
  await boxes(page).nth(0).press('Space');
  await boxes(page).nth(1).press('Space');
  await expect(bar(page)).toContainText('2 selected');
  await expectAccessible(page);
  await bar(page).getByRole('button', { name: 'Withdraw' }).click();
  const question = dialog(page, 'Withdraw 2 consents?');
  await expect(question).toContainText('Anna Rossi');
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('2 withdrawals recorded').first()).toBeVisible();
  await expect(consents(page)).toHaveCount(5);
  // The focus is in the list, not lost with the button that opened the question.
  await expect(page.locator('input[type="checkbox"]:focus')).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await boxes(page).nth(0).press('Space');
  await expect(bar(page).getByRole('button', { name: 'Withdraw' })).toBeDisabled();
  await expectNoOverflow(page);
  await bar(page).getByRole('button', { name: 'Download selection' }).click();
  await expect(page.getByRole('row', { name: /Consents: 1 selected row/ })).toContainText('1 row');
});

test('chosen people are erased together, by name and after their number is typed', async ({ page }) => {
  const site = await siteWithConsents(page, 'Meadow');
  await page.goto(`${site.path}#subjects`);
  const people = rows(page, 'People, newest first');
  await expect(people).toHaveCount(3);
  await boxes(page).nth(0).click();
  await boxes(page)
    .nth(1)
    .click({ modifiers: ['Shift'] });
  await bar(page).getByRole('button', { name: 'Erase' }).click();
  const question = dialog(page, 'Erase 2 people?');
  await expect(question).toContainText('Anna Rossi');
  const confirm = question.getByRole('button', { name: 'Erase permanently' });
  await expect(confirm).toBeDisabled();
  await expectAccessible(page);
  await question.getByRole('textbox').fill('2 people');
  await confirm.click();
  await expect(page.getByText('2 people erased').first()).toBeVisible();
  await expect(people).toHaveCount(0);
  const { erasures } = await call<{ erasures: object[] }>(page, 'GET', `/api/v1/sites/${site.id}/consent-erasures`);
  expect(erasures).toHaveLength(2);
});
