import type { Locale, RegisterWords } from '@app/texts';
import writeXlsxFile from 'write-excel-file/node';
import { csvLine } from '#platform/files/csv.ts';
import { cellsIn, registerColumns, type ExportedRecord } from './export-columns.ts';

/** A table of the register: a head for each column, and a line for each record. */
export type Sheet = {
  readonly title: string;
  readonly columns: readonly { readonly label: string; readonly width: number }[];
  readonly lines: readonly (readonly string[])[];
};

export function sheetOf(records: readonly ExportedRecord[], words: RegisterWords, locale: Locale): Sheet {
  const cell = cellsIn(words, locale);
  const columns = registerColumns.map(([id, width]) => ({ id, width, label: words.register.columns[id] }));
  return {
    title: words.register.title,
    columns,
    lines: records.map((record) => columns.map(({ id }) => cell(record, id))),
  };
}

export function csvOf({ columns, lines }: Sheet): string {
  // The mark by which spreadsheets tell UTF-8.
  return `\uFEFF${[columns.map(({ label }) => label), ...lines].map((line) => csvLine(line)).join('')}`;
}

export function xlsxOf({ title, columns, lines }: Sheet): Promise<Uint8Array> {
  const sheet = [
    columns.map(({ label }) => ({ value: label, type: String, fontWeight: 'bold' as const, wrap: true })),
    // Texts, never formulas, whatever they begin with.
    ...lines.map((line) => line.map((value) => ({ value, type: String, wrap: true, alignVertical: 'top' as const }))),
  ];
  return writeXlsxFile(sheet, {
    sheet: sheetName(title),
    stickyRowsCount: 1,
    columns: columns.map(({ width }) => ({ width })),
  }).toBuffer();
}

/** Excel takes names of up to 31 characters, without some signs. */
function sheetName(title: string): string {
  return title
    .replaceAll(/[\\/?*[\]:]/g, ' ')
    .slice(0, 31)
    .trim();
}
