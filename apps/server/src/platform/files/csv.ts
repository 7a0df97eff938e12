export type Cell = string | number | null;

/** @see RFC 4180 */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/**
 * What a spreadsheet takes for a formula: `=`, `+`, `-`, `@`, their full-width forms and `|` of a command (DDE), also
 * behind characters that programs drop when they import: blanks, controls and what has no width.
 */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@|＝＋－＠｜]|^[\t\r]/u;

/**
 * What a spreadsheet would take for a formula is made text by an apostrophe (RULES C15).
 *
 * @see OWASP, CSV injection
 */
export function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const harmless = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
