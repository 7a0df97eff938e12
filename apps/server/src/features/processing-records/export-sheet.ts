import type { RegisterLayout } from '@app/catalogue';
import type { Locale, RegisterWords } from '@app/texts';
import writeXlsxFile from 'write-excel-file/node';
import { csvLine } from '#platform/files/csv.ts';
import { cellsIn, registerColumns, separator, type CellId, type ExportedRecord } from './export-columns.ts';

type Column<Cell> = { readonly label: string; readonly width: number; readonly cells: readonly Cell[] };

/** Characters of a column whose head is as long as an authority wants. */
export const layoutWidth = 36;

/** A table of the register: a head for each column, and a line for each record. */
export type Sheet = {
  readonly title: string;
  readonly columns: readonly { readonly label: string; readonly width: number }[];
  readonly lines: readonly (readonly string[])[];
};

/** The columns of our own, or those that an authority has. The words must be in the language of the layout. */
export function sheetOf(
  records: readonly ExportedRecord[],
  words: RegisterWords,
  locale: Locale,
  layout?: RegisterLayout,
): Sheet {
  const cell = cellsIn(words, locale);
  const columns: readonly Column<CellId>[] = layout
    ? layout.columns.map(([label, ...cells]) => ({ label, cells, width: layoutWidth }))
    : registerColumns.map(([id, width]) => ({ label: words.register.columns[id], cells: [id], width }));
  return {
    title: words.register.title,
    columns,
    lines: linesOf(records, columns, cell),
  };
}

/** What records have in the columns of a table. */
export function linesOf<Cell>(
  records: readonly ExportedRecord[],
  columns: readonly Column<Cell>[],
  cell: (record: ExportedRecord, id: Cell) => string,
): Sheet['lines'] {
  return records.map((record) =>
    columns.map(({ cells }) =>
      cells
        .map((id) => cell(record, id))
        .filter((text) => text !== '')
        .join(separator),
    ),
  );
}

export function csvOf({ columns, lines }: Sheet): string {
  // The mark by which spreadsheets tell UTF-8.
  return `\uFEFF${[columns.map(({ label }) => label), ...lines].map((line) => csvLine(line)).join('')}`;
}

export function xlsxOf({ title, columns, lines }: Sheet): Promise<Uint8Array> {
  const sheet = [
    columns.map(({ label }) => ({ value: label, type: String, fontWeight: 'bold' as const, wrap: true })),
    // Texts, never formulas, whatever they begin with.
    ...lines.map((line) => line.map(cellOf)),
  ];
  return writeXlsxFile(sheet, {
    sheet: sheetName(title),
    stickyRowsCount: 1,
    columns: columns.map(({ width }) => ({ width })),
  }).toBuffer();
}

/** What is empty is left out: half of a register is, and each cell is written with its style. */
function cellOf(value: string) {
  return value === '' ? null : { value, type: String, wrap: true, alignVertical: 'top' as const };
}

/** Excel takes names of up to 31 characters, without some signs. */
function sheetName(title: string): string {
  return title
    .replaceAll(/[\\/?*[\]:]/g, ' ')
    .slice(0, 31)
    .trim();
}
