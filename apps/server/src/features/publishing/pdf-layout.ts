import { prescribedIn, type Block, type DocumentTree, type Run, type Section } from '@app/documents';
import PDFDocument from 'pdfkit';
import { flow, layFrame } from './pdf-flow.ts';
import { registerFonts, type Pdf } from './pdf-fonts.ts';
import { bottomOf, layTable } from './pdf-table.ts';
import { colours, drawLines, drawUntagged, linesOf, widthsOf, type Element, type Style } from './pdf-lines.ts';

const margins = { top: 56, bottom: 64, left: 56, right: 56 };
const bodyStyle: Style = { size: 9.5, lead: 14, face: 'regular', colour: colours.ink };
const softStyle: Style = { ...bodyStyle, colour: colours.soft };
const footStyle: Style = { size: 8, lead: 11, face: 'regular', colour: colours.soft };
const titleStyle: Style = { size: 20, lead: 27, face: 'bold', colour: colours.ink };
/** The space above is dropped at the top of a page. */
const headings = {
  2: { style: { size: 13.5, lead: 19, face: 'bold', colour: colours.ink }, above: 16 },
  3: { style: { size: 11, lead: 16, face: 'bold', colour: colours.ink }, above: 9 },
  4: { style: { size: 9.5, lead: 14, face: 'bold', colour: colours.soft }, above: 5 },
} as const satisfies Record<2 | 3 | 4, { style: Style; above: number }>;
const indent = 14;
const between = 4.5;

/** `foot` stands at the bottom of every page. */
export type PdfWords = { readonly foot: string };

/** What a PDF is made of: a document, or something that is no document but has its form. */
export type PrintedTree = Pick<DocumentTree, 'language' | 'title' | 'subtitle' | 'date' | 'dateLine'> & {
  /** What stands below the title on a page of its own, before the sections. */
  readonly cover?: readonly Block[];
  readonly sections: readonly Pick<Section, 'heading' | 'blocks'>[];
};
type Outline = Pdf['outline'];

/**
 * Renders a document as a PDF: tagged, with an outline, its language and its title, and embedded fonts. Two calls with one tree
 * return the same bytes except for the id that PDF requires.
 * @see ISO 32000-1, 14.7 and 14.8 (logical structure, tagged PDF)
 */
export function layPdf(tree: PrintedTree, words: PdfWords): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margins,
    pdfVersion: '1.7',
    tagged: true,
    lang: tree.language,
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: `${tree.title} – ${tree.subtitle}`,
      CreationDate: new Date(tree.date),
      ModDate: new Date(tree.date),
    },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });

  registerFonts(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  layText(pdf, root, 'H1', plain(tree.title), titleStyle);
  layText(pdf, root, 'P', plain(tree.subtitle), softStyle);
  layText(pdf, root, 'P', plain(tree.dateLine), softStyle);
  if (tree.cover) layCover(pdf, root, tree.cover, tree.sections.length > 0);
  for (const { heading, blocks } of tree.sections) {
    const section = pdf.struct('Sect');
    root.add(section);
    layBlocks(pdf, section, heading, blocks);
    section.end();
  }
  root.end();
  numberPages(pdf, words);
  pdf.end();
  return whole;
}

function layCover(pdf: Pdf, root: Element, blocks: readonly Block[], isFollowed: boolean): void {
  pdf.y += headings[2].above;
  for (const block of blocks) if (block.kind !== 'heading') layBlock(pdf, root, block);
  if (isFollowed) pdf.addPage();
}

/** Lays out the blocks of a section below its heading. The outline follows the heading levels. */
function layBlocks(pdf: Pdf, section: Element, heading: string, blocks: readonly Block[]): void {
  const top = layHeading(pdf, section, pdf.outline, heading, 2);
  let under = top;
  for (const [at, block] of blocks.entries()) {
    const framed = prescribedIn(block);
    if (framed !== undefined) {
      const before = blocks[at - 1];
      // The following paragraphs are drawn in the frame that the first one opened.
      if (before && prescribedIn(before) === framed) continue;
      layFrame(pdf, section, framed, following(blocks.slice(at), framed), bodyStyle);
    } else if (block.kind !== 'heading') layBlock(pdf, section, block);
    else if (block.level === 3) under = layHeading(pdf, section, top, block.text, 3);
    else layHeading(pdf, section, under, block.text, 4);
  }
}

/** The leading paragraphs that share one frame. */
function following(blocks: readonly Block[], language: string): readonly (readonly Run[])[] {
  const end = blocks.findIndex((block) => prescribedIn(block) !== language);
  const framed = end === -1 ? blocks : blocks.slice(0, end);
  return framed.flatMap((block) => (block.kind === 'paragraph' ? [block.runs] : []));
}

