import { expect, test } from 'vitest';
import { aConfiguration, day, shop } from '../../test/site.ts';
import { compileBanner } from './compile.ts';
import type { CompiledBanner } from './compiled.ts';
import { composeCore, type PieceName } from './compose.ts';
import { loadBannerWords } from './words.ts';

const compiled = compileBanner({
  siteId: 'abcdefghjk',
  version: 3,
  since: [[1], [1], [1], [1], [1]],
  configuration: aConfiguration(),
  site: shop,
  locale: 'en',
  words: await loadBannerWords('en'),
  day,
  base: 'https://candor.example',
  intake: 'https://candor.example',
  parts: { layer: ['/e/1/layer.js', 'abc'], media: ['/e/1/media.js', 'abc'] },
});
const again = 'Some things have changed.';

/** The banner with words for asking again, composed from pieces that are only their names. */
async function composed(changes: Partial<CompiledBanner>): Promise<string> {
  const banner = { ...compiled, words: { ...compiled.words, again }, ...changes };
  return composeCore('banner', (name) => `/*${name}*/`, banner, { [banner.lang]: ['abc', 0] });
}

test('B16: words for asking again come once a purpose is asked anew, or with several laws, and not before', async () => {
  const [law] = compiled.regimes;
  expect(compiled.regimes).toEqual([law]);
  expect(await composed({})).not.toContain(again);
  expect(await composed({ since: [[1], [1], [1, 3], [1], [1]] })).toContain(again);
  expect(await composed({ regimes: [...compiled.regimes, ...compiled.regimes] })).toContain(again);
});

test('a piece comes only with what its site uses', async () => {
  const has = async (name: PieceName, changes: Partial<CompiledBanner>) =>
    (await composed(changes)).includes(`/*${name}*/`);
  const look = (position: CompiledBanner['look']['position']) => ({ look: { ...compiled.look, position } });
  expect(await has('bar', look('top'))).toBe(true);
  expect(await has('top', look('top'))).toBe(true);
  expect(await has('top', look('bottom'))).toBe(false);
  expect(await has('bar', look('centre'))).toBe(false);
  expect(await has('centre', look('centre'))).toBe(true);
  expect(await has('long', {})).toBe(false);
  const longWords = { accept: 'Yes, you may count visits' };
  expect(await has('long', { words: { ...compiled.words, ...longWords } })).toBe(true);
  expect(await has('long', { variants: [{ share: 50, words: longWords }] })).toBe(true);
  expect(await has('box', look('box-end'))).toBe(true);
  expect(await has('box', { ...look('top'), variants: [{ share: 50, look: look('box-start').look, words: {} }] })).toBe(
    true,
  );
  expect(await has('dress', {})).toBe(false);
});

test('a variant takes its place before pieces add their rules to the style that it replaces', async () => {
  const variants = [{ share: 50, look: { position: 'box-start' as const, css: '#a{color:#123456}' }, words: {} }];
  const text = await composed({ look: { ...compiled.look, position: 'top' }, variants });
  const places = (['variants', 'bar', 'top', 'box'] as const).map((name) => text.indexOf(`/*${name}*/`));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('a banner without the part of its own language is not composed', async () => {
  await expect(composeCore('banner', () => '', compiled, { xx: ['abc', 0] })).rejects.toThrow('There is no part in en');
});
