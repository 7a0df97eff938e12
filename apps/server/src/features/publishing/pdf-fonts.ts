import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type PDFDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PDFDocument>;
export type Face = 'regular' | 'bold';
/** A part of a text whose characters are all in one font. `font` is the name under which the font is registered. */
export type Stretch = { readonly text: string; readonly font: string };

const { resolve } = createRequire(import.meta.url);
const noto = '@expo-google-fonts/noto-sans';
const gothic = '@expo-google-fonts/biz-udpgothic';
// The package exports a list of its fonts, not their files.
const hans = join(dirname(resolve('@embedpdf/fonts-sc')), '..', 'fonts');

const files = {
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
type Family = keyof typeof files;

const families: readonly Family[] = ['latin', 'chinese', 'japanese'];
/** Some characters have different shapes in Chinese and Japanese, so the font of the document's language comes first. */
const familiesOf: Record<string, readonly Family[]> = { ja: ['latin', 'japanese', 'chinese'] };

/**
 * Characters that the Latin font has too, but narrower: next to ideographs, and Chinese quotation marks always, the East Asian
 * font is used.
 */
const shared = /[“”‘’—…·]/u;
const quotation = /[“”]/u;
/** Ideographs, kana and hangul with their punctuation. */
export const ideographic = String.raw`[\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{20000}-\u{3fffd}]`;
const besideIdeograph = new RegExp(`${ideographic}$|^${ideographic}`, 'u');

/** Registers the fonts; pdfkit reads a font's file when it is first used, and embeds no others. */
export function registerFonts(pdf: Pdf): void {
  for (const family of families) {
    for (const face of ['regular', 'bold'] as const) pdf.registerFont(nameOf(family, face), files[family][face]);
  }
}

/** Splits a text by font: Noto Sans where it has the character, otherwise an East Asian font that has it. */
export function stretchesOf(pdf: Pdf, text: string, face: Face): readonly Stretch[] {
  const stretches: { text: string; font: string }[] = [];
  const order = familiesOf[pdf.options.lang ?? ''] ?? families;
  const signs = [...text];
  for (const [index, sign] of signs.entries()) {
    const wide =
      shared.test(sign) &&
      ((pdf.options.lang === 'zh-CN' && quotation.test(sign)) ||
        besideIdeograph.test(`${signs[index - 1] ?? ''} ${signs[index + 1] ?? ''}`));
    const font = nameOf(familyOf(pdf, sign, wide ? order.slice(1) : order), face);
    const last = stretches.at(-1);
    if (last?.font === font) last.text += sign;
    else stretches.push({ text: sign, font });
  }
  return stretches;
}

/** The first family that has a character; if none has it, the first family. */
function familyOf(pdf: Pdf, sign: string, order: readonly Family[]): Family {
  const code = sign.codePointAt(0) ?? 0;
  return order.find((family) => has(pdf, family, code)) ?? 'latin';
}

type Fonts = { readonly [F in Family]?: { hasGlyphForCodePoint(code: number): boolean } };
const opened = new WeakMap<Pdf, Fonts>();

/** Whether a family has a character. Opens both faces at once, so that fonts are numbered alike in every call. */
function has(pdf: Pdf, family: Family, code: number): boolean {
  let fonts = opened.get(pdf) ?? {};
  if (!fonts[family]) {
    fonts = { ...fonts, [family]: pdf.font(nameOf(family, 'bold')).font(nameOf(family, 'regular'))._font.font };
    opened.set(pdf, fonts);
  }
  return fonts[family]?.hasGlyphForCodePoint(code) ?? false;
}

function nameOf(family: Family, face: Face): string {
  return `${family} ${face}`;
}
