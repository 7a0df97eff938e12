import { createRequire } from 'node:module';
import type { Block, DocumentTree, Run, TableRow } from '@app/documents';
import PDFDocument from 'pdfkit';

const font = createRequire(import.meta.url);
const regular = font.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf');
const bold = font.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf');

const ink = '#1b2430';
const soft = '#4d5a69';
const accent = '#0b6b5d';
const line = '#c9d2da';
const size = 10;
const headingSizes = { 2: 14, 3: 11.5, 4: 10.5 } as const;

type Pdf = InstanceType<typeof PDFDocument>;
type Element = ReturnType<Pdf['struct']>;

export type PdfWords = { readonly version: string; readonly url: string };

/**
 * A document as a PDF: tagged, with an outline, its language and its title, the fonts embedded. Two calls for one
 * tree give the same bytes but for the id PDF asks for.
 * @see ISO 32000-1, 14.7 and 14.8 (logical structure, tagged PDF)
 */
export function layPdf(tree: DocumentTree, words: PdfWords): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: 56, bottom: 64, left: 56, right: 56 },
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

  pdf.registerFont('regular', regular).registerFont('bold', bold);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  text(pdf, root, 'H1', tree.title, 'bold', 20, ink);
  text(pdf, root, 'P', tree.subtitle, 'regular', size, soft);
  text(pdf, root, 'P', tree.dateLine, 'regular', size, soft);
  for (const { heading, blocks } of tree.sections) {
    const section = pdf.struct('Sect');
    root.add(section);
    keepTogether(pdf, 70);
    pdf.moveDown(1);
    pdf.outline.addItem(heading);
    text(pdf, section, 'H2', heading, 'bold', headingSizes[2], ink);
    for (const block of blocks) layBlock(pdf, section, block);
    section.end();
  }
  root.end();
  numberPages(pdf, words);
  pdf.end();
  return whole;
}

function layBlock(pdf: Pdf, parent: Element, block: Block): void {
  switch (block.kind) {
    case 'paragraph':
      return runs(pdf, parent, 'P', block.runs);
    case 'heading':
      keepTogether(pdf, 50);
      pdf.moveDown(0.5);
      return text(pdf, parent, `H${block.level}`, block.text, 'bold', headingSizes[block.level], ink);
    case 'list': {
      const list = pdf.struct('L');
      parent.add(list);
      for (const item of block.items) {
        const entry = pdf.struct('LI');
        list.add(entry);
        runs(pdf, entry, 'LBody', [{ kind: 'text', text: '•  ' }, ...item], 12);
        entry.end();
      }
      list.end();
      return;
    }
    case 'definitions':
      for (const { term, runs: said } of block.items) {
        runs(pdf, parent, 'P', [{ kind: 'strong', text: `${term}: ` }, ...said], 12);
      }
      return;
    case 'table':
      return layTable(pdf, parent, block.caption, block.columns, block.rows);
  }
}

/** A table, each row as a block of its own: columns would be too narrow on a page for the words of some languages. */
function layTable(
  pdf: Pdf,
  parent: Element,
  caption: string,
  columns: readonly string[],
  rows: readonly TableRow[],
): void {
  text(pdf, parent, 'P', caption, 'bold', size, ink);
  for (const [first = [], ...cells] of rows) {
    keepTogether(pdf, 40);
    runs(
      pdf,
      parent,
      'P',
      first.map((run) => (run.kind === 'text' ? { ...run, kind: 'strong' as const } : run)),
      12,
    );
    for (const [index, cell] of cells.entries()) {
      if (cell.length > 0)
        runs(pdf, parent, 'P', [{ kind: 'text', text: `${columns[index + 1] ?? ''}: ` }, ...cell], 24);
    }
    pdf.moveDown(0.2);
  }
}

function text(
  pdf: Pdf,
  parent: Element,
  tag: string,
  words: string,
  face: 'regular' | 'bold',
  points: number,
  colour: string,
): void {
  parent.add(
    pdf.struct(tag, {}, () => {
      pdf.font(face).fontSize(points).fillColor(colour).text(words, pdf.page.margins.left, pdf.y, { lineGap: 2 });
    }),
  );
  pdf.moveDown(0.25);
}

/** A run of words with bold parts and links in it. */
function runs(pdf: Pdf, parent: Element, tag: string, all: readonly Run[], indent = 0): void {
  const filled = all.filter((run) => run.text !== '');
  if (filled.length === 0) return;
  const left = pdf.page.margins.left + indent;
  const width = pdf.page.width - left - pdf.page.margins.right;
  parent.add(
    pdf.struct(tag, {}, () => {
      for (const [index, run] of filled.entries()) {
        const to = run.kind === 'link' ? run.to : null;
        pdf
          .font(run.kind === 'strong' ? 'bold' : 'regular')
          .fontSize(size)
          .fillColor(to ? accent : ink);
        const options = { continued: index < filled.length - 1, width, lineGap: 2, link: to, underline: to !== null };
        if (index === 0) pdf.text(run.text, left, pdf.y, options);
        else pdf.text(run.text, options);
      }
    }),
  );
  pdf.moveDown(0.3);
}

/** Begins a new page where less than `points` are left, so that no heading stands alone at its foot. */
function keepTogether(pdf: Pdf, points: number): void {
  if (pdf.y + points > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
}

function numberPages(pdf: Pdf, { version, url }: PdfWords): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    pdf.switchToPage(index);
    // Outside of the logical structure: a reader's voice does not read it on every page.
    pdf.markContent('Artifact', { type: 'Pagination' });
    const y = pdf.page.height - 44;
    pdf.page.margins.bottom = 0;
    pdf
      .moveTo(56, y - 8)
      .lineTo(pdf.page.width - 56, y - 8)
      .lineWidth(0.5)
      .stroke(line);
    pdf.font('regular').fontSize(8).fillColor(soft);
    pdf.text(`${version} · ${url}`, 56, y, { lineBreak: false });
    pdf.text(`${index + 1} / ${count}`, 56, y, { align: 'right', width: pdf.page.width - 112, lineBreak: false });
    pdf.endMarkedContent();
  }
}
