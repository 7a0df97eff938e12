import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { button, field } from './person.ts';
import { openGenerator, preview } from './policy.ts';

// Unsaved changes in the generator, and messages and clicks meanwhile.

const part = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const contact = 'Contact for privacy requests';
const decisions = 'Automated decisions';

async function openChoices(page: Page): Promise<void> {
  await openGenerator(page);
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

test('what is entered in a part is there still after another part or panel was looked at', async ({ page }) => {
  await openChoices(page);
  await part(page, contact).click();
  await field(page, 'Email address').fill('requests@example.com');
  await part(page, decisions).click();
  await expect(field(page, 'Email address')).toBeHidden();
  await expect(part(page, contact)).toContainText('Not saved');
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Services' }).click();
  await page.getByRole('tab', { name: 'Your own processing' }).click();
  await part(page, contact).click();
  await expect(field(page, 'Email address')).toHaveValue('requests@example.com');

  await page.getByRole('link', { name: 'Corner Coffee', exact: true }).click();
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  await leaving.getByRole('button', { name: 'Cancel' }).click();
  await button(page, 'Save').click();
  await expect(preview(page)).toContainText('requests@example.com');
  await expect(part(page, contact)).not.toContainText('Not saved');
  await page.getByRole('link', { name: 'Corner Coffee', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Corner Coffee' })).toBeVisible();
});

test('what is wrong with words of the owner is said once, at the field, which has the focus', async ({ page }) => {
  await openChoices(page);
  await part(page, decisions).click();
  await button(page, 'Save').click();
  await expect(page.getByText('Required field')).toHaveCount(1);
  await expect(page.getByRole('radio', { name: 'No', exact: true })).toBeFocused();
  await page.getByRole('radio', { name: 'Yes', exact: true }).check();
  await expect(page.getByText('Required field')).toHaveCount(0);

  await field(page, 'How decisions are made').fill('By points for income and debts.');
  await button(page, 'Save').click();
  await expect(page.getByText('Required field')).toHaveCount(1);
  await expect(field(page, 'Consequences for people')).toBeFocused();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await expectAccessible(page);
  await field(page, 'Consequences for people').fill('Credit is refused.');
  await button(page, 'Save').click();
  await expect(preview(page)).toContainText('By points for income and debts.');
});

test('keys of the page work in its fields, and publish nothing while something is not saved', async ({ page }) => {
  await openChoices(page);
  await part(page, contact).click();
  await field(page, 'Email address').press('Control+.');
  const whole = page.getByRole('dialog', { name: 'Preview' });
  await expect(whole).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(whole).toBeHidden();

  await field(page, 'Email address').fill('requests@example.com');
  await field(page, 'Email address').press('Control+Enter');
  await expect(page.getByText('Save what you have entered first, then publish.')).toBeVisible();
  await button(page, 'Save').click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await field(page, 'Email address').press('Control+Enter');
  await expect(button(page, 'Publish version 1')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog', { name: 'Your document is online' })).toBeVisible();
});

for (const size of [
  { width: 900, height: 560 },
  { width: 390, height: 560 },
])
  test(`what is said covers no button, ${size.width} pixels wide`, async ({ page }) => {
    await page.setViewportSize(size);
    await openChoices(page);
    await part(page, contact).click();
    await field(page, 'Email address').fill('requests@example.com');
    const save = button(page, 'Save');
    // At the end of the window, where messages appear.
    await save.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await save.click();
    const said = page.getByText('Saved.', { exact: true });
    await expect(said).toBeVisible();
    await expectReached(page.locator('form button, [data-bar] label'));

    // A message stays while the pointer is on it, and Escape closes it earlier.
    await said.hover();
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(said).toBeHidden({ timeout: 200 });
    }).toPass({ timeout: 3000 });
  });
