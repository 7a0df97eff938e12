import type { Page } from '@playwright/test';

/** Waits until the page has loaded what it shows: no request under way, no skeleton, fonts there. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
  await page
    .waitForFunction(
      () => !document.querySelector('[data-skeleton], .mantine-Skeleton-root, [aria-busy="true"]'),
      null,
      {
        timeout: 10_000,
      },
    )
    .catch(() => undefined);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
