import { openSync, type Command, type Font } from 'fontkit';
import { families, familiesOf, fontFiles, type Face, type Family } from './font-files.ts';
import type { Contour } from './shapes.ts';

/** How text is set. */
export type Type = { readonly face: Face; readonly size: number; readonly language: string };

/** A line of text: its width in pixels, characters that no font has, and its outlines from the left of its baseline. */
export type Line = {
  readonly width: number;
  readonly missing: readonly string[];
  outlines(x: number, baseline: number): readonly Contour[];
};

const opened = new Map<string, Font>();

/** A font is read when a text first needs it. */
function fontOf(family: Family, face: Face): Font {
  const file = fontFiles[family][face];
  const known = opened.get(file) ?? openSync(file);
  opened.set(file, known);
  return known;
}

/** Shapes a text, each stretch of it by the first font that has its characters. */
export function lineOf(text: string, { face, size, language }: Type): Line {
  const stretches: { text: string; readonly font: Font }[] = [];
  const missing: string[] = [];
  for (const sign of text) {
    const order = familiesOf[language] ?? families;
    const code = sign.codePointAt(0) ?? 0;
    const family = order.find((one) => fontOf(one, face).hasGlyphForCodePoint(code));
    if (family === undefined) missing.push(sign);
    const font = fontOf(family ?? 'latin', face);
    const last = stretches.at(-1);
    if (last?.font === font) last.text += sign;
    else stretches.push({ text: sign, font });
  }
  const runs = stretches.map((stretch) => {
    const run = stretch.font.layout(stretch.text);
    const scale = size / stretch.font.unitsPerEm;
    return { run, scale, width: run.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) * scale };
  });
  return {
    width: runs.reduce((sum, { width }) => sum + width, 0),
    missing,
    outlines(x, baseline) {
      const contours: Contour[] = [];
      let pen = x;
      for (const { run, scale } of runs) {
        for (const [at, glyph] of run.glyphs.entries()) {
          const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[at] ?? {};
          const place = { x: pen + xOffset * scale, y: baseline - yOffset * scale, scale };
          contours.push(...contoursOf(glyph.path.commands, place));
          pen += xAdvance * scale;
        }
      }
      return contours;
    },
  };
}

type Place = { readonly x: number; readonly y: number; readonly scale: number };

/** Straight steps of a curve: enough for letters of 80 pixels. */
const steps = 8;

/** The outlines of a glyph, whose curves become straight steps. The y axis of fonts points up. */
function contoursOf(commands: readonly Command[], { x, y, scale }: Place): readonly Contour[] {
  const contours: number[][] = [];
  let [atX, atY] = [0, 0];
  const goTo = (toX: number, toY: number) => {
    contours.at(-1)?.push(x + toX * scale, y - toY * scale);
    [atX, atY] = [toX, toY];
  };
  for (const { command, args } of commands) {
    if (command === 'closePath') continue;
    if (command === 'moveTo') contours.push([]);
    const points = [atX, atY, ...args];
    const count = command === 'quadraticCurveTo' || command === 'bezierCurveTo' ? steps : 1;
    for (let step = 1; step <= count; step += 1) {
      if (count === 1) goTo(args[0] ?? 0, args[1] ?? 0);
      else goTo(...between(points, step / count));
    }
  }
  return contours;
}

/** A point of a Bézier curve, by de Casteljau. */
function between(points: readonly number[], share: number): [number, number] {
  let left = [...points];
  while (left.length > 2) left = left.slice(0, -2).map((value, at) => value + ((left[at + 2] ?? 0) - value) * share);
  return [left[0] ?? 0, left[1] ?? 0];
}

/** Breaks a text into lines of at most this width. Words that do not fit have a line of their own. */
export function linesOf(text: string, type: Type, width: number): readonly Line[] {
  const lines: string[] = [];
  for (const word of wordsOf(text, type.language)) {
    const before = lines.at(-1);
    if (before !== undefined && lineOf((before + word).trim(), type).width <= width) lines[lines.length - 1] += word;
    else lines.push(word.trimStart());
  }
  return lines.map((line) => lineOf(line.trim(), type));
}

/** Words with the signs that follow them, which begin no line. */
function wordsOf(text: string, language: string): readonly string[] {
  const words: string[] = [];
  // Only these are written without spaces between words.
  const parts = /^(ja|zh)/.test(language)
    ? [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].map(({ segment }) => segment)
    : text.split(/(?<= )/);
  for (const part of parts) {
    if (words.length > 0 && /^[\p{P}\s]+$/u.test(part)) words[words.length - 1] += part;
    else words.push(part);
  }
  return words;
}
