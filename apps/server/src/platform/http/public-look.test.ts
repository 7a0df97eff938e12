import { contrast } from '@app/consent';
import { expect, test } from 'vitest';
import { publicColors, publicTokens } from './public-look.ts';
import { smallPageStyle } from './small-page-style.ts';

const { light, dark } = publicColors;
const schemes = { light, dark };
const grounds = ['paper', 'ground', 'tint'] as const;

test.each(Object.entries(schemes))('text of public pages can be read on every ground, %s', (_name, colors) => {
  for (const ground of grounds) {
    for (const text of ['ink', 'soft', 'brand', 'link', 'good', 'warn', 'bad'] as const)
      expect(contrast(colors[text], colors[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  }
  expect(contrast(colors.on, colors.brand)).toBeGreaterThanOrEqual(4.5);
  for (const marked of ['added', 'removed', 'brand-soft'] as const)
    expect(contrast(colors.ink, colors[marked]), marked).toBeGreaterThanOrEqual(4.5);
});

test('a page uses no color that is not a token', () => {
  const own = smallPageStyle.slice(publicTokens.length);
  expect(own.match(/#[\da-f]{3,8}\b/gi) ?? []).toEqual([]);
});
