import type { Page } from '@playwright/test';
import { settled } from './settled.ts';

export type Screen = {
  /** Path with `:id` for each id: screens with the same pattern are one screen. */
  readonly pattern: string;
  /** Path and query in English. */
  readonly path: string;
  readonly signedIn: boolean;
};

/** Pages that no link of a signed-in person leads to. */
const signedOut = [
  '/',
  '/en/sign-in',
  '/en/sign-up',
  '/en/forgotten-password',
  '/en/not-me',
  '/en/invitation',
  '/en/privacy-policy-generator',
  '/en/no-such-page',
  '/no-such-page',
  '/verify',
  '/outbox',
];
/** Files and the pages of other languages, which the views cover. */
const notScreens =
  /\.(?:pdf|zip|csv|xlsx|json|js|css|png|svg|xml|md|docx|ics|txt)$|^\/api\/|^\/(?!en(?:-us)?[/?]|en$)[a-z]{2}(?:-[a-z]{2})?(?:\/|$)/;

/** Finds each kind of page by following the links of a signed-in person from the list of sites, in breadth. */
export async function findScreens(page: Page): Promise<readonly Screen[]> {
  const found = new Map<string, Screen>();
  const waiting = ['/en/dashboard'];
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    const pattern = patternOf(path);
    if (found.has(pattern)) continue;
    const opened = await page.goto(path).catch(() => null);
    // A download is no screen.
    if (!opened) continue;
    found.set(pattern, { pattern, path, signedIn: true });
    await settled(page);
    waiting.push(...(await linksOf(page)));
  }
  return [...found.values(), ...signedOut.map((path) => ({ pattern: `out${path}`, path, signedIn: false }))];
}

/** Paths of links on the page to pages of the product. */
async function linksOf(page: Page): Promise<readonly string[]> {
  const addresses = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const { origin } = new URL(page.url());
  return addresses
    .map((address) => new URL(address))
    .filter((address) => address.origin === origin && !notScreens.test(address.pathname))
    .map(({ pathname, search }) => pathname + search);
}

/** The path without ids and without the values of its query. */
function patternOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const segments = pathname
    .split('/')
    .map((one) => (/^(?:[\da-f]{8}-[\da-f-]{27}|\d+|[\w-]{20,}|(?=\D*\d)[a-z\d]{10})$/.test(one) ? ':id' : one));
  const names = [...new Set(searchParams.keys())].toSorted();
  return segments.join('/') + (names.length > 0 ? `?${names.join('&')}` : '');
}
