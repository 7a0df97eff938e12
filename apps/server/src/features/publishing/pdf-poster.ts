import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { registerFonts, type Pdf } from './pdf-fonts.ts';
import { colours, drawLines, linesOf, type Element, type Style } from './pdf-lines.ts';

/** One page of a poster, in one language. */
export type PosterPage = {
  readonly language: string;
  readonly owner: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Where the code leads. */
  readonly address: string;
  readonly code: { readonly label: string };
  /** What stands above the number, and the number in groups. */
  readonly check: { readonly label: string; readonly number: string };
};

export type Poster = { readonly title: string; readonly date: string; readonly pages: readonly PosterPage[] };

const margin = 64;
const ownerStyle: Style = { size: 13, lead: 19, face: 'regular', colour: colours.soft };
const titleStyle: Style = { size: 38, lead: 48, face: 'bold', colour: colours.ink };
const textStyle: Style = { size: 16, lead: 24, face: 'regular', colour: colours.ink };
const addressStyle: Style = { size: 13, lead: 20, face: 'bold', colour: colours.ink };
const labelStyle: Style = { size: 11, lead: 17, face: 'regular', colour: colours.soft };
const numberStyle: Style = { size: 19, lead: 30, face: 'bold', colour: colours.ink };

/** Renders a poster as a PDF, a page for each language: tagged, with embedded fonts, and with the code as shapes. */
export function layPoster({ title, date, pages }: Poster): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: pages[0]?.language ?? 'en',
    displayTitle: true,
    autoFirstPage: false,
    info: { Title: title, CreationDate: new Date(date), ModDate: new Date(date) },
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
  for (const page of pages) {
    pdf.addPage();
    layPage(pdf, root, page);
  }
  root.end();
  pdf.end();
  return whole;
}

function layPage(pdf: Pdf, root: Element, { language, owner, title, paragraphs, address, code, check }: PosterPage) {
  const section = pdf.struct('Sect', { lang: language });
  root.add(section);
  const write = (kind: 'H1' | 'P', text: string, style: Style, below: number) => {
    const element = pdf.struct(kind);
    section.add(element);
    const lines = linesOf(pdf, [{ kind: 'text', text }], style, pdf.page.width - 2 * margin);
    drawLines(pdf, element, lines, margin, pdf.y, style);
    element.end();
    pdf.y += lines.length * style.lead + below;
  };
  pdf.y = margin;
  write('P', owner, ownerStyle, 14);
  write('H1', title, titleStyle, 18);
  for (const paragraph of paragraphs) write('P', paragraph, textStyle, 12);
  pdf.y += 12;
  drawCode(pdf, section, address, code.label);
  write('P', address, addressStyle, 22);
  write('P', check.label, labelStyle, 2);
  write('P', check.number, numberStyle, 0);
  section.end();
}

/** The quiet zone around a code, in modules. ISO/IEC 18004 */
const quiet = 4;
const codeSide = 200;

function drawCode(pdf: Pdf, section: Element, text: string, label: string): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const module = codeSide / (size + 2 * quiet);
  const top = pdf.y;
  const figure = pdf.struct('Figure', { alt: label });
  section.add(figure);
  figure.add(() => {
    pdf.rect(margin, top, codeSide, codeSide).fill('#ffffff');
    for (const [y, row] of data.entries())
      for (const [x, isDark] of row.entries())
        if (isDark) pdf.rect(margin + (x + quiet) * module, top + (y + quiet) * module, module, module);
    pdf.fill('#000000');
  });
  figure.end();
  pdf.y = top + codeSide + 10;
}
