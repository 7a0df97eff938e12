import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);
const noto = '@expo-google-fonts/noto-sans';
const gothic = '@expo-google-fonts/biz-udpgothic';
// The package exports a list of its fonts, not their files.
const hans = join(dirname(resolve('@embedpdf/fonts-sc')), '..', 'fonts');

export type Face = 'regular' | 'bold';

/** The font files for all languages. */
export const fontFiles = {
  latin: {
    regular: resolve(`${noto}/400Regular/NotoSans_400Regular.ttf`),
    bold: resolve(`${noto}/700Bold/NotoSans_700Bold.ttf`),
  },
  japanese: {
    regular: resolve(`${gothic}/400Regular/BIZUDPGothic_400Regular.ttf`),
    bold: resolve(`${gothic}/700Bold/BIZUDPGothic_700Bold.ttf`),
  },
  chinese: { regular: join(hans, 'NotoSansHans-Regular.otf'), bold: join(hans, 'NotoSansHans-Bold.otf') },
} as const satisfies Record<string, Record<Face, string>>;
export type Family = keyof typeof fontFiles;

export const families: readonly Family[] = ['latin', 'chinese', 'japanese'];
/** Some characters have different shapes in Chinese and Japanese, so the font of the text's language comes first. */
export const familiesOf: Readonly<Record<string, readonly Family[]>> = { ja: ['latin', 'japanese', 'chinese'] };