function layBlock(pdf: Pdf, parent: Element, block: Exclude<Block, { kind: 'heading' }>): void {
  switch (block.kind) {
    case 'paragraph':
      return layText(pdf, parent, 'P', block.runs, bodyStyle);
    case 'list': {
      const items = block.items.map((runs, index) => ({ label: block.ordered ? `${index + 1}.` : '•', runs }));
      return layList(pdf, parent, items, bodyStyle, block.ordered ? indent + 6 : indent);
    }
    case 'definitions': {
      const items = block.items.map(({ term, runs }) => ({ label: term, runs }));
      const widest = Math.max(...items.map(({ label }) => widthsOf(pdf, plain(label), softStyle).most));
      layList(pdf, parent, items, softStyle, Math.min(widest + 14, 150));
      pdf.y += between;
      return;
    }
    case 'table':
      return layTable(pdf, parent, block);
  }
}

/** Lays out a list with its labels in a separate column on the left: bullets, numbers, or the terms of definitions. */
function layList(
  pdf: Pdf,
  parent: Element,
  items: readonly { readonly label: string; readonly runs: readonly Run[] }[],
  labelStyle: Style,
  column: number,
): void {
  const list = pdf.struct('L');
  parent.add(list);
  const width = widthOf(pdf) - column;
  const set = items.map(({ label, runs }) => ({
    labels: linesOf(pdf, plain(label), labelStyle, column - 6),
    lines: linesOf(pdf, runs, bodyStyle, width),
  }));
  const shortest = set.map(({ labels, lines }) => Math.min(Math.max(labels.length, lines.length), 4));
  for (const [index, { labels, lines }] of set.entries()) {
    // The last item must not be alone on the next page.
    const next = index === set.length - 2 ? (shortest[index + 1] ?? 0) : 0;
    if (pdf.y + ((shortest[index] ?? 0) + next) * bodyStyle.lead > bottomOf(pdf)) pdf.addPage();
    const item = pdf.struct('LI');
    list.add(item);
    const lbl = pdf.struct('Lbl');
    item.add(lbl);
    const top = pdf.y;
    drawLines(pdf, lbl, labels, margins.left, top, labelStyle);
    lbl.end();
    const page = pdf.page;
    flow(pdf, item, 'LBody', lines, bodyStyle, margins.left + column);
    if (pdf.page === page) pdf.y = Math.max(pdf.y, top + labels.length * bodyStyle.lead);
    item.end();
    pdf.y += 2.5;
  }
  list.end();
  pdf.y += between - 2.5;
}

function layHeading(pdf: Pdf, parent: Element, above: Outline, text: string, level: 2 | 3 | 4): Outline {
  const { style, above: space } = headings[level];
  const lines = linesOf(pdf, plain(text), style, widthOf(pdf));
  // A heading must not be alone at the bottom of a page.
  if (pdf.y + space + lines.length * style.lead + 3 * bodyStyle.lead > bottomOf(pdf)) pdf.addPage();
  else if (pdf.y > margins.top) pdf.y += space;
  const entry = above.addItem(text, { top: pdf.y, left: pdf.page.width });
  flow(pdf, parent, `H${level}`, lines, style, margins.left);
  pdf.y += 2;
  return entry;
}

function layText(pdf: Pdf, parent: Element, tag: string, runs: readonly Run[], style: Style): void {
  const lines = linesOf(pdf, runs, style, widthOf(pdf));
  if (lines.length === 0) return;
  flow(pdf, parent, tag, lines, style, margins.left);
  pdf.y += between;
}

function numberPages(pdf: Pdf, { foot }: PdfWords): void {
  const { start, count } = pdf.bufferedPageRange();
  const right = margins.left + widthOf(pdf);
  for (let index = start; index < start + count; index += 1) {
    pdf.switchToPage(index);
    // Outside of the logical structure, so that screen readers do not read it on every page.
    pdf.markContent('Artifact', { type: 'Pagination' });
    const y = pdf.page.height - 44;
    pdf.page.margins.bottom = 0;
    pdf.lineWidth(0.5);
    pdf.moveTo(margins.left, y - 8).lineTo(right, y - 8);
    pdf.stroke(colours.line);
    const page = plain(`${index + 1} / ${count}`);
    drawUntagged(pdf, linesOf(pdf, plain(foot), footStyle, Infinity), margins.left, y, footStyle);
    drawUntagged(
      pdf,
      linesOf(pdf, page, footStyle, Infinity),
      right - widthsOf(pdf, page, footStyle).most,
      y,
      footStyle,
    );
    pdf.endMarkedContent();
  }
}

function widthOf(pdf: Pdf): number {
  return pdf.page.width - margins.left - margins.right;
}

function plain(text: string): readonly Run[] {
  return [{ kind: 'text', text }];
}
