import assert from 'node:assert/strict';
import type { Check } from '../check.ts';
import type { Visitor } from '../visitor.ts';
import { isStored } from './first-layer.ts';

const marked = `
<script type="text/plain" data-candor="measurement">ran.push('inline')</script>
<script type="text/plain" data-candor="marketing" data-src="{product}/t/ads.js"></script>
<iframe id="film" data-candor="experience" data-src="{product}/t/film" title="A ride" width="400" height="300"></iframe>
<script>
  const tag = document.createElement('script');
  tag.src = 'https://www.google-analytics.com/analytics.js';
  document.head.append(tag);
  fetch('https://www.google-analytics.com/collect').then(() => ran.push('sent'), () => ran.push('stopped'));
</script>`;
const setting = { head: '<script>var ran = []</script>{script}', body: marked };

const ran = ({ page }: Visitor) => page.run(() => (window as unknown as { ran: readonly string[] }).ran);
const thirdParties = ({ site }: Visitor) => site.asked.filter((path) => path.startsWith('/t/')).toSorted();

export const blocking: readonly Check[] = [
  {
    name: 'nothing runs or is asked for before a choice, nor after a refusal; all of it after consent',
    async run(visitor) {
      const { site, visit, geometry, click, reload, until, page } = visitor;
      site.now.extra = { '/t/ads.js': "ran.push('ads')", '/t/film': '<p>A film</p>' };
      await visit(setting);
      await geometry();
      await until('what is sent to be stopped', async () => (await ran(visitor)).includes('stopped'));
      assert.deepEqual(await ran(visitor), ['stopped']);
      assert.deepEqual(thirdParties(visitor), []);
      const waiting = await page.run(() => document.querySelectorAll('script[type="text/plain"][data-candor]').length);
      assert.equal(waiting, 3, 'scripts wait');

      await click('[data-candor-reject]');
      await isStored(visitor, 'reject', 0);
      await reload();
      await until('the page to be told', async () => (await visitor.choice())?.action === 'reject');
      assert.deepEqual(thirdParties(visitor), []);

      await visit(setting);
      await geometry();
      await click('[data-candor-accept]');
      await isStored(visitor, 'accept', 4);
      await until('what was marked to run', async () => (await ran(visitor)).includes('ads'));
      assert.deepEqual((await ran(visitor)).filter((one) => one === 'inline' || one === 'ads').toSorted(), [
        'ads',
        'inline',
      ]);
      await until('the frame to be asked for', async () => thirdParties(visitor).length === 2);
      assert.deepEqual(thirdParties(visitor), ['/t/ads.js', '/t/film']);
    },
  },
  {
    name: 'a placeholder stands for a frame that waits, and lets it in when asked',
    async run(visitor) {
      const { site, visit, geometry, click, until, page } = visitor;
      site.now.extra = { '/t/film': '<p>A film</p>' };
      await visit({
        body: '<iframe id="film" data-candor="experience" data-src="{product}/t/film" title="A ride" width="400" height="300"></iframe>',
      });
      await geometry();
      await click('[data-candor-reject]');
      await isStored(visitor, 'reject', 0);
      const button = async (which: number) =>
        page.run((at) => {
          const frame = document.querySelector<HTMLIFrameElement>('#film');
          const found = frame?.contentDocument?.querySelectorAll('button')[at];
          if (!frame || !found) return null;
          frame.scrollIntoView({ block: 'nearest' });
          const [outer, inner] = [frame.getBoundingClientRect(), found.getBoundingClientRect()];
          const { clientLeft, clientTop } = frame;
          const x = outer.left + clientLeft + inner.left + inner.width / 2;
          const y = outer.top + clientTop + inner.top + inner.height / 2;
          return { x, y, height: inner.height, width: outer.width };
        }, which);
      await until('the placeholder', async () => (await button(1)) !== null);
      const always = await button(1);
      assert.ok(always);
      assert.ok(always.height >= 36 && always.height <= 80, `a button of ${always.height} px`);
      assert.deepEqual(thirdParties(visitor), []);
      site.events.length = 0;
      await page.click(always.x, always.y);
      await until('the frame to be asked for', async () => thirdParties(visitor).includes('/t/film'));
      await until('the choice to arrive', async () => site.events.some(({ action }) => action === 'context'));
      assert.deepEqual((await visitor.choice())?.allowed, ['necessary', 'experience']);
    },
  },
];
