import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Screen } from './screens.ts';
import { settled } from './settled.ts';
import { nameOf, type View } from './views.ts';

export type Shot = {
  readonly screen: string;
  readonly view: string;
  readonly file: string;
  /** What a person would stumble over: overflow in pixels, layout shift, violations that axe finds. */
  readonly faults: readonly string[];
};

const tallest = 6000;
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Takes a picture of the screen, and of each of its tabs. */
export async function takeShots(page: Page, screen: Screen, view: View, folder: string): Promise<readonly Shot[]> {
  await page.goto(screen.path.replace(/^\/en(?=[/?]|$)/, `/${view.locale}`));
  await settled(page);
  const shots = [await takeShot(page, screen.pattern, view, folder)];
  const tabs = page.getByRole('tab');
  const names = await tabs.allInnerTexts();
  for (const [place, name] of names.entries()) {
    const tab = tabs.nth(place);
    if ((await tab.getAttribute('aria-selected').catch(() => 'true')) !== 'false') continue;
    if (
      !(await tab.click({ timeout: 3000 }).then(
        () => true,
        () => false,
      ))
    )
      continue;
    // What the tab shows may begin to load only now.
    await page.waitForTimeout(300);
    await settled(page);
    shots.push(await takeShot(page, `${screen.pattern}~${place + 1} ${name}`, view, folder));
  }
  return shots;
}

async function takeShot(page: Page, screen: string, view: View, folder: string): Promise<Shot> {
  const file = path.join(nameOf(view), `${fileName(screen)}.png`);
  mkdirSync(path.join(folder, nameOf(view)), { recursive: true });
  // Bars that stay in view would cover the middle of the picture.
  await page.evaluate(() => window.scrollTo(0, 0));
  const height = Math.min(tallest, await page.evaluate(() => document.documentElement.scrollHeight));
  await page.screenshot({
    path: path.join(folder, file),
    fullPage: true,
    clip: { x: 0, y: 0, width: view.width, height: Math.max(height, view.height) },
  });
  return { screen, view: nameOf(view), file, faults: await faultsOf(page, view) };
}

async function faultsOf(page: Page, view: View): Promise<readonly string[]> {
  const faults: string[] = [];
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (width > view.width) faults.push(`${width - view.width} px wider than the window`);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) total += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(total), 50);
      }),
  );
  if (shift > 0.02) faults.push(`layout shift ${shift.toFixed(3)}`);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .analyze();
  faults.push(...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`));
  return faults;
}

const fileName = (screen: string) =>
  screen
    .replace(/^\/en/, '')
    .replace(/[^\w~.-]+/g, '_')
    .replace(/^_+/, '') || 'home';
