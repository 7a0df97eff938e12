import type { Run } from '@app/documents';
import { publicColors } from '#platform/http/public-look.ts';
import { betweenWords, mayPart, withinWord } from './pdf-breaks.ts';
import { stretchesOf, type Face, type Pdf } from './pdf-fonts.ts';

export type Element = ReturnType<Pdf['struct']>;

const { ink, soft, brand, line, tint } = publicColors.light;

/** The colors of the public pages: a PDF is read beside the page that it was made from. */
export const colours = { ink, soft, accent: brand, line, tint } as const;

export type Style = {
  readonly size: number;
  /** The line height in points. */
  readonly lead: number;
  readonly face: Face;
  readonly colour: string;
};

/** A part of one line in one font. `at` is its distance from the start of the line in points. */
type Piece = {
  readonly text: string;
  readonly at: number;
  readonly width: number;
  readonly font: string;
  readonly to: string | undefined;
};
export type Line = readonly Piece[];

/** Parts that are not broken at the end of a line, unless they are wider than the line. */
type Word = { readonly parts: readonly Part[]; readonly width: number; readonly ends: boolean };
type Part = Omit<Piece, 'at'>;

/** The ascent of Noto Sans above the baseline, relative to the font size. */
const ascent = 1.069;

/** Breaks runs of text into lines no wider than `width` points. */
export function linesOf(pdf: Pdf, runs: readonly Run[], style: Style, width: number): Line[] {
  const lines: Line[] = [];
  let line: Part[] = [];
  let used = 0;
  const endLine = () => {
    if (line.length > 0) lines.push(placed(line));
    line = [];
    used = 0;
  };
  for (const word of wordsOf(pdf, runs, style)) {
    if (used > 0 && used + visibleWidth(pdf, word, style) > width) endLine();
    for (const part of visibleWidth(pdf, word, style) > width ? cut(pdf, word, style, width) : word.parts) {
      if (used > 0 && used + visibleWidth(pdf, { parts: [part], width: part.width, ends: false }, style) > width) {
        endLine();
      }
      line.push(part);
      used += part.width;
    }
    if (word.ends) endLine();
  }
  endLine();
  return lines;
}

/** The minimum and maximum width of runs: their widest unbreakable word, and all of them on one line. */
export function widthsOf(pdf: Pdf, runs: readonly Run[], style: Style): { least: number; most: number } {
  let [least, most, line] = [0, 0, 0];
  for (const word of wordsOf(pdf, runs, style)) {
    least = Math.max(least, visibleWidth(pdf, word, style));
    line += word.width;
    most = Math.max(most, line);
    if (word.ends) line = 0;
  }
  return { least, most };
}

/** Draws lines below each other, tagged as content of `element`; links are child elements. Does not change `pdf.y`. */
export function drawLines(
  pdf: Pdf,
  element: Element,
  lines: readonly Line[],
  x: number,
  y: number,
  style: Style,
): void {
  const { y: before } = pdf;
  let group: { to: string | undefined; draw: (() => void)[] } = { to: undefined, draw: [] };
  const endGroup = () => {
    const { to, draw } = group;
    if (draw.length === 0) return;
    const all = () => draw.forEach((one) => one());
    if (to === undefined) return void element.add(all);
    const link = pdf.struct('Link');
    element.add(link);
    link.add(all);
    linkAreas(pdf, link, lines, to, x, y, style);
    // Ended at once, because pdfkit records the page on which an element ends.
    link.end();
  };
  for (const [index, line] of lines.entries()) {
    for (const piece of line) {
      if (piece.to !== group.to) {
        endGroup();
        group = { to: piece.to, draw: [] };
      }
      group.draw.push(() => drawPiece(pdf, piece, x + piece.at, y + index * style.lead, style));
    }
  }
  endGroup();
  pdf.y = before;
}

/** Draws lines that are not part of the tagged content. */
export function drawUntagged(pdf: Pdf, lines: readonly Line[], x: number, y: number, style: Style): void {
  for (const [index, line] of lines.entries()) {
    for (const piece of line) drawPiece(pdf, piece, x + piece.at, y + index * style.lead, style);
  }
}

