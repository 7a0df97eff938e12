import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Nothing on the page that axe complains of, once all has come to rest: half-way, a button has no contrast. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What turns for ever does not come to rest, and what is halted is at rest.
    const ending = document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) < Infinity,
      );
    // One that is cancelled is over, too.
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(tags);
  // Without frames the page can be looked at in one go: the same rules, in a third of the time.
  axe.setLegacyMode(page.frames().length === 1);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}
