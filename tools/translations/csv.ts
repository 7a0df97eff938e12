import { isLocale } from '@app/texts';
import papaparse from 'papaparse';
import { localeNamed } from './areas.ts';
import type { Complaint, Returned, ReturnedRow } from './exchange.ts';
import type { Row } from './rows.ts';

const columns = [
  'locale',
  'area',
  'key',
  'form',
  'state',
  'english',
  'translation',
  'placeholders',
  'notes',
  'revision',
] as const;
type Column = (typeof columns)[number];
const needed: readonly Column[] = ['locale', 'area', 'key', 'form', 'translation'];

/**
 * Matches text that a spreadsheet would read as a formula, even after blanks and zero-width characters. It is escaped with an
 * apostrophe, and so is text that already has apostrophes before it: removing one then restores the original.
 *
 * @see OWASP, CSV injection
 */
const formula = /^'*[\s\p{Cc}\p{Cf}]*[=+\-@|＝＋－＠｜]/u;

// Without it, Excel reads the file in the machine's default encoding.
const byteOrderMark = '\uFEFF';

/** Formats rows as CSV that spreadsheets open correctly: UTF-8 with a byte order mark, formulas escaped. @see RFC 4180 */
export function writeCsv(rows: readonly Row[]): string {
  const data = rows.map((row) => ({ ...row, placeholders: row.placeholders.join(' '), notes: row.notes.join(' · ') }));
  const text = papaparse.unparse(data, { columns: [...columns], escapeFormulae: formula, newline: '\r\n' });
  return `${byteOrderMark}${text}\r\n`;
}

/** Parses such a file, including the semicolon separators that spreadsheets use in some countries. */
export function readCsv(text: string): Returned {
  const { rows: lines, starts } = linesOf(text);
  const [header = [], ...rest] = lines;
  const names = header.map((cell) => cell.trim());
  const absent = needed.filter((column) => !names.includes(column));
  if (absent.length > 0)
    return { rows: [], complaints: [{ line: 1, code: 'file.columns', message: `lacks ${absent.join(', ')}` }] };

  const rows: ReturnedRow[] = [];
  const complaints: Complaint[] = [];
  for (const [at, cells] of rest.entries()) {
    const line = starts[at + 1] ?? 0;
    const cell = (column: Column) => withoutGuard(cells[names.indexOf(column)] ?? '').replaceAll('\r\n', '\n');
    const locale = localeNamed(cell('locale'));
    if (!locale) {
      const message = isLocale(cell('locale')) ? 'English is written in the code' : `no language “${cell('locale')}”`;
      complaints.push({ line, code: 'locale.unknown', message });
      continue;
    }
    rows.push({
      line,
      locale,
      area: cell('area'),
      key: cell('key'),
      form: cell('form') || undefined,
      english: cell('english'),
      translation: cell('translation'),
      done: cell('state') === 'translated',
      revision: cell('revision') || undefined,
    });
  }
  return { rows, complaints };
}

/** The records of a file, with the line number at which each begins. */
function linesOf(text: string): { readonly rows: readonly string[][]; readonly starts: readonly number[] } {
  const plain = text.startsWith(byteOrderMark) ? text.slice(1) : text;
  const rows: string[][] = [];
  const starts: number[] = [];
  let [read, line] = [0, 1];
  papaparse.parse<string[]>(plain, {
    // The first separator in the header, whose names contain none.
    delimiter: /[,;\t]/.exec(plain)?.[0] ?? ',',
    step({ data, meta }) {
      if (data.some((cell) => cell !== '')) {
        rows.push(data);
        starts.push(line);
      }
      line += plain.slice(read, meta.cursor).split('\n').length - 1;
      read = meta.cursor;
    },
  });
  return { rows, starts };
}

function withoutGuard(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