function drawPiece(
  pdf: Pdf,
  { text, font, to, width }: Piece,
  x: number,
  y: number,
  { size, lead, colour }: Style,
): void {
  // Centered in the line height, with the letters of all fonts on one baseline.
  const top = y + (lead - size * 1.36) / 2;
  pdf
    .font(font)
    .fontSize(size)
    .fillColor(to === undefined ? colour : colours.accent)
    .text(text, x, top + size * ascent, { lineBreak: false, baseline: 'alphabetic' });
  if (to === undefined) return;
  const under = top + size * 1.2;
  pdf
    .lineWidth(0.5)
    .moveTo(x, under)
    .lineTo(x + width, under)
    .stroke(colours.accent);
}

function linkAreas(
  pdf: Pdf,
  link: Element,
  lines: readonly Line[],
  to: string,
  x: number,
  y: number,
  style: Style,
): void {
  for (const [index, line] of lines.entries()) {
    for (const piece of line.filter((one) => one.to === to)) {
      // A String object, which pdfkit writes as a string; it writes primitive strings as names.
      const contents: string = Object(piece.text);
      pdf.link(x + piece.at, y + index * style.lead, piece.width, style.lead, to, {
        structParent: link,
        Contents: contents,
      });
    }
  }
}

function* wordsOf(pdf: Pdf, runs: readonly Run[], style: Style): Generator<Word> {
  let parts: Part[] = [];
  for (const run of runs) {
    const face = run.kind === 'strong' ? 'bold' : style.face;
    const to = run.kind === 'link' ? run.to : undefined;
    for (const [index, text] of run.text.split(betweenWords).entries()) {
      if (text === '') continue;
      // Unless there is a space, adjacent runs form one word, such as a link and the period after it.
      if (parts.length > 0 && (index > 0 || mayPart(parts.at(-1)?.text ?? '', text))) {
        yield wordOf(parts);
        parts = [];
      }
      for (const { text: stretch, font } of stretchesOf(pdf, text, face)) {
        parts.push({ text: stretch, width: widthOf(pdf, stretch.replaceAll('\n', ' '), font, style.size), font, to });
      }
    }
  }
  if (parts.length > 0) yield wordOf(parts);
}

function wordOf(parts: readonly Part[]): Word {
  return {
    parts: parts.map((part) => ({ ...part, text: part.text.replaceAll('\n', ' ') })),
    width: parts.reduce((sum, { width }) => sum + width, 0),
    ends: parts.at(-1)?.text.includes('\n') ?? false,
  };
}

/** The width without trailing spaces, which may extend beyond the end of a line. */
function visibleWidth(pdf: Pdf, { parts, width }: Word, { size }: Style): number {
  const last = parts.at(-1);
  if (!last?.text.endsWith(' ')) return width;
  return width - last.width + widthOf(pdf, last.text.trimEnd(), last.font, size);
}

/** Breaks a word that is wider than the line: after punctuation if there is any, otherwise after any letter. */
function cut(pdf: Pdf, { parts }: Word, { size }: Style, width: number): Part[] {
  const pieces: Part[] = [];
  for (const part of parts) {
    for (const text of part.text.split(withinWord)) {
      let rest = '';
      for (const letter of widthOf(pdf, text.trimEnd(), part.font, size) > width ? text : [text]) {
        if (rest !== '' && widthOf(pdf, (rest + letter).trimEnd(), part.font, size) > width) {
          pieces.push({ ...part, text: rest, width: widthOf(pdf, rest, part.font, size) });
          rest = '';
        }
        rest += letter;
      }
      if (rest !== '') pieces.push({ ...part, text: rest, width: widthOf(pdf, rest, part.font, size) });
    }
  }
  return pieces;
}

/** Merges neighbors of one font and computes their positions. */
function placed(parts: readonly Part[]): Line {
  const line: Piece[] = [];
  let at = 0;
  for (const part of parts) {
    const last = line.at(-1);
    if (last && last.font === part.font && last.to === part.to) {
      line[line.length - 1] = { ...last, text: last.text + part.text, width: last.width + part.width };
    } else {
      line.push({ ...part, at });
    }
    at += part.width;
  }
  return line;
}

const measured = new Map<string, number>();
/** The number of cached widths; a document has a few thousand different words. */
const mostMeasured = 20_000;

function widthOf(pdf: Pdf, text: string, font: string, size: number): number {
  const key = `${font} ${text}`;
  let width = measured.get(key);
  if (width === undefined) {
    // Measured at 1000 points and divided, because width is proportional to the font size.
    width = pdf.font(font).fontSize(1000).widthOfString(text) / 1000;
    if (measured.size >= mostMeasured) measured.clear();
    measured.set(key, width);
  }
  return width * size;
}
