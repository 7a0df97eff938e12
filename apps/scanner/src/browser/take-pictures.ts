import { launchChromium, type Sandbox } from './launch-chromium.ts';

/** A page to be pictured: its html, and the window it is looked at through, in CSS pixels. */
export type Pictured = { readonly html: string; readonly width: number; readonly height: number };

/** Where the page believes to be. Reserved for never being anywhere. */
const home = 'https://candor.invalid/';
const longest = 20_000;

/**
 * Pictures of pages as PNG. The browser is given them from memory and reaches nothing: whatever else a page asks for
 * fails. A page that says by `data-ready` on its root element that it is done is not waited for any longer.
 * @throws BrowserUnavailable; other errors where a page does not come to an end
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
