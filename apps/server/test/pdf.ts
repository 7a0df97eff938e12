import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

export type PdfContent = {
  /** Text for screen readers, without what repeats on every page. */
  readonly text: string;
  readonly title: string;
  readonly language: string;
  readonly isTagged: boolean;
  /** Titles in the outline, in document order. */
  readonly headings: readonly string[];
  readonly roles: ReadonlySet<string>;
  readonly links: readonly string[];
  /** Number of characters that the font lacks. */
  readonly missingGlyphs: number;
  /** Texts that cross the margins. */
  readonly outside: readonly string[];
};

type Pages = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pages['getPage']>>;
type Outline = Awaited<ReturnType<Pages['getOutline']>>;
type Role = { readonly role?: string; readonly children?: readonly Role[] };

/** Margin that no text may cross, in points. */
const margin = 55;

/** Parses a PDF with an independent reader. */
export async function readPdf(bytes: Uint8Array): Promise<PdfContent> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } };
  const marks = await pdf.getMarkInfo();
  const read = { text: '', roles: new Set<string>(), links: [] as string[], missingGlyphs: 0, outside: [] as string[] };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { text, outside } = await textOf(page);
    read.text += `${text}\n`;
    read.outside.push(...outside);
    addRoles(read.roles, ((await page.getStructTree()) as Role | null) ?? {});
    for (const { url } of (await page.getAnnotations()) as { url?: string }[]) if (url) read.links.push(url);
    read.missingGlyphs += await missingGlyphs(page);
  }
  return {
    ...read,
    title: info.Title ?? '',
    language: info.Language ?? '',
    isTagged: marks?.Marked === true,
    headings: titlesOf(await pdf.getOutline()),
  };
}

async function textOf(page: Page): Promise<{ text: string; outside: string[] }> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const open: string[] = [];
  const outside: string[] = [];
  let text = '';
  for (const item of items) {
    if ('str' in item) {
      const [start, end] = [Number(item.transform[4]), Number(item.transform[4]) + item.width];
      // A space at the end of a line may cross it.
      if (item.str.trim() === item.str && (start < margin || end > Number(page.view[2]) - margin))
        outside.push(item.str);
      if (!open.includes('Artifact')) text += item.hasEOL ? `${item.str}\n` : item.str;
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(tagOf(item));
  }
  return { text, outside };
}

// The library's types omit the tag.
function tagOf(mark: object): string {
  return 'tag' in mark ? String(mark.tag) : '';
}

/** Number of characters drawn with the first glyph of a font, which stands for characters that it lacks. */
async function missingGlyphs(page: Page): Promise<number> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  return fnArray
    .flatMap((operator, at) => (operator === OPS.showText ? ((argsArray[at] as unknown[][])[0] ?? []) : []))
    .filter((glyph) => typeof glyph === 'object' && (glyph as { originalCharCode?: number }).originalCharCode === 0)
    .length;
}

function addRoles(roles: Set<string>, { role, children = [] }: Role): void {
  if (role && role !== 'Root') roles.add(role);
  for (const child of children) addRoles(roles, child);
}

function titlesOf(outline: Outline): string[] {
  return (outline ?? []).flatMap(({ title, items }) => [title, ...titlesOf(items)]);
}
