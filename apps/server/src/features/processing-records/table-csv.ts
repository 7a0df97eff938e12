/** A text in UTF-8 or UTF-16 by its mark; without one in UTF-8, or else as Windows of Western Europe writes it. */
export function textOf(file: Uint8Array): string {
  const [first, second] = file;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(file);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}

const separators = [',', ';', '\t'] as const;

type CsvLimits = { readonly rows: number; readonly columns: number };

/**
 * The cells of a CSV, separated by commas, semicolons or tabs. Undefined: there are more than the limits allow.
 * @see RFC 4180
 */
export function csvCells(text: string, limits: CsvLimits): readonly (readonly string[])[] | undefined {
  const separator = separatorOf(text);
  const plain = new RegExp(`[^${separator}\\r\\n]*`, 'y');
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const { value, next } = text[at] === '"' ? quoted(text, at + 1) : { value: '', next: at };
    plain.lastIndex = next;
    const rest = plain.exec(text)?.[0] ?? '';
    row.push(value + rest);
    if (row.length > limits.columns) return undefined;
    at = next + rest.length;
    const isRowOver = text[at] !== separator;
    at += text.startsWith('\r\n', at) ? 2 : 1;
    // A row that ends with a separator ends with an empty cell.
    if (!isRowOver && at < text.length) continue;
    if (row.some((cell) => cell.trim() !== '')) rows.push(row);
    if (rows.length > limits.rows) return undefined;
    row = [];
  }
  return rows;
}

/** A quoted cell from behind its first quotation mark, and where the text goes on. */
function quoted(text: string, from: number): { readonly value: string; readonly next: number } {
  let value = '';
  let at = from;
  while (at < text.length) {
    const end = text.indexOf('"', at);
    if (end === -1) return { value: value + text.slice(at), next: text.length };
    value += text.slice(at, end);
    if (text[end + 1] !== '"') return { value, next: end + 1 };
    value += '"';
    at = end + 2;
  }
  return { value, next: at };
}

/** The sign that the first line has most often outside of quotation marks. */
function separatorOf(text: string): string {
  const [line = ''] = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1);
  const count = (sign: string): number => line.split(sign).length;
  return separators.reduce((most, sign) => (count(sign) > count(most) ? sign : most));
}
