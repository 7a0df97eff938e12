import { positions } from '@app/consent';
import { expect, test } from 'vitest';
import { badge, banner, bannerPages, customise, layer } from './banner-browser.ts';
import { faultsOfFirst, faultsOfSecond, longLabels, screens } from './geometry-rules.ts';
import { measure, type Geometry } from './geometry.ts';

const { visit } = bannerPages();

const labels = { 'our labels': {}, 'long labels': { en: longLabels } };
const cases = positions.flatMap((position) =>
  Object.entries(labels).map(([name, texts]) => [position, name, texts] as const),
);

test.each(cases)(
  '%s with %s is no taller than it has to be, and every button can be pressed',
  async (position, _, texts) => {
    const page = await visit({ changes: { position, texts, closeButton: true } });
    await banner(page).waitFor();
    for (const viewport of screens) {
      await page.setViewportSize(viewport);
      const geometry = (await page.evaluate(measure)) as Geometry; // the banner is shown
      expect(faultsOfFirst(geometry), `${viewport.width} px`).toEqual([]);
    }
  },
);

test.each(screens)('the second layer and "your choices" show switches and scroll at $width px', async (viewport) => {
  const page = await visit({
    changes: { texts: { en: { ...longLabels, save: 'Save these and go on reading.' } } },
    context: { viewport },
  });
  await banner(page).waitFor();
  await customise(page);
  const geometry = async () => (await page.evaluate(measure)) as Geometry; // the layer is shown
  expect(faultsOfSecond(await geometry())).toEqual([]);
  const last = layer(page).getByRole('switch').last();
  await last.scrollIntoViewIfNeeded();
  await last.check();
  await layer(page).locator('.alt').click();
  await badge(page).click();
  await layer(page).locator('.qr').waitFor();
  expect(faultsOfSecond(await geometry())).toEqual([]);
  expect(await layer(page).getByRole('switch').last().isChecked()).toBe(true);
});
