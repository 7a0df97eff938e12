import assert from 'node:assert/strict';
import { positions } from '@app/consent';
import { faultsOfFirst, faultsOfSecond, longLabels, screens } from '../../../apps/embed/test/geometry-rules.ts';
import type { Check, Row } from '../check.ts';
import type { Visitor } from '../visitor.ts';

/** What the buttons of the first layer do, by selector. */
const presses = [
  ['[data-candor-accept]', (visitor: Visitor) => isStored(visitor, 'accept', 4)],
  ['[data-candor-reject]', (visitor: Visitor) => isStored(visitor, 'reject', 0)],
  ['.go .alt', opensSecond],
] as const;

/** Checks heights and buttons of the first layer, for all positions and screen widths. */
export const firstLayer: readonly Check[] = positions.map((position) => ({
  name: `first layer, ${position}: heights, and every button does what it says`,
  async run(visitor, rows) {
    const faults: string[] = [];
    for (const size of screens)
      for (const labels of ['usual', 'long'] as const) {
        const changes = { position, texts: labels === 'long' ? { en: longLabels } : {} };
        await visitor.visit({ changes, size });
        const geometry = await visitor.geometry();
        const found = faultsOfFirst(geometry);
        rows.push(rowOf(position, labels, geometry, found));
        faults.push(...found.map((fault) => `${size.width} px, ${labels} labels: ${fault}`));
        if (labels === 'long') continue;
        for (const [selector, did] of presses) {
          if (selector !== presses[0][0]) await visitor.visit({ changes, size });
          await visitor.geometry();
          await visitor.click(selector);
          await did(visitor);
        }
      }
    assert.deepEqual(faults, []);
  },
}));

/** Checks that the choice is stored, sent and reported to the page, and that the banner disappears. */
export async function isStored(visitor: Visitor, action: string, allowed: number): Promise<void> {
  const { site, page, until, choice } = visitor;
  await until(`"${action}" to arrive`, async () => site.events.some((event) => event.action === action));
  assert.deepEqual(
    site.events.map((event) => event.action),
    [action],
  );
  await until('the banner to go', () =>
    page.run(() => !document.querySelector('candor-banner')?.shadowRoot?.querySelector('dialog')),
  );
  const told = await choice();
  assert.equal(told?.action, action);
  assert.equal(told.allowed.length, allowed + 1, `${told.allowed.join(', ')} may run`);
}

async function opensSecond({ geometry, site }: Visitor): Promise<void> {
  assert.deepEqual(faultsOfSecond(await geometry('second')), []);
  assert.deepEqual(site.events, []);
}

function rowOf(
  position: string,
  labels: string,
  { viewport, dialog, text, buttons }: Awaited<ReturnType<Visitor['geometry']>>,
  faults: readonly string[],
): Row {
  const whole = (pixels: number) => Math.round(pixels);
  return {
    place: `${position}, ${labels}`,
    width: viewport.width,
    size: `${whole(dialog.width)} × ${whole(dialog.height)}, ${whole((100 * dialog.height) / viewport.height)} %, text ${whole(text.width)}`,
    buttons: buttons.map(({ width, height }) => `${whole(width)}×${whole(height)}`).join(' '),
    fault: faults.length > 0,
  };
}
