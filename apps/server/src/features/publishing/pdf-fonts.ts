import type PDFDocument from 'pdfkit';
import { families, familiesOf, fontFiles, type Face, type Family } from '#platform/pictures/font-files.ts';

export type Pdf = InstanceType<typeof PDFDocument>;
export type { Face };
/** A part of a text whose characters are all in one font. `font` is the name under which the font is registered. */
export type Stretch = { readonly text: string; readonly font: string };

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
    for (const face of ['regular', 'bold'] as const) pdf.registerFont(nameOf(family, face), fontFiles[family][face]);
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
