import { expect, test } from '@playwright/test';
import { call } from './api.ts';
import { dialog, rows } from './consents.ts';
import { button, field, signInAsSomebody } from './person.ts';
import { newPolicy, newSite } from './policy.ts';

test('legal notices are searched by name and version, and narrowed to days', async ({ page }) => {
  await signInAsSomebody(page);
  const siteId = await newSite(page, { name: 'Blue Door' });
  for (const [identifier, version] of [
    ['newsletter', '1'],
    ['newsletter', '2'],
    ['raffle', '1'],
  ])
    await call(page, 'POST', `/api/v1/sites/${siteId}/legal-notices`, {
      identifier,
      version,
      texts: [{ language: 'en', text: 'Send me news.' }],
    });
  await page.goto(`/en/sites/${siteId}/consents#notices`);
  const notices = rows(page, 'Legal notices, newest first');
  await expect(notices).toHaveCount(4);

  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('NEWS');
  await expect(notices).toHaveCount(3);
  await search.fill('raff');
  await expect(notices).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'View raffle, version 1' })).toBeVisible();
  await button(page, 'Clear filters').click();
  await expect(notices).toHaveCount(4);

  await button(page, 'Filter').click();
  await field(page, 'To').fill('2020-01-01');
  await field(page, 'To').press('Enter');
  await expect(page.getByText('No legal notices match your search and dates.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No legal notices match your search and dates.')).toBeVisible();
  await button(page, 'Clear filters').first().click();
  await expect(notices).toHaveCount(4);
  await button(page, 'Filter').click();
  await field(page, 'From').fill('2020-01-01');
  await field(page, 'From').press('Enter');
  await expect(notices).toHaveCount(4);
});

test('a notice leads to its document, also while that is offline, until it is deleted', async ({ page }) => {
  await signInAsSomebody(page);
  const { id, siteId } = await newPolicy(page, { name: 'Stone Bridge' });
  await call(page, 'POST', `/api/v1/documents/${id}/publish`);
  await page.goto(`/en/sites/${siteId}/consents#notices`);
  const link = dialog(page, 'privacy_policy, version 1').getByRole('link', { name: 'Open document' });
  await page.getByRole('link', { name: 'View privacy_policy, version 1' }).click();
  await expect(link).toHaveAttribute('href', `/en/documents/${id}/versions`);

  await call(page, 'POST', `/api/v1/documents/${id}/offline`);
  await page.reload();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/documents/${id}/versions`));
  await expect(page.getByText('The document has been offline since')).toBeVisible();
  await expect(rows(page, 'Versions')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Open version 1' })).toHaveCount(0);

  await page.goBack();
  await call(page, 'DELETE', `/api/v1/documents/${id}?evidence=keep`);
  await page.reload();
  await expect(dialog(page, 'privacy_policy, version 1').getByRole('button', { name: 'View consents' })).toBeVisible();
  await expect(link).toHaveCount(0);
});
