import type { Block, Run } from '@app/documents';
import type { Pdf } from './pdf-fonts.ts';
import {
  colours,
  drawLines,
  drawUntagged,
  linesOf,
  widthsOf,
  type Element,
  type Line,
  type Style,
} from './pdf-lines.ts';

type Table = Extract<Block, { kind: 'table' }>;
type Cell = { readonly lines: readonly Line[]; readonly style: Style };
type Column = { readonly x: number; readonly width: number };

const cellStyle: Style = { size: 8.5, lead: 11.5, face: 'regular', colour: colours.ink };
const headStyle: Style = { ...cellStyle, face: 'bold', colour: colours.soft };
const nameStyle: Style = { ...cellStyle, face: 'bold' };
const captionStyle: Style = { size: 9.5, lead: 14, face: 'bold', colour: colours.ink };
const gap = 10;
const padding = 3.5;

/**
 * Draws a table with columns sized by their content, its head repeated on every page, and rows kept whole unless one is taller
 * than a page.
 */
export function layTable(pdf: Pdf, parent: Element, { caption, columns, rows }: Table): void {
  const { left, width } = area(pdf);
  const places = columnsOf(pdf, columns, rows, left, width);
  const set = (runs: readonly Run[], style: Style, at: number): Cell => ({
    lines: linesOf(pdf, runs, style, places[at]?.width ?? width),
    style,
  });
  const head = columns.map((text, at) => set([{ kind: 'text', text }], headStyle, at));
  const body = rows.map((row) => row.map((runs, at) => set(runs, at === 0 ? nameStyle : cellStyle, at)));
  const title = linesOf(pdf, [{ kind: 'text', text: caption }], captionStyle, width);

  const table = pdf.struct('Table');
  parent.add(table);
  // The caption, the head and the first row stay together.
  const top = title.length * captionStyle.lead + heightOf(head);
  const first = heightOf(body[0] ?? []);
  if (pdf.y + top + (top + first > pageHeight(pdf) ? 0 : first) > bottomOf(pdf)) pdf.addPage();
  drawCaption(pdf, table, title, left);
  const thead = pdf.struct('THead');
  table.add(thead);
  drawRow(pdf, thead, head, places, 'TH');
  rule(pdf, left, width, 1);
  thead.end();

  const tbody = pdf.struct('TBody');
  table.add(tbody);
  const newPage = () => {
    pdf.addPage();
    repeatHead(pdf, head, places);
    rule(pdf, left, width, 1);
  };
  for (const row of body) {
    if (pdf.y + heightOf(row) > bottomOf(pdf) && heightOf(row) + heightOf(head) < pageHeight(pdf)) newPage();
    drawRow(pdf, tbody, row, places, 'TD', newPage);
    rule(pdf, left, width, 0.5);
  }
  tbody.end();
  table.end();
  pdf.y += 8;
}

function drawCaption(pdf: Pdf, table: Element, lines: readonly Line[], left: number): void {
  const element = pdf.struct('Caption');
  table.add(element);
  drawLines(pdf, element, lines, left, pdf.y, captionStyle);
  element.end();
  pdf.y += lines.length * captionStyle.lead;
}

/** Draws a row, over as many pages as it needs. */
function drawRow(
  pdf: Pdf,
  parent: Element,
  cells: readonly Cell[],
  places: readonly Column[],
  kind: 'TH' | 'TD',
  newPage: () => void = () => undefined,
): void {
  const row = pdf.struct('TR');
  parent.add(row);
  const elements = cells.map((_, at) => {
    if (kind === 'TH') return pdf.struct('TH', { scope: 'Column' });
    return at === 0 ? pdf.struct('TH', { scope: 'Row' }) : pdf.struct('TD');
  });
  for (const element of elements) row.add(element);
  const count = Math.max(1, ...cells.map(({ lines }) => lines.length));
  for (let from = 0; from < count;) {
    const room = Math.max(1, Math.floor((bottomOf(pdf) - pdf.y - 2 * padding) / cellStyle.lead));
    for (const [at, { lines, style }] of cells.entries()) {
      const element = elements[at];
      const here = lines.slice(from, from + room);
      if (element && here.length > 0) drawLines(pdf, element, here, places[at]?.x ?? 0, pdf.y + padding, style);
    }
    pdf.y += Math.min(room, count - from) * cellStyle.lead + 2 * padding;
    from += room;
    if (from < count) newPage();
  }
  row.end();
}

/** Draws the head on a further page, untagged: it is tagged, and read aloud, once. */
function repeatHead(pdf: Pdf, head: readonly Cell[], places: readonly Column[]): void {
  pdf.markContent('Artifact', { type: 'Pagination' });
  const { y } = pdf;
  for (const [at, { lines, style }] of head.entries()) {
    drawUntagged(pdf, lines, places[at]?.x ?? 0, y + padding, style);
  }
  pdf.endMarkedContent();
  pdf.y = y + heightOf(head);
}

function rule(pdf: Pdf, left: number, width: number, thickness: number): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .lineWidth(thickness)
    .moveTo(left, pdf.y)
    .lineTo(left + width, pdf.y)
    .stroke(colours.line);
  pdf.endMarkedContent();
}

/**
 * Sizes columns by their longest cells, so that these need about as many lines each. No column is narrower than its widest
 * word, unless those words are too wide for the page together: then the widest columns shrink.
 */
function columnsOf(
  pdf: Pdf,
  names: readonly string[],
  rows: Table['rows'],
  left: number,
  width: number,
): readonly Column[] {
  const room = width - gap * (names.length - 1);
  const wanted = names.map((text, at) => {
    const cells = rows.map((row) => widthsOf(pdf, row[at] ?? [], at === 0 ? nameStyle : cellStyle));
    const all = [widthsOf(pdf, [{ kind: 'text', text }], headStyle), ...cells];
    return { least: Math.max(...all.map(({ least }) => least)), most: Math.max(...all.map(({ most }) => most)) };
  });
  const widths = sharedWidths(wanted, room);
  let x = left;
  return widths.map((one) => {
    const column = { x, width: one };
    x += one + gap;
    return column;
  });
}

function sharedWidths(wanted: readonly { least: number; most: number }[], room: number): readonly number[] {
  const all = sum(wanted.map(({ most }) => most));
  if (all <= room) return wanted.map(({ most }) => (most * room) / all);
  const words = (cap: number) => wanted.map(({ least }) => Math.min(least, cap));
  if (sum(words(room)) > room) return words(largest((cap) => sum(words(cap)) <= room, room));
  // The exponent gives the columns of short cells, which are the majority, slightly more than their share.
  const shares = (share: number) =>
    wanted.map(({ least, most }) => Math.max(least, Math.min(most, share * most ** 0.9)));
  return shares(largest((share) => sum(shares(share)) <= room, room));
}

/**
 * The largest number up to `most` for which a condition is true that is true for all smaller numbers, precise enough for print.
 */
function largest(holds: (number: number) => boolean, most: number): number {
  let [low, high] = [0, most];
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}

function heightOf(cells: readonly Cell[]): number {
  return Math.max(1, ...cells.map(({ lines }) => lines.length)) * cellStyle.lead + 2 * padding;
}

function area(pdf: Pdf): { left: number; width: number } {
  const { left, right } = pdf.page.margins;
  return { left, width: pdf.page.width - left - right };
}

export function bottomOf(pdf: Pdf): number {
  return pdf.page.height - pdf.page.margins.bottom;
}

function pageHeight(pdf: Pdf): number {
  return bottomOf(pdf) - pdf.page.margins.top;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
