import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { button } from './person.ts';
import { openGenerator, preview } from './policy.ts';

test('L8: services are shown at the activities that they serve, and the owner chooses others', async ({ page }) => {
  await openGenerator(page, { services: ['mailchimp', 'stripe'] });
  await page.getByRole('tab', { name: 'Your own processing' }).click();
  await expect(page.getByText('Suggested: Mailchimp')).toBeVisible();
  await page.getByRole('switch', { name: 'Newsletter' }).click();
  await expect(page.getByText('Uses Mailchimp')).toBeVisible();
  await page.getByRole('switch', { name: 'Donations' }).click();
  await expect(page.getByText('Uses Stripe')).toBeVisible();

  await button(page, 'Edit Donations').click();
  const details = page.getByRole('dialog', { name: 'Donations' });
  await expect(details.getByRole('region', { name: 'Services used' })).toContainText('Stripe');
  await details.getByRole('button', { name: 'Change: Other recipients' }).click();
  await details.getByRole('textbox', { name: 'Name' }).fill('Example Accountants');
  await expectAccessible(page);
  await details.getByRole('button', { name: 'Done' }).click();
  await expect(details).toBeHidden();
  await expect(preview(page)).toContainText('Example Accountants');

  await page.getByRole('tab', { name: 'Services' }).click();
  await button(page, 'Edit Mailchimp').click();
  const dialog = page.getByRole('dialog', { name: 'Mailchimp' });
  await expect(dialog.getByRole('region', { name: 'Activities' })).toContainText('Newsletter');
  await expect(dialog.getByRole('region', { name: 'Legal basis' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Change: Linked activities' }).click();
  await expectAccessible(page);
});

test('trackers of the site itself are proposed and named in the preview', async ({ page }) => {
  await openGenerator(page, { services: ['stripe'] });
  await page.getByRole('tab', { name: 'Your own processing' }).click();
  await button(page, 'First-party trackers').click();
  await button(page, 'Add: Session').click();
  await button(page, 'Add: Cart').click();
  await expectAccessible(page);
  await expect(preview(page)).toContainText('Remembering what was entered, such as a cart');
});
