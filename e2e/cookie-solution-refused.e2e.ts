import { expect, test } from '@playwright/test';
import { siteWithPolicy } from './banner.ts';
import { button, field } from './person.ts';

test('D15: after a refused save, Reset takes the error and its badge away', async ({ page }) => {
  const siteId = await siteWithPolicy(page, 'Quiet Harbor');
  await page.goto(`/en/sites/${siteId}/cookie-solution?view=advanced&section=code`);
  const checks = page.getByRole('region', { name: 'Checks' });
  await field(page, 'CSS').fill('@import url("https://styles.example/a.css");');
  await expect(field(page, 'CSS')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(/^This CSS is not allowed/).first()).toBeVisible();
  await expect(checks.getByText('One thing blocks publishing')).toBeVisible();

  await button(page, 'More actions for the banner').click();
  await page.getByRole('menuitem', { name: 'Reset to last saved settings' }).click();
  await expect(field(page, 'CSS')).toHaveValue('');
  await expect(field(page, 'CSS')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(checks.getByText('One thing blocks publishing')).toBeHidden();
  await expect(checks.getByText(/^This CSS is not allowed/)).toBeHidden();
});
