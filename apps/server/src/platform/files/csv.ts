export type Cell = string | number | null;

/** @see RFC 4180 */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/**
 * Matches text that a spreadsheet would read as a formula: `=`, `+`, `-`, `@`, their full-width forms, and `|` of a command
 * (DDE), also behind characters that programs drop on import: whitespace, control characters and characters without width.
 */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@|＝＋－＠｜]|^[\t\r]/u;

/**
 * Escapes a CSV cell. Text that a spreadsheet would read as a formula gets a leading apostrophe (RULES C15).
 *
 * @see OWASP, CSV injection
 */
export function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const harmless = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
