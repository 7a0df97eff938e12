/**
 * One CSV line after another, the header first. A cell that a spreadsheet would run as a formula gets an apostrophe in
 * front.
 *
 * @see RFC 4180
 */
export async function* csv<Row extends Readonly<Record<string, unknown>>>(
  columns: readonly (keyof Row & string)[],
  rows: AsyncIterable<Row> | Iterable<Row>,
): AsyncGenerator<string> {
  yield line(columns);
  for await (const row of rows) yield line(columns.map((column) => written(row[column])));
}

function line(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

function written(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function quoted(cell: string): string {
  // Also after spaces, and in the full-width forms that spreadsheets take for the same sign.
  const inert = /^\s*[=+\-@|%\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n']/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
