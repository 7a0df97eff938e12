import assert from 'node:assert/strict';
import { siteId } from '../../../apps/embed/test/banner-fixture.ts';
import type { Check } from '../check.ts';
import type { Visitor } from '../visitor.ts';
import { isStored } from './first-layer.ts';

const focused = ({ page }: Visitor) =>
  page.run(() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    return at?.textContent?.trim().slice(0, 40) ?? '';
  });
const shows = ({ page }: Visitor, selector: string) =>
  page.run((which) => !!document.querySelector('candor-banner')?.shadowRoot?.querySelector(which), selector);

export const staying: readonly Check[] = [
  {
    name: 'a choice survives reloading, and nothing is asked again',
    async run(visitor) {
      const { visit, geometry, click, reload, until, page, site } = visitor;
      await visit();
      await geometry();
      await click('[data-candor-accept]');
      await isStored(visitor, 'accept', 4);
      await reload();
      await until('the reopen control', () => shows(visitor, '.bs'));
      assert.equal(await shows(visitor, 'dialog'), false);
      assert.equal((await visitor.choice())?.action, 'accept');
      assert.match(await page.run(() => document.cookie), new RegExp(`candor-${siteId}=1\\.`));
      assert.equal(site.events.length, 1);
    },
  },
  {
    name: 'a page that is gone back to knows what was chosen meanwhile',
    async run(visitor) {
      const { visit, geometry, click, until, page, site } = visitor;
      await visit();
      await geometry();
      await page.goto(`${site.host}/next`);
      await geometry();
      await click('[data-candor-reject]');
      await isStored(visitor, 'reject', 0);
      await page.back();
      await until('the first page', () => page.run(() => location.pathname === '/'));
      await until('the banner to go there, too', async () => !(await shows(visitor, 'dialog')));
      await until('its scripts to be told', async () => (await visitor.choice())?.action === 'reject');
    },
  },
  {
    name: 'by keyboard: accept and reject are the first two stops, and Escape closes the second layer alone',
    async run(visitor) {
      const { visit, geometry, page, until } = visitor;
      // A regime that requires no closing cross, which Escape would trigger.
      await visit({ changes: { regimes: 'eu' } });
      await geometry();
      await until('the focus', () => page.run(() => document.activeElement?.localName === 'candor-banner'));
      const stops: string[] = [];
      for (let at = 0; at < 3; at++) {
        await page.press('Tab');
        stops.push(await focused(visitor));
      }
      assert.deepEqual(stops, ['Accept', 'Reject', 'Customize']);
      await page.press('Enter');
      await geometry('second');
      await until('the heading to have the focus', async () => (await focused(visitor)) === 'Privacy choices');
      for (let at = 0; at < 30; at++) {
        await page.press('Tab');
        const where = await page.run(() => document.activeElement?.localName ?? '');
        assert.ok(['candor-banner', 'body', 'html'].includes(where), `the focus went to ${where}`);
      }
      await page.press('Escape');
      await until('the second layer to close', async () => !(await shows(visitor, '.layer')));
      assert.equal(await focused(visitor), 'Customize');
      assert.equal(await visitor.choice(), undefined);

      await page.press('Escape');
      assert.equal(await shows(visitor, 'dialog'), true, 'Escape took the first layer away');
      assert.equal(await visitor.choice(), undefined);
    },
  },
  {
    name: 'by keyboard: a switch is moved with the space bar, and Enter saves',
    async run(visitor) {
      const { visit, geometry, page, click, until } = visitor;
      await visit();
      await geometry();
      await click('.go .alt');
      await geometry('second');
      await until('the heading to have the focus', async () => (await focused(visitor)) === 'Privacy choices');
      for (let at = 0; at < 30 && !(await isOnSwitch(visitor)); at++) await page.press('Tab');
      assert.ok(await isOnSwitch(visitor), 'no switch was a stop');
      await page.press('Space');
      for (let at = 0; at < 30 && (await focused(visitor)) !== 'Save choices'; at++) await page.press('Tab');
      await page.press('Enter');
      await isStored(visitor, 'custom', 1);
    },
  },
];

const isOnSwitch = ({ page }: Visitor) =>
  page.run(() => {
    const at = document.querySelector('candor-banner')?.shadowRoot?.activeElement;
    return at?.getAttribute('role') === 'switch';
  });
