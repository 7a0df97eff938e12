import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import type { Candidate, Selectors } from './candidate.ts';
import { middleOf, settled, visiting, type Conditions, type Visit } from './visit.ts';

export type Accessibility = {
  /** Violated axe rules with the number of occurrences: with the banner open, with the second layer open. */
  readonly banner: Readonly<Record<string, number>>;
  readonly dialog: Readonly<Record<string, number>> | undefined;
  readonly focusOnOpen: boolean;
  /** Presses of Tab until both accept and reject have had the focus; undefined if never. */
  readonly tabsToBoth: number | undefined;
  readonly enterAccepts: boolean;
  readonly dialogFocus: boolean;
  readonly dialogTraps: boolean;
  readonly escapeCloses: boolean;
  readonly focusBack: boolean;
  /** Animations that run although the visitor prefers reduced motion. */
  readonly movesWhenReduced: number;
  /** Percent of a screen of 320 by 568 pixels. */
  readonly covers: number;
};

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function checkAccess(
  browser: Browser,
  warm: string,
  url: string,
  { selectors }: Candidate,
): Promise<Accessibility | undefined> {
  if (!selectors) return undefined;
  const visit = <T>(act: (visit: Visit) => Promise<T>, context: Conditions['context'] = {}) =>
    visiting(browser, warm, { watch: selectors, context }, async (one) => {
      await one.page.goto(url, { waitUntil: 'load' });
      await settled(one);
      // One candidate adds its listeners only some time after showing its buttons.
      await one.page.waitForTimeout(1200);
      return act(one);
    });
  return {
    ...(await visit(({ page }) => readBanner(page, selectors))),
    ...(await visit(({ page }) => acceptByKeyboard(page, selectors))),
    ...(await visit((one) => readDialog(one, selectors))),
    ...(await visit(({ page }) => lookSmall(page, selectors), {
      reducedMotion: 'reduce',
      viewport: { width: 320, height: 568 },
    })),
  };
}

async function readBanner(page: Page, { banner, accept, reject }: Selectors) {
  const focusOnOpen = await focusIn(page, banner);
  const broken = await broke(page);
  const wanted = new Set([accept, reject]);
  let tabs: number | undefined;
  for (let pressed = 0; pressed < 60 && wanted.size > 0; pressed += 1) {
    for (const one of wanted) if (await focusIn(page, one)) wanted.delete(one);
    if (wanted.size === 0) tabs = pressed;
    else await page.keyboard.press('Tab');
  }
  return { focusOnOpen, banner: broken, tabsToBoth: tabs };
}

async function acceptByKeyboard(page: Page, { banner, accept }: Selectors) {
  for (let pressed = 0; pressed < 60 && !(await focusIn(page, accept)); pressed += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(1200);
  return { enterAccepts: !(await isShown(page, banner)) };
}

async function readDialog(visit: Visit, { banner, customise, dialog }: Selectors) {
  const { page } = visit;
  const { x, y } = await middleOf(visit, customise);
  await page.mouse.click(x, y);
  await page
    .waitForFunction((wanted) => {
      const element = probe.find(wanted);
      return element && probe.opacity(element) > 0.99;
    }, dialog)
    .catch(() => undefined);
  await page.waitForTimeout(600);
  const nothing = { dialogFocus: false, dialogTraps: false, escapeCloses: false, focusBack: false };
  if (!(await isShown(page, dialog))) return { dialog: undefined, ...nothing };
  const broken = await broke(page);
  const dialogFocus = await focusIn(page, dialog);
  let leaks = 0;
  for (let pressed = 0; pressed < 50; pressed += 1) {
    await page.keyboard.press('Tab');
    // Between the last stop and the first, the browser itself may have the focus.
    if (!(await focusIn(page, dialog)) && !(await focusIn(page, 'body', true))) leaks += 1;
  }
  await page.keyboard.press('Escape');
  await page.waitForTimeout(900);
  const escapeCloses = !(await isShown(page, dialog));
  const focusBack = escapeCloses && (await focusIn(page, banner));
  return { dialog: broken, dialogFocus, dialogTraps: leaks === 0, escapeCloses, focusBack };
}

async function lookSmall(page: Page, { banner }: Selectors) {
  return page.evaluate((wanted) => {
    const element = probe.find(wanted);
    const box = element?.getBoundingClientRect();
    const height = box ? Math.min(box.bottom, innerHeight) - Math.max(box.top, 0) : 0;
    const width = box ? Math.min(box.right, innerWidth) - Math.max(box.left, 0) : 0;
    const moving = element?.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running');
    return {
      movesWhenReduced: moving?.length ?? 0,
      covers: Math.round((100 * Math.max(0, width * height)) / (innerWidth * innerHeight)),
    };
  }, banner);
}

async function broke(page: Page): Promise<Readonly<Record<string, number>>> {
  // The default mode opens a separate page, which takes the focus.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withTags(standards).analyze();
  return Object.fromEntries(violations.map(({ id, nodes }) => [id, nodes.length]));
}

const isShown = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const element = probe.find(wanted);
    return element !== undefined && probe.opacity(element) > 0.1;
  }, selector);

/** Whether the focus is within an element, or `exactly` on it. */
const focusIn = (page: Page, selector: string, exactly = false): Promise<boolean> =>
  page.evaluate(
    ([wanted, only]) => {
      const element = probe.find(wanted);
      let focused = document.activeElement;
      while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
      if (!element || (focused === document.body && !only)) return false;
      for (let one: Node | null | undefined = focused; one && !only;) {
        if (one === element) return true;
        one = one.parentNode ?? (one instanceof ShadowRoot ? one.host : null);
      }
      return focused === element;
    },
    [selector, exactly] as const,
  );
