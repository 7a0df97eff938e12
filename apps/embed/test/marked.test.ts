import { expect, test } from 'vitest';
import { accept, asks, guarded, ran, reject, withdraw } from './guard.ts';

const { visit, asked, settled } = guarded();
const trackers = ['tracker', 'stats', 'video'] as const;
const all = [
  ...['1.js', '3.js', '5.js', 'async.js', 'font.css', 'pixel.gif', 'wide.gif'].map((file) => `tracker/${file}`),
  ...['4.js', 'both.js'].map((file) => `stats/${file}`),
  'video/embed/film',
].toSorted();

test('B1: before a choice nothing that is marked up is asked for, but what is necessary', async () => {
  const { page } = await visit('marked');
  await asks(page);
  await settled(page);

  expect(asked(...trackers)).toEqual([]);
  await expect.poll(() => ran(page)).toEqual(['helpful/always.js']);
});

test('B2: nor after a refusal, nor at the next page', async () => {
  const { page } = await visit('marked');
  await reject(page);
  await page.reload();
  await page.locator('candor-banner').waitFor({ state: 'attached' });
  await settled(page);

  expect(asked(...trackers)).toEqual([]);
});

test('after consent all of it comes, once, in the order of the page', async () => {
  const { page } = await visit('marked');
  await accept(page);

  await expect.poll(() => asked(...trackers)).toEqual(all);
  await expect.poll(() => ran(page)).toContain('inline 7');
  const order = (await ran(page)).filter((one) => !/async|always|5\.js|module/.test(one));
  expect(order).toEqual([
    'tracker/1.js',
    'inline 2 after 2',
    'tracker/3.js',
    'stats/4.js',
    '4 has come',
    'stats/both.js',
    'inline 7',
  ]);
  await expect.poll(() => ran(page)).toEqual(expect.arrayContaining(['tracker/5.js', 'module 6', 'tracker/async.js']));
  expect(await page.locator('script[data-own]').getAttribute('crossorigin')).toBe('');
  await settled(page);
  expect(asked(...trackers)).toEqual(all);
});

test('B2: consent to one purpose lets nothing of another run', async () => {
  const { page } = await visit('marked', 1 | 8);
  await expect.poll(() => ran(page)).toContain('4 has come');
  await settled(page);

  expect(asked(...trackers)).toEqual(['stats/4.js']);
});

test('what is put into the page later waits too, and comes at once where it is allowed', async () => {
  const { page } = await visit('marked', 1 | 8);
  await page.evaluate(() => {
    const [allowed, waiting] = ['measurement', 'marketing'].map((purpose) => {
      const script = document.createElement('script');
      script.type = 'text/plain';
      script.dataset['candor'] = purpose;
      script.text = `(self.ran ??= []).push('late ${purpose}')`;
      return script;
    });
    document.body.append(allowed ?? '', waiting ?? '');
  });
  await expect.poll(() => ran(page)).toContain('late measurement');
  expect(await ran(page)).not.toContain('late marketing');
});

test('what is marked up in markup that a script puts in runs once it is allowed, in the order of the page', async () => {
  const { page } = await visit('marked');
  await asks(page);
  await page.evaluate(() => {
    const box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = ['first', 'second']
      .map((name) => `<script type="text/plain" data-candor="marketing">self.ran.push('markup ${name}')</script>`)
      .join('');
  });
  expect((await ran(page)).filter((one) => one.startsWith('markup'))).toEqual([]);

  await accept(page);

  await expect
    .poll(async () => (await ran(page)).filter((one) => one.startsWith('markup')))
    .toEqual(['markup first', 'markup second']);
});

test('B12: after a withdrawal nothing that was released begins again, and frames are emptied', async () => {
  const { page } = await visit('marked', 31);
  await expect.poll(() => asked(...trackers)).toEqual(all);
  await page.frameLocator('iframe').locator('body').waitFor({ state: 'attached' });
  expect(page.frames().some((frame) => frame.url().includes('video.test'))).toBe(true);

  await withdraw(page);

  await expect.poll(() => page.frames().some((frame) => frame.url().includes('video.test'))).toBe(false);
  await settled(page);
  expect(asked(...trackers)).toEqual(all);
});
