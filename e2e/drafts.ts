import { expect, type Page } from '@playwright/test';
import { inDatabase } from './database.ts';
import { hotjarReport } from './scan.ts';

/**
 * Stores what the scan of a draft found, Hotjar: no setting allows scans of a private network, as test pages are. Waits until the
 * scan of the draft that the page shows was refused.
 */
export async function scannedDraft(page: Page, url: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/couldn’t check/i, { timeout: 60_000 });
  const report = hotjarReport(url, ['before', 'accepted'], { verdict: 'unclear', rejected: false });
  const policy =
    '<article lang="en"><h3>Privacy policy</h3><p>Hotjar records how visitors use this site.</p></article>';
  const banner = '<!doctype html><html lang="en"><title>Banner</title><p>We use Hotjar.</p></html>';
  await inDatabase((database) =>
    database.query(
      `update visitor_draft set state = 'done', problem = null, report = $2, policy = $3, banner = $4 where url = $1`,
      [url, JSON.stringify(report), policy, banner],
    ),
  );
  await page.reload();
}
