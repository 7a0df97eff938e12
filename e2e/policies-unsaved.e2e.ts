import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { button, field } from './person.ts';
import { openGenerator, preview } from './policy.ts';

// Unsaved changes in the generator, and messages and clicks meanwhile.

const part = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const contact = 'Contact for privacy requests';
const decisions = 'Automated decisions';

async function openChoices(page: Page, services: readonly string[] = []): Promise<void> {
  await openGenerator(page, { services });
  await page.getByRole('tab', { name: 'Your own processing' }).click();
}

/** Expects that clicks on the center of each button reach it. */
async function expectReached(buttons: Locator): Promise<void> {
  const covered = () =>
    buttons.evaluateAll((all) =>
      all.flatMap((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return each.contains(hit) ? [] : [each.textContent];
      }),
    );
  await expect(buttons.first()).toBeVisible();
  await expect.poll(covered).toEqual([]);
}

const state = (page: Page, text: string) => page.getByRole('status').filter({ hasText: new RegExp(`^${text}$`) });
const site = (page: Page) => page.getByRole('link', { name: 'Corner Coffee', exact: true });
const leaving = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

test('what is entered is saved by itself, can be taken back, and nothing asks when the page is left', async ({
  page,
}) => {
  await openChoices(page);
  await part(page, contact).click();
  await expect(button(page, 'Save')).toHaveCount(0);
  await field(page, 'Email address').fill('first@example.com');
  await expect(state(page, 'Saved')).toBeVisible();
  await expect(preview(page)).toContainText('first@example.com');
  await expectAccessible(page);
  await field(page, 'Email address').fill('second@example.com');
  await expect(preview(page)).toContainText('second@example.com');

  await button(page, 'Undo the last change').click();
  await expect(field(page, 'Email address')).toHaveValue('first@example.com');
  await expect(preview(page)).toContainText('first@example.com');
  await button(page, 'Undo the last change').press('Enter');
  await expect(field(page, 'Email address')).toHaveValue('');
  await expect(preview(page)).not.toContainText('first@example.com');
  await expect(button(page, 'Undo the last change')).toHaveCount(0);
  await expect(state(page, 'Saved')).toBeFocused();

  // Left at once, before the pause after which it would be saved.
  await field(page, 'Email address').fill('third@example.com');
  await site(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Corner Coffee' })).toBeVisible();
  await page.goBack();
  await expect(preview(page)).toContainText('third@example.com');
});

test('what is not complete says so at its field once that is left, is kept, and does not hold up the rest', async ({
  page,
}) => {
  await openChoices(page);
  await part(page, contact).click();
  await field(page, 'Email address').fill('requests@');
  await expect(state(page, 'Not saved')).toBeVisible();
  await expect(field(page, 'Email address')).not.toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Email address')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Request form URL').fill('https://example.com/requests');
  await expect(preview(page).getByRole('link', { name: 'request form' })).toBeVisible();
  await expect(state(page, 'Not saved')).toBeVisible();

  await part(page, decisions).click();
  await expect(field(page, 'Email address')).toBeHidden();
  await expect(part(page, contact)).toContainText('Not saved');
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Services' }).click();
  await page.getByRole('tab', { name: 'Your own processing' }).click();
  await part(page, contact).click();
  await expect(field(page, 'Email address')).toHaveValue('requests@');
  await expect(field(page, 'Email address')).toHaveAttribute('aria-invalid', 'true');

  await site(page).click();
  await leaving(page).getByRole('button', { name: 'Cancel' }).click();
  await field(page, 'Email address').fill('requests@example.com');
  await expect(field(page, 'Email address')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(preview(page)).toContainText('requests@example.com');
  await expect(part(page, contact)).not.toContainText('Not saved');
  await site(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Corner Coffee' })).toBeVisible();
});

test('an answer that needs words of the owner waits for them, and asks for them at their fields', async ({ page }) => {
  await openChoices(page);
  await part(page, decisions).click();
  await page.getByRole('radio', { name: 'Yes', exact: true }).check();
  await expect(page.getByText('Required field')).toHaveCount(0);
  await field(page, 'How decisions are made').fill('By points for income and debts.');
  await field(page, 'How decisions are made').press('Tab');
  await expect(page.getByText('Required field')).toHaveCount(0);
  await field(page, 'Consequences for people').press('Tab');
  await expect(page.getByText('Required field')).toHaveCount(1);
  await expect(state(page, 'Not saved')).toBeVisible();
  await expect(preview(page)).not.toContainText('By points');
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await expectAccessible(page);
  await field(page, 'Consequences for people').fill('Credit is refused.');
  await expect(page.getByText('Required field')).toHaveCount(0);
  await expect(preview(page)).toContainText('By points for income and debts.');
});

test('publishing waits for what was entered last, and does not begin while something is not complete', async ({
  page,
}) => {
  await openChoices(page);
  await part(page, contact).click();
  await field(page, 'Email address').press('Control+.');
  const whole = page.getByRole('dialog', { name: 'Preview' });
  await expect(whole).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(whole).toBeHidden();

  await field(page, 'Email address').fill('requests@');
  await field(page, 'Email address').press('Control+Enter');
  await expect(page.getByText('Complete the entries that are not saved yet, then publish.')).toBeVisible();
  await button(page, 'Publish').click();
  await expect(button(page, 'Publish version 1')).toHaveCount(0);
  await field(page, 'Email address').fill('requests@example.com');
  await field(page, 'Email address').press('Control+Enter');
  await expect(button(page, 'Publish version 1')).toBeVisible();
  const online = page.getByRole('dialog', { name: 'Your document is online' });
  // Not at once: the keys that open the sheet must not publish.
  await expect(async () => {
    await page.keyboard.press('Control+Enter');
    await expect(online).toBeVisible({ timeout: 5000 });
  }).toPass();
  await page.goto((await online.getByRole('link', { name: 'Open the page' }).getAttribute('href')) ?? '');
  await expect(page.getByRole('main')).toContainText('requests@example.com');
});

test('links between documents are saved by themselves; one without an address keeps none of the others', async ({
  page,
}) => {
  const { id } = await openGenerator(page);
  await page.getByRole('tab', { name: 'Links' }).click();
  const group = (name: string) => page.getByRole('radiogroup', { name });
  await group('Cookie policy').getByRole('radio', { name: 'Custom address' }).check();
  await group('Legal notice').getByRole('radio', { name: 'No link' }).check();
  await expect(page.getByText('Customized links updated successfully')).toBeVisible();
  await expect(state(page, 'Not saved')).toBeVisible();
  await field(page, 'Cookie policy: Address').fill('https://example.com/cookies');
  await expect(state(page, 'Saved')).toBeVisible();
  const { settings } = await call<{ settings: { links: unknown } }>(page, 'GET', `/api/v1/documents/${id}`);
  expect(settings.links).toEqual({
    cookiePolicy: { mode: 'custom', url: 'https://example.com/cookies' },
    legalNotice: { mode: 'disabled' },
  });
  await page.route(`**/api/v1/documents/${id}`, (route) => route.fulfill({ status: 500 }));
  await group('Legal notice').getByRole('radio', { name: 'Hosted document' }).check();
  await expect(page.getByText('There was an error, please try later')).toBeVisible();
});

for (const size of [
  { width: 900, height: 560 },
  { width: 390, height: 560 },
])
  test(`what is said covers no button, ${size.width} pixels wide`, async ({ page }) => {
    await page.setViewportSize(size);
    await openChoices(page, ['stripe']);
    await part(page, contact).click();
    await field(page, 'Email address').fill('requests@example.com');
    await expect(state(page, 'Saved')).toBeVisible();
    await page.getByRole('tab', { name: 'Services' }).click();
    await page.getByRole('button', { name: 'Remove Stripe' }).click();
    const said = page.getByText('Stripe was removed.', { exact: true });
    await expect(said).toBeVisible();
    await expectReached(page.locator('[data-bar] label'));

    // A message stays while the pointer is on it, and Escape closes it earlier.
    await said.hover();
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(said).toBeHidden({ timeout: 200 });
    }).toPass({ timeout: 3000 });
  });
