import { positions } from '@app/consent';
import { locales } from '@app/texts';
import { expect, test } from 'vitest';
import { compiled } from './banner-fixture.ts';
import { banner, bannerPages } from './banner-browser.ts';
import { faultsOfFirst, longLabels } from './geometry-rules.ts';
import { measure, type Geometry } from './geometry.ts';

const { visit } = bannerPages();

/** The most characters of a button's label that the banner's checks permit, and half of them where they are wide. */
const most = (lang: string) => (lang === 'ja' || lang === 'zh-CN' ? 15 : 30);
const screens = [
  { width: 320, height: 740 },
  { width: 390, height: 844 },
  { width: 600, height: 900 },
  { width: 768, height: 1024 },
  { width: 859, height: 900 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;

type Texts = {
  readonly lang: string;
  readonly title: string;
  readonly body: string;
  readonly labels: readonly string[];
};

/** What the banner says in a language, with its own labels and with labels of its words that are as long as permitted. */
async function textsIn(lang: (typeof locales)[number]): Promise<{ readonly own: Texts; readonly longest: Texts }> {
  const { banner: made, layer } = await compiled('https://product.example', {}, lang);
  const { accept, reject, customise, ask } = made.words;
  const words = [accept, layer.words.acceptAll, reject, layer.words.save, customise, layer.words.withdraw];
  const label = (first: number) =>
    [...words.slice(first), ...words.slice(0, first), ...words].join(' ').slice(0, most(lang)).trim();
  const body = (ask?.body ?? '').replaceAll(/\[([^\]]+)\]\(\w+\)/g, '$1');
  const text = { lang, title: ask?.title ?? '', body };
  return {
    own: { ...text, labels: [accept, reject, customise] },
    longest: { ...text, labels: [label(0), label(2), label(4)] },
  };
}

/** Puts texts in place of those that the banner shows. Runs in the page. */
function say({ lang, title, body, labels }: Texts): void {
  const root = document.querySelector('candor-banner')?.shadowRoot;
  const put = (at: string, text: string) => {
    const element = root?.querySelector(at);
    if (element) element.textContent = text;
  };
  document.querySelector('candor-banner')?.setAttribute('lang', lang);
  put('h2', title);
  put('#d p:last-child', body);
  labels.forEach((label, at) => put(`.go button:nth-child(${at + 1})`, label));
}

const cases = positions.flatMap((position) => [
  { position, kind: 'own' as const, texts: {} },
  { position, kind: 'longest' as const, texts: { en: longLabels } },
]);

test.each(cases)(
  '$position keeps its text readable and its buttons whole with the $kind labels of every language',
  async ({ position, kind, texts }) => {
    const page = await visit({ changes: { position, texts, closeButton: true } });
    await banner(page).waitFor();
    const all = await Promise.all(locales.map(textsIn));
    const faults: string[] = [];
    for (const viewport of screens) {
      await page.setViewportSize(viewport);
      for (const one of all) {
        await page.evaluate(say, one[kind]);
        const geometry = (await page.evaluate(measure)) as Geometry; // the banner is shown
        // Long labels and the smallest phones may take more of a screen's height, but may hide nothing.
        const mayFill = kind === 'longest' || viewport.width < 360;
        const found = faultsOfFirst(geometry).filter((fault) => !mayFill || !fault.startsWith('fills'));
        faults.push(...found.map((fault) => `${viewport.width} px, ${one[kind].lang}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  },
  60_000,
);

test('from 480 px on, the number of companies and the words beside it stay on one line', async () => {
  const page = await visit();
  await banner(page).waitFor();
  for (let width = 480; width <= 1920; width += 80) {
    await page.setViewportSize({ width, height: 900 });
    const height = await banner(page).evaluate((dialog) => {
      const link = dialog.querySelector('p .link');
      return /^\d+ \S/.test(link?.textContent ?? '') ? link?.getBoundingClientRect().height : undefined;
    });
    expect(height, `${width} px`).toBeLessThan(30);
  }
});
