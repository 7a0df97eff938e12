/** The colors of all public pages. The dashboard has the same: `apps/dashboard/src/ui/theme`. */
export const publicColors = {
  light: {
    ink: '#171d1b',
    soft: '#55605c',
    line: '#d6ddda',
    paper: '#ffffff',
    ground: '#f7f9f8',
    tint: '#f0f3f2',
    brand: '#0e6a4d',
    'brand-soft': '#edf8f3',
    on: '#ffffff',
    link: '#2456b8',
    good: '#0f7a14',
    warn: '#7f4a00',
    bad: '#c2164a',
    added: '#d8f3e1',
    removed: '#fbdcd9',
  },
  dark: {
    ink: '#e9edeb',
    soft: '#a0aca7',
    line: '#2a3330',
    paper: '#141a18',
    ground: '#0f1412',
    tint: '#1d2422',
    brand: '#58b993',
    'brand-soft': '#10231c',
    on: '#06130e',
    link: '#83b0f7',
    good: '#63e6be',
    warn: '#f0b429',
    bad: '#f58a95',
    added: '#17432b',
    removed: '#552725',
  },
} as const;

type PublicColor = keyof (typeof publicColors)['light'];

function declared(colors: Readonly<Record<PublicColor, string>>): string {
  return Object.entries(colors)
    .map(([name, color]) => `--${name}:${color}`)
    .join(';');
}

/** The font of the device that comes closest to the dashboard's, with fonts for all 30 languages. */
const font =
  'Inter,system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Hiragino Sans","Noto Sans CJK SC",sans-serif';

/** Tokens of public pages: colors that follow the device, the type scale (12, 14, 16, 20 and 28 px) and radii. */
export const publicTokens = [
  `:root{color-scheme:light dark;${declared(publicColors.light)};--font:${font};--small:.75rem;--fine:.875rem;--text:1rem;--head:1.25rem;--title:1.75rem;--round:10px;--card:16px}`,
  `@media(prefers-color-scheme:dark){:root{${declared(publicColors.dark)}}}`,
].join('');
