import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { button, field, signUp, title } from './person.ts';

// A colleague without an account answers questions about a record by a link, and an editor accepts the answers.

test('a colleague answers by a link without script, and what an editor accepts stands in the register', async ({
  page,
  browser,
}) => {
  await signUp(page);
  await call(page, 'POST', '/api/v1/processing-records/typical', { activities: ['payroll'] });
  await page.goto('/en/processing-records');
  await expect(page.getByRole('heading', { name: 'Who needs this register?' })).toBeVisible();
  await page.getByRole('link', { name: 'Payroll' }).click();
  await expect(page.getByText('No questions about this record yet.')).toBeVisible();
  await button(page, 'Ask a colleague').click();
  await expectAccessible(page);
  await button(page, 'Create link').click();
  const link = await field(page, 'Link ready').inputValue();
  expect(link).toMatch(/\/processing-records\/questions#[\w-]{60,}$/);
  await expectAccessible(page);
  await button(page, 'Done').click();
  await expect(page.getByText('Waiting for an answer')).toBeVisible();

  // Without a script the key is entered by hand.
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } });
  const colleague = await context.newPage();
  await colleague.goto(link.slice(0, link.indexOf('#')));
  await field(colleague, 'Link').fill(link);
  await button(colleague, 'Open').click();
  await expect(title(colleague, 'Payroll')).toBeVisible();
  await colleague.getByRole('checkbox', { name: 'Employees' }).check();
  await field(colleague, 'Where is the data kept?').fill('Wages program\nCabinet in the office');
  await button(colleague, 'Save and continue').click();
  await colleague.getByRole('combobox', { name: 'How long is the data kept?' }).selectOption('10 years');
  await field(colleague, 'Anything else we should know?').fill('The tax adviser helps');
  await button(colleague, 'Save and continue').click();
  await field(colleague, 'Your name').fill('Anna Muster');
  await button(colleague, 'Send').click();
  await expect(title(colleague, 'Thank you')).toBeVisible();
  await context.close();

  await page.goto('/en/processing-records');
  await expect(page.getByRole('heading', { name: 'Open questions for colleagues' })).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Compare and decide').click();
  const answers = page.getByRole('dialog', { name: 'Answers about “Payroll”' });
  const period = answers.getByRole('region', { name: 'Retention' });
  await expect(period).toContainText('6 years');
  await expect(period).toContainText('10 years');
  await expectAccessible(page);
  await answers.getByRole('button', { name: 'Reject: Other' }).click();
  await expect(answers.getByText('Rejected', { exact: true })).toBeVisible();
  await answers.getByRole('button', { name: 'Accept all' }).click();
  await expect(answers.getByText('Accepted', { exact: true })).toHaveCount(3);
  await answers.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'Open questions for colleagues' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Payroll' }).click();
  await expect(field(page, 'Systems')).toHaveValue('Wages program\nCabinet in the office');
  await expect(page.getByText('Accepted answers from Anna Muster')).toBeVisible();
  await expect(page.getByText('10 years').first()).toBeVisible();
});

test('the page of a link opens by itself where scripts run, from 320 pixels and in both colors', async ({
  page,
  browser,
}) => {
  await signUp(page);
  await call(page, 'POST', '/api/v1/processing-records/typical', { activities: ['cctv'] });
  const listed = await call<{ records: { id: string }[] }>(page, 'GET', '/api/v1/processing-records');
  const { link } = await call<{ link: string }>(page, 'POST', '/api/v1/processing-record-questions', {
    recordIds: listed.records.map(({ id }) => id),
    language: 'de',
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ colorScheme, viewport: { width: 320, height: 800 } });
    const colleague = await context.newPage();
    await colleague.goto(link);
    await expect(colleague.getByText('Wessen Daten sind es?')).toBeVisible();
    await expectAccessible(colleague);
    await button(colleague, 'Speichern und weiter').click();
    await expectAccessible(colleague);
    await context.close();
  }
});
