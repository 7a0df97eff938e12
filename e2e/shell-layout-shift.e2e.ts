import { expect, test, type Browser, type Page } from '@playwright/test';
import { call } from './api.ts';
import { startExample, type Example } from './pictures/example.ts';
import { settled } from './pictures/settled.ts';
import { desktop, windowOf, type View } from './pictures/views.ts';

// Nothing jumps when a slow answer comes: each main page of a filled account, with every answer 1.5 seconds late.

const late = 1500;
const most = 0.02;

let example: Example;
let siteId = '';
let documentId = '';
test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  example = await startExample();
  await signedIn(browser, desktop, async (page) => {
    const { sites } = await call<{ sites: { id: string; url: string | null }[] }>(page, 'GET', '/api/v1/sites');
    siteId = sites.find(({ url }) => url?.includes('bergkraut'))?.id ?? '';
    type Documents = { documents: { id: string; type: string }[] };
    const { documents } = await call<Documents>(page, 'GET', `/api/v1/sites/${siteId}/documents`);
    documentId = documents.find(({ type }) => type === 'privacy_policy')?.id ?? '';
  });
});
test.afterAll(() => example.stop());

async function signedIn<Result>(browser: Browser, view: View, act: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await windowOf(browser, example.home, view);
  try {
    const page = await context.newPage();
    const { email, password } = example;
    await call(page, 'POST', '/users/sign-in', { email, password });
    return await act(page);
  } finally {
    await context.close();
  }
}

/** The layout shift while the page loads, and what moved. */
async function shiftOf(
  page: Page,
  path: string,
): Promise<{ readonly total: number; readonly moved: readonly string[] }> {
  await page.goto(path);
  await page.waitForTimeout(late);
  await settled(page);
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        type Shift = PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
          readonly sources: readonly { readonly node: Node | null }[];
        };
        const shifts: Shift[] = [];
        new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[]))).observe({
          type: 'layout-shift',
          buffered: true,
        });
        setTimeout(() => {
          const counted = shifts.filter(({ hadRecentInput }) => !hadRecentInput);
          resolve({
            total: counted.reduce((sum, { value }) => sum + value, 0),
            moved: counted.flatMap(({ sources }) => sources.map(({ node }) => (node?.textContent ?? '').slice(0, 40))),
          });
        }, 100);
      }),
  );
}

const pages = [
  '/dashboard',
  '/processing-records',
  '/requests',
  '/members',
  '/account',
  '/account/api-keys',
  '/account/audit',
  '/account/teams',
  '/sites/{site}',
  '/sites/{site}/settings',
  '/sites/{site}/scan',
  '/sites/{site}/installation',
  '/sites/{site}/consents',
  '/sites/{site}/cookie-preferences',
  '/sites/{site}/newsletter',
  '/sites/{site}/cookie-solution',
  '/sites/{site}/cookie-solution?section=look',
  '/documents/{document}',
  '/documents/{document}#questions',
  '/documents/{document}#settings',
] as const;

for (const view of [desktop, { ...desktop, width: 390, height: 844 }])
  test(`nothing moves while a page loads from a slow server, at ${view.width} px`, async ({ browser }) => {
    test.setTimeout(240_000);
    await signedIn(browser, view, async (page) => {
      await page.route('**/api/v1/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, late));
        await route.continue().catch(() => undefined); // the page may be gone
      });
      for (const path of pages) {
        const { total, moved } = await shiftOf(
          page,
          `/en${path.replace('{site}', siteId).replace('{document}', documentId)}`,
        );
        expect.soft(total, `${path}: ${moved.join(' | ')}`).toBeLessThanOrEqual(most);
      }
    });
  });
