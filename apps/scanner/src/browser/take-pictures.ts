import { launchChromium, type Sandbox } from './launch-chromium.ts';

/** A page to capture: its HTML, and the size of the viewport in CSS pixels. */
export type Pictured = { readonly html: string; readonly width: number; readonly height: number };

/** The page's URL, at a reserved name that never resolves. */
const home = 'https://candor.invalid/';
const longest = 20_000;

/**
 * Captures pages as PNG. The browser gets them from memory and reaches nothing: every other request fails. A page that sets
 * `data-ready` on its root element is captured without further waiting.
 * @throws BrowserUnavailable; other errors if a page does not finish
 */
export async function takePictures(
  executablePath: string,
  pages: readonly Pictured[],
  sandbox?: Sandbox,
): Promise<readonly Buffer[]> {
  const { browser, close } = await launchChromium(executablePath, sandbox);
  const taken: Buffer[] = [];
  try {
    for (const { html, width, height } of pages) {
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme: 'light',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      try {
        await context.route('**/*', (route) =>
          route.request().url() === home
            ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
            : route.abort(),
        );
        const page = await context.newPage();
        page.setDefaultTimeout(longest);
        await page.goto(home, { waitUntil: 'load' });
        await page.waitForSelector('html[data-ready]', { state: 'attached' });
        taken.push(await page.screenshot({ type: 'png', animations: 'disabled' }));
      } finally {
        await context.close();
      }
    }
    return taken;
  } finally {
    await close();
  }
}
