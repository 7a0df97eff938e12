import { positions } from '@app/consent';
import { locales } from '@app/texts';
import { expect, test } from 'vitest';
import { compiled } from './banner-fixture.ts';
import { banner, bannerPages } from './banner-browser.ts';
import { faultsOfFirst } from './geometry-rules.ts';
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

/** What the banner says in a language, with labels of that language's own words that are as long as permitted. */
async function longestTexts(lang: (typeof locales)[number]): Promise<Texts> {
  const { banner: made, layer } = await compiled('https://product.example', {}, lang);
  const { accept, reject, customise, ask } = made.words;
  const words = [accept, layer.words.acceptAll, reject, layer.words.save, customise, layer.words.withdraw];
  const label = (first: number) =>
    [...words.slice(first), ...words.slice(0, first), ...words].join(' ').slice(0, most(lang)).trim();
  return {
    lang,
    title: ask?.title ?? '',
    body: (ask?.body ?? '').replaceAll(/\[([^\]]+)\]\(\w+\)/g, '$1'),
    labels: [label(0), label(2), label(4)],
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

test.each(positions)(
  '%s keeps its text readable and its buttons whole with the longest labels of every language',
  async (position) => {
    const page = await visit({ changes: { position, closeButton: true } });
    await banner(page).waitFor();
    const texts = await Promise.all(locales.map(longestTexts));
    const faults: string[] = [];
    for (const viewport of screens) {
      await page.setViewportSize(viewport);
      for (const one of texts) {
        await page.evaluate(say, one);
        const geometry = (await page.evaluate(measure)) as Geometry; // the banner is shown
        faults.push(...faultsOfFirst(geometry).map((fault) => `${viewport.width} px, ${one.lang}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  },
  60_000,
);

test('the number of companies and the link beside it stay on one line', async () => {
  const page = await visit();
  await banner(page).waitFor();
  for (let width = 320; width <= 1920; width += 80) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await banner(page).evaluate((dialog) => {
      const link = dialog.querySelector('p .link');
      const number = link?.previousSibling;
      if (!link || !number) return [];
      const range = document.createRange();
      const length = number.textContent?.length ?? 0;
      range.setStart(number, length - 2);
      range.setEnd(number, length - 1);
      return [range.getBoundingClientRect().bottom, link.getBoundingClientRect().bottom].map(Math.round);
    });
    expect(lines[0], `${width} px`).toBeCloseTo(lines[1] ?? Number.NaN, -1);
  }
});
