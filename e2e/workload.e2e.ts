import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { signUp, title } from './person.ts';

for (const width of [1280, 390])
  test(`an agency sees what needs work in each project, and opens its sites, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signUp(page);
    await page.goto('/en/workload');
    await expect(title(page, 'Open tasks')).toBeVisible();
    await expect(page.getByText('No projects yet')).toBeVisible();
    await expectAccessible(page);

    const made = async (path: string, data: object) =>
      (await call<{ id: string }>(page, 'POST', `/api/v1${path}`, data)).id;
    await made('/projects', { name: 'Quiet' });
    const projectId = await made('/projects', { name: 'Busy' });
    const siteId = await made('/sites', { name: 'Busy shop', type: 'Site', projectId });
    await made(`/sites/${siteId}/documents`, { type: 'privacy_policy', languages: ['en'] });
    await page.reload();
    const rows = page.getByRole('table', { name: 'Projects' }).getByRole('row');
    await expect(rows.nth(1)).toContainText('Busy');
    await expect(rows.nth(1)).toContainText('1 unpublished document');
    await expect(rows.nth(2)).toContainText('Nothing to do');
    await expectAccessible(page);
    await rows.nth(1).getByRole('link', { name: 'Busy' }).click();
    await expect(title(page, 'Sites and apps')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Busy shop', exact: true })).toBeVisible();
  });
