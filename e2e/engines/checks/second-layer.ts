import assert from 'node:assert/strict';
import { faultsOfSecond, longLabels, screens } from '../../../apps/embed/test/geometry-rules.ts';
import type { Check } from '../check.ts';
import type { Visitor } from '../visitor.ts';
import { isStored } from './first-layer.ts';

const texts = { en: { ...longLabels, save: 'Save these and go on reading.' } };

/** Checks that switches are visible, can be scrolled to and toggled, and that saving stores their state. */
export const secondLayer: readonly Check[] = screens.map((size) => ({
  name: `second layer and "your choices" at ${size.width} px: switches, scrolling, saving, withdrawal`,
  async run(visitor) {
    const { visit, geometry, click, page, site, until } = visitor;
    await visit({ size, changes: { texts } });
    await geometry();
    await click('.go .alt');
    assert.deepEqual(faultsOfSecond(await geometry('second')), []);
    await moved(visitor);
    await click('[role=switch]#s4');
    await click('.layer .alt');
    await isStored(visitor, 'custom', 1);

    await click('.bs');
    await until('the code to be drawn', () =>
      page.run(() => !!document.querySelector('candor-banner')?.shadowRoot?.querySelector('.qr')),
    );
    assert.deepEqual(faultsOfSecond(await geometry('second')), []);
    const marketing = await page.run(
      () =>
        document.querySelector('candor-banner')?.shadowRoot?.querySelector<HTMLInputElement>('[role=switch]#s4')
          ?.checked,
    );
    assert.equal(marketing, true, 'the switch does not say what was chosen');
    site.events.length = 0;
    await click('.layer .go button', 'Withdraw everything');
    await until('the withdrawal to arrive', async () => site.events.some(({ action }) => action === 'withdraw'));
    assert.deepEqual((await visitor.choice())?.allowed, ['necessary']);
  },
}));

/** Checks that the part between header and buttons scrolls to its end, and that nothing else scrolls. */
async function moved({ page }: Visitor): Promise<void> {
  const scrolled = await page.run(() => {
    const body = document.querySelector('candor-banner')?.shadowRoot?.querySelector('.body');
    if (!body) return undefined;
    body.scrollTop = body.scrollHeight;
    return { by: body.scrollTop, left: body.scrollHeight - body.clientHeight - body.scrollTop, page: scrollY };
  });
  assert.ok(scrolled && scrolled.by > 0 && scrolled.left < 2 && scrolled.page === 0, JSON.stringify(scrolled));
}
