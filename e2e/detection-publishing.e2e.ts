import { expect, test, type Page } from '@playwright/test';
import { siteWithBanner } from './banner.ts';
import { call } from './api.ts';
import { inDatabase } from './database.ts';
import { button } from './person.ts';

/** Stores the result of a scan that found Hotjar: no setting allows scans of a private network, as test pages are. */
async function scanned(page: Page, siteId: string): Promise<void> {
  const url = 'https://corner-coffee.example/';
  const report = {
    url,
    finalUrl: url,
    engine: 'browser',
    ending: 'done',
    ms: 900,
    pages: [{ url, phase: 'before', ending: 'done', status: 200, requests: 4, refused: 0, bytes: 9000, ms: 900 }],
    services: [
      {
        id: 'hotjar',
        name: 'Hotjar',
        confidence: 1,
        waits: true,
        evidence: [{ kind: 'request', seen: 'static.hotjar.com', pattern: 'hotjar.com' }],
        pages: [url],
        phases: ['accepted'],
        trackers: [],
      },
    ],
    unknown: [],
    own: [],
    rejectTest: { verdict: 'pass', rejected: true, violations: [], leftOut: 0 },
  };
  await inDatabase((database) =>
    database.query(
      `insert into scan (account_id, id, site_id, status, trigger, url, engine, report, verdict, services, news, created_at, finished_at)
       select account_id, gen_random_uuid(), id, 'done', 'person', $2, 'browser', $3, 'pass', 1, 1, now(), now() from site where id = $1`,
      [siteId, url, JSON.stringify(report)],
    ),
  );
}

test('from the result of a scan, services are accepted, and banner and documents published in one press', async ({
  page,
}) => {
  const site = await siteWithBanner(page, 'Fresh Bread');
  await call(page, 'POST', `/api/v1/sites/${site.id}/publish`);
  await scanned(page, site.id);

  await page.goto(`/en/sites/${site.id}/scan`);
  await expect(page.getByText(/Hotjar/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cookie banner (Published)' })).toBeVisible();
  await expect(button(page, 'Publish banner and documents')).toHaveCount(0);
  await page.getByRole('button', { name: /^Add/ }).last().click();
  await expect(page.getByText('Visitors do not see these changes yet: Cookie banner and Cookie policy.')).toBeVisible();

  await button(page, 'Publish banner and documents').click();
  const dialog = page.getByRole('dialog', { name: 'Publish banner and documents' });
  await expect(dialog.getByText(/^New service: Hotjar/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish both' }).click();
  await expect(page.getByText('The banner and the changed documents are published.')).toBeVisible();
  await expect(button(page, 'Publish banner and documents')).toHaveCount(0);
});
