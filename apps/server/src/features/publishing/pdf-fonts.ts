import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type PDFDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PDFDocument>;
export type Face = 'regular' | 'bold';
/** A stretch of a text whose signs one font has. `font` is the name it is registered under. */
export type Stretch = { readonly text: string; readonly font: string };

const { resolve } = createRequire(import.meta.url);
const noto = '@expo-google-fonts/noto-sans';
const gothic = '@expo-google-fonts/biz-udpgothic';
// Its package exports a list of its fonts, not the fonts.
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
/** One character has other shapes in Chinese than in Japanese: the document's language goes first. */
const familiesOf: Record<string, readonly Family[]> = { ja: ['latin', 'japanese', 'chinese'] };

/** Signs that Latin has too, but narrower: beside ideographs, and Chinese quotation marks always, stand as these do. */
const shared = /[“”‘’—…·]/u;
const quotation = /[“”]/u;
/** Ideographs, kana and hangul with their punctuation. */
export const ideographic = String.raw`[\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{20000}-\u{3fffd}]`;
const besideIdeograph = new RegExp(`${ideographic}$|^${ideographic}`, 'u');

/** Names the fonts; pdfkit reads the file of one when it is used for the first time, and embeds no other. */
export function registerFonts(pdf: Pdf): void {
  for (const family of families) {
    for (const face of ['regular', 'bold'] as const) pdf.registerFont(nameOf(family, face), files[family][face]);
  }
}

/** Parts a text where another font has to go on: Noto Sans for what it has, else a font of East Asia that has it. */
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

/** The first family that has a sign; where none has it, the first. */
function familyOf(pdf: Pdf, sign: string, order: readonly Family[]): Family {
  const code = sign.codePointAt(0) ?? 0;
  return order.find((family) => has(pdf, family, code)) ?? 'latin';
}

type Fonts = { readonly [F in Family]?: { hasGlyphForCodePoint(code: number): boolean } };
const opened = new WeakMap<Pdf, Fonts>();

/** Whether a family has a sign. Both its faces are opened at once, so that fonts are numbered alike in every call. */
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
