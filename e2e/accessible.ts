import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { pictureOfStory } from './pictures/story-pictures.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects that axe finds no violation, once the page is at rest: halfway through an animation, a button has no contrast. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A toast moves off what appears below it once the page has not changed for a moment (`toast-place.ts`).
    if (document.querySelector('[data-toasts]')?.hasChildNodes()) {
      await new Promise<void>((resolve) => {
        let rest = setTimeout(resolve, 150);
        const changes = new MutationObserver(() => {
          clearTimeout(rest);
          rest = setTimeout(resolve, 150);
        });
        changes.observe(document.body, { childList: true, subtree: true });
      });
    }
    // Infinite animations never end, and paused ones are already still.
    const ending = document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) < Infinity,
      );
    // A canceled animation has ended too.
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(tags);
  // A page without frames can be checked in a single pass: the same rules, in a third of the time.
  axe.setLegacyMode(page.frames().length === 1);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
  await pictureOfStory(page);
}
