import { expect, type Page } from '@playwright/test';
import { inDatabase } from './database.ts';

/**
 * Stores what the scan of a draft found, Hotjar: no setting allows scans of a private network, as test pages are. Waits until the
 * scan of the draft that the page shows was refused.
 */
export async function scannedDraft(page: Page, url: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/could not check/i, { timeout: 60_000 });
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
        phases: ['before', 'accepted'],
        trackers: [],
      },
    ],
    unknown: [],
    own: [],
    rejectTest: { verdict: 'unclear', rejected: false, violations: [], leftOut: 0 },
  };
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
