import { canvasOf, fill, type Canvas } from './canvas.ts';
import { lineOf, linesOf, type Line, type Type } from './letters.ts';
import { pngOf } from './png.ts';
import { publicColors } from '../http/public-look.ts';
import { arc, circle, roundedRectangle, stroke } from './shapes.ts';

/** What a picture of a link says. */
export type LinkPicture = {
  /** The name of the site whose page it is. */
  readonly site: string;
  readonly title: string;
  /** A line below the title, such as a date. */
  readonly note: string;
  /** BCP 47. */
  readonly language: string;
  /** `#rrggbb` */
  readonly accent: string;
  readonly sign: 'check' | 'cross' | 'question';
};

const pictureSize = { width: 1200, height: 630 };

const { paper, ground, ink, soft, line, brand, tint } = publicColors.light;
const left = 88;
/** The width of text: the drawing stands at its right. */
const column = 690;
const titleSizes = [76, 66, 56, 48, 40];
const mostLines = 3;

/** Draws what messengers and social networks show of a link, as PNG. */
export function drawLinkPicture({ site, title, note, language, accent, sign }: LinkPicture): Buffer {
  const canvas = canvasOf(pictureSize.width, pictureSize.height, ground);
  fill(canvas, [roundedRectangle(-20, -20, 36, 670, 0)], accent);
  drawSheet(canvas, accent, sign);

  const type = (face: Type['face'], size: number): Type => ({ face, size, language });
  write(canvas, shortened(site, type('bold', 32), column), left, 116, ink);
  const { lines, size } = fitted(title, type);
  const height = lines.length * size * 1.2;
  const top = 300 - height / 2 + size * 0.85;
  for (const [at, one] of lines.entries()) write(canvas, one, left, top + at * size * 1.2, ink);
  write(canvas, shortened(note, type('regular', 30), column), left, top + height - size * 0.2 + 26, soft);

  drawMark(canvas, left, 536);
  write(canvas, lineOf('Candor', type('bold', 30)), left + 60, 568, ink);
  return pngOf(canvas);
}

function write(canvas: Canvas, text: Line, x: number, baseline: number, color: string): void {
  fill(canvas, text.outlines(x, baseline), color);
}

/** The title in the largest size in which it takes few lines; the last line is shortened if none does. */
function fitted(title: string, type: (face: Type['face'], size: number) => Type) {
  for (const size of titleSizes) {
    const lines = linesOf(title, type('bold', size), column);
    if (lines.length <= mostLines && lines.every(({ width }) => width <= column)) return { lines, size };
  }
  const size = titleSizes.at(-1) ?? 40;
  const lines = linesOf(title, type('bold', size), column).slice(0, mostLines);
  return lines.every(({ width }) => width <= column)
    ? { lines, size }
    : { lines: [shortened(title, type('bold', size), column)], size };
}

/** A line that fits, with an ellipsis where it was cut. */
function shortened(text: string, type: Type, width: number): Line {
  const whole = lineOf(text, type);
  if (whole.width <= width) return whole;
  const signs = [...text];
  // By its average width, so that few attempts are needed.
  let count = Math.floor((signs.length * width) / whole.width);
  for (; count > 1; count -= 1) {
    const cut = lineOf(`${signs.slice(0, count).join('').trimEnd()}…`, type);
    if (cut.width <= width) return cut;
  }
  return lineOf('…', type);
}

/** The mark: a tile with an open ring and a point. */
function drawMark(canvas: Canvas, x: number, y: number): void {
  const unit = 44 / 32;
  const middle = [x + 16 * unit, y + 16 * unit] as const;
  fill(canvas, [roundedRectangle(x, y, 44, 44, 8.5 * unit)], brand);
  fill(canvas, stroke(arc(...middle, 8 * unit, 38, 322), 3.1 * unit), '#ffffff');
  fill(canvas, [circle(...middle, 2.7 * unit)], '#82cdae');
}

/** A sheet with lines and a seal. */
function drawSheet(canvas: Canvas, accent: string, sign: LinkPicture['sign']): void {
  fill(canvas, [roundedRectangle(838, 118, 250, 340, 22)], line);
  fill(canvas, [roundedRectangle(841, 121, 244, 334, 20)], paper);
  const bars = [
    [180, 110, accent],
    [226, 180, tint],
    [256, 150, tint],
    [286, 176, tint],
    [330, 120, tint],
    [360, 168, tint],
  ] as const;
  for (const [y, width, color] of bars) fill(canvas, [roundedRectangle(872, y, width, 14, 7)], color);
  fill(canvas, [circle(1072, 432, 66)], ground);
  fill(canvas, [circle(1072, 432, 58)], accent);
  const signs = {
    check: [stroke([1046, 434, 1064, 452, 1100, 414], 10)],
    cross: [stroke([1050, 410, 1094, 454], 10), stroke([1094, 410, 1050, 454], 10)],
    question: [
      stroke(arc(1072, 418, 18, 190, 405), 10),
      stroke([1081, 434, 1072, 444], 10),
      stroke([1072, 464, 1072, 465], 11),
    ],
  };
  for (const one of signs[sign]) fill(canvas, one, '#ffffff');
}
