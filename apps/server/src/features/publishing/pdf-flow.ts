import type { Run } from '@app/documents';
import type { Pdf } from './pdf-fonts.ts';
import { colours, drawLines, linesOf, type Element, type Line, type Style } from './pdf-lines.ts';
import { bottomOf } from './pdf-table.ts';

type Beside = (top: number, bottom: number) => void;

/**
 * Draws lines as one element, over as many pages as they need; no page begins or ends with a single line of several. On each
 * page, calls `beside` with the extent of the lines.
 */
export function flow(
  pdf: Pdf,
  parent: Element,
  tag: string,
  lines: readonly Line[],
  style: Style,
  x: number,
  beside: Beside = () => undefined,
): void {
  const element = pdf.struct(tag);
  parent.add(element);
  for (let from = 0; from < lines.length;) {
    const left = lines.length - from;
    let room = Math.floor((bottomOf(pdf) - pdf.y) / style.lead);
    if (room === left - 1) room -= 1;
    if (room < Math.min(left, 2)) {
      pdf.addPage();
      continue;
    }
    const here = lines.slice(from, from + room);
    const top = pdf.y;
    drawLines(pdf, element, here, x, top, style);
    pdf.y = top + here.length * style.lead;
    beside(top, pdf.y);
    from += here.length;
  }
  element.end();
}

const padding = 9;
const between = 4.5;

/** Draws text that a law prescribes in a frame that stays open at a page break, tagged as a quotation in its language. */
export function layFrame(
  pdf: Pdf,
  parent: Element,
  language: string,
  paragraphs: readonly (readonly Run[])[],
  style: Style,
): void {
  const { left, right: marginRight } = pdf.page.margins;
  const right = pdf.page.width - marginRight;
  const quote = pdf.struct('BlockQuote', { lang: language });
  parent.add(quote);
  // A frame starts only if at least two lines fit.
  if (pdf.y + padding + 2 * style.lead > bottomOf(pdf)) pdf.addPage();
  rule(pdf, [left, pdf.y], [right, pdf.y]);
  let edge = pdf.y;
  let { page } = pdf;
  pdf.y += padding;
  const beside: Beside = (top, bottom) => {
    const from = page === pdf.page ? edge : top;
    for (const x of [left, right]) rule(pdf, [x, from], [x, bottom]);
    page = pdf.page;
    edge = bottom;
  };
  for (const runs of paragraphs) {
    const lines = linesOf(pdf, runs, style, right - left - 2 * padding);
    flow(pdf, quote, 'P', lines, style, left + padding, beside);
    pdf.y += between;
  }
  quote.end();
  const bottom = pdf.y + padding - between;
  for (const x of [left, right]) rule(pdf, [x, edge], [x, bottom]);
  rule(pdf, [left, bottom], [right, bottom]);
  pdf.y = bottom + 2 * between;
}

/** Decoration, not part of the tagged content. */
function rule(pdf: Pdf, from: readonly [number, number], to: readonly [number, number]): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .lineWidth(0.75)
    .moveTo(...from)
    .lineTo(...to)
    .stroke(colours.soft);
  pdf.endMarkedContent();
}
