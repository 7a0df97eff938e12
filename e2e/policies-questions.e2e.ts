import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { button } from './person.ts';
import { openGenerator, preview } from './policy.ts';

const services = ['hetzner', 'stripe', 'klarna', 'mailchimp', 'google-maps'];

async function openQuestions(page: Page): Promise<void> {
  await openGenerator(page, { services });
  await page.getByRole('tab', { name: 'Questions' }).click();
  await expect(page.getByRole('radiogroup', { name: 'Who hosts the site or app?' })).toBeVisible();
}

test('every question has a proposal with its reason, and one press accepts all of them', async ({ page }) => {
  await openQuestions(page);
  const hosting = page.getByRole('radiogroup', { name: 'Who hosts the site or app?' });
  await expect(hosting.getByRole('radio', { name: 'Hetzner, from your services' })).toBeChecked();
  await expect(page.getByText('From your services: Hetzner.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Accept \d+ suggestions$/ }).click();
  await expect(page.getByText('All questions are answered.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Accept/ })).toHaveCount(0);
  await expect(preview(page)).toContainText('14 days');
});

test('an owner changes an answer, and the document follows', async ({ page }) => {
  await openQuestions(page);
  const logs = page.getByRole('radiogroup', { name: 'How long are access logs kept?' });
  const question = page.getByRole('listitem').filter({ has: logs });
  await question.getByRole('textbox', { name: 'Number' }).fill('9');
  await question.getByRole('button', { name: 'Save: How long are access logs kept?' }).click();
  await expect(question.getByText('Answered', { exact: true })).toBeVisible();
  await expect(preview(page)).toContainText('9 days');

  const decisions = page.getByRole('radiogroup', { name: 'Do you make fully automated decisions about people' });
  await decisions.getByRole('radio', { name: 'Yes, as I describe' }).check();
  await button(page, 'Enter').click();
  await expect(page.getByRole('tab', { name: 'Your own processing' })).toHaveAttribute('aria-selected', 'true');
});

test('what follows from other facts is folded, and says from what', async ({ page }) => {
  await openQuestions(page);
  const derived = page.getByRole('region', { name: 'Derived from your answers' });
  await derived.getByRole('button', { name: 'From your services’ purposes' }).press('Enter');
  await expect(derived.getByText('Google Maps: we use the usual legal basis.')).toBeVisible();
});
