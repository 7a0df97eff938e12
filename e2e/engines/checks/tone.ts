import assert from 'node:assert/strict';
import { siteId } from '../../../apps/embed/test/banner-fixture.ts';
import type { Check } from '../check.ts';
import type { Visitor } from '../visitor.ts';

const [white, black] = ['rgb(255, 255, 255)', 'rgb(22, 27, 34)'];

const pages = {
  'a page that declares nothing': ['', white],
  'a page that is always dark': ['<style>:root{color-scheme:dark}</style>', black],
  'a dark page that declares nothing': ['<style>body{background:#111;color:#e5e7eb}</style>', black],
  'a dark page in newer notations': ['<style>body{background:oklch(0.2 0 0);color:oklch(0.98 0 0)}</style>', black],
} as const;

/** Checks that the banner takes the colors of the page, and that a moved switch makes saving the strong button. */
export const tone: readonly Check[] = [
  ...Object.entries(pages).map(([name, [head, expected]]) => ({
    name: `on ${name}, banner and control have its colors`,
    async run(visitor: Visitor) {
      const { visit, reload, geometry, click, until } = visitor;
      await visit({ head: `${head}<script async src="{product}/embed/cs/${siteId}.js"></script>` });
      await geometry();
      assert.equal(await colorOf(visitor, 'dialog'), expected);
      await click('[data-candor-reject]');
      await reload();
      await until('the control', async () => (await colorOf(visitor, '.bs')) !== null);
      assert.equal(await colorOf(visitor, '.bs'), expected);
    },
  })),
  {
    name: 'saving becomes the strong button once a switch has moved',
    async run(visitor) {
      const { visit, geometry, click } = visitor;
      await visit();
      await geometry();
      await click('.go .alt');
      await geometry('second');
      const strong = await colorOf(visitor, '.layer .go button');
      assert.notEqual(await colorOf(visitor, '.layer .alt'), strong);
      await click('[role=switch]#s4');
      assert.equal(await colorOf(visitor, '.layer .alt'), strong);
      assert.notEqual(await colorOf(visitor, '.layer .go button'), strong);
    },
  },
];

function colorOf({ page }: Visitor, selector: string): Promise<string | null> {
  return page.run((which) => {
    const found = document.querySelector('candor-banner')?.shadowRoot?.querySelector(which);
    return found ? getComputedStyle(found).backgroundColor : null;
  }, selector);
}
