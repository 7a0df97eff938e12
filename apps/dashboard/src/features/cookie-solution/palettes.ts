import { darkColours, lightColours, type Colours } from '@app/consent';

/** Matching colors for light and dark schemes. */
export type Palette = { readonly light: Colours; readonly dark: Colours };

const onLight = { background: '#ffffff', text: '#1c2422', border: '#d5dcd9' };
const onDark = { background: '#171c1b', text: '#eef2f0', border: '#3a4442' };

/**
 * A palette with one accent color, for buttons in light and dark schemes. The Customize button is as readable as the others,
 * and not less prominent.
 */
function paletteOf(light: string, lightSoft: string, dark: string, darkSoft: string): Palette {
  return {
    light: {
      ...onLight,
      link: light,
      button: light,
      buttonText: '#ffffff',
      customise: lightSoft,
      customiseText: onLight.text,
    },
    dark: {
      ...onDark,
      link: dark,
      button: dark,
      buttonText: '#101413',
      customise: darkSoft,
      customiseText: onDark.text,
    },
  };
}

/** The contrast of each exceeds the legal minimum: see the test. */
export const palettes = {
  /** The default of every banner. */
  navy: { light: lightColours, dark: darkColours },
  pine: paletteOf('#0e6a4d', '#e3efe9', '#7fd1b0', '#2a3a34'),
  ink: paletteOf('#1c2422', '#e8ecea', '#e6ebe9', '#333c39'),
  plum: paletteOf('#74307f', '#f1e7f3', '#dca8e6', '#3c2b41'),
  clay: paletteOf('#93391f', '#f6e9e4', '#f2ab93', '#442f28'),
  slate: paletteOf('#43525f', '#e9edf0', '#b4c5d3', '#323b43'),
} as const satisfies Readonly<Record<string, Palette>>;

export type PaletteName = keyof typeof palettes;
// The cast is needed because Object.keys returns string[].
export const paletteNames = Object.keys(palettes) as readonly PaletteName[];

const colourNames = [
  'background',
  'text',
  'link',
  'border',
  'button',
  'buttonText',
  'customise',
  'customiseText',
] as const satisfies readonly (keyof Colours)[];
export { colourNames };

/** The palette with these colors; `undefined` for the owner's own colors. */
export function paletteOfColours(light: Colours | undefined, dark: Colours | undefined): PaletteName | undefined {
  if (!light || !dark) return undefined;
  return paletteNames.find(
    (name) =>
      colourNames.every((colour) => same(palettes[name].light[colour], light[colour])) &&
      colourNames.every((colour) => same(palettes[name].dark[colour], dark[colour])),
  );
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
