import { test, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import path from 'node:path';

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

let taken = 0;

/**
 * Takes pictures of what a browser test looks at, dialogs and other states that no link leads to included, where
 * `E2E_SCREENS` names a folder: on a desktop and a phone, light and dark. The window is afterwards as it was.
 */
export async function pictureOfStory(page: Page): Promise<void> {
  const folder = process.env.E2E_SCREENS;
  const before = page.viewportSize();
  if (folder === undefined || !before) return;
  const { titlePath } = test.info();
  const [file = '', title = ''] = [titlePath[0], titlePath.at(-1)].map((part = '') =>
    part.replaceAll(/\W+/g, '-').slice(0, 70),
  );
  const at = path.join(folder, file, title);
  mkdirSync(at, { recursive: true });
  taken += 1;
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const name = `${String(taken).padStart(3, '0')}-${size.width}-${colorScheme}.png`;
      await page.screenshot({ path: path.join(at, name), fullPage: true });
    }
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: 'reduce' });
  await page.setViewportSize(before);
}
