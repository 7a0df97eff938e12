import { contrast, defaultConfiguration } from '@app/consent';
import { lint } from '@app/consent/banner/linter.ts';
import { expect, test } from 'vitest';
import { paletteNames, paletteOfColours, palettes } from './palettes.ts';

const configuration = defaultConfiguration({ languages: ['en'], siteUrl: 'https://example.com', services: [] });

test.each(paletteNames)('B4: the buttons of %s can be read, on light and on dark', (name) => {
  for (const colours of [palettes[name].light, palettes[name].dark]) {
    expect(contrast(colours.buttonText, colours.button)).toBeGreaterThanOrEqual(5);
    expect(contrast(colours.customiseText, colours.customise)).toBeGreaterThanOrEqual(5);
  }
});

test.each(paletteNames)('the linter has nothing to say of the colours of %s', (name) => {
  const { light, dark } = palettes[name];
  const found = lint({ ...configuration, colours: light, darkColours: dark }, { services: [] }, '2026-11-22', {});
  expect(found.filter(({ path }) => /^(?:colours|darkColours)/.test(path))).toEqual([]);
});

test('a banner begins with the first palette', () => {
  expect(paletteOfColours(configuration.colours, configuration.darkColours)).toBe(paletteNames[0]);
});

test("one colour changed makes them the owner's own", () => {
  const { light, dark } = palettes.pine;
  expect(paletteOfColours({ ...light, button: '#000000' }, dark)).toBeUndefined();
  expect(paletteOfColours({ ...light, button: light.button.toUpperCase() }, dark)).toBe('pine');
});
