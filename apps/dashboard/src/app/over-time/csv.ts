/**
 * Matches text that a spreadsheet would read as a formula: `=`, `+`, `-`, `@`, their full-width forms, and `|` of a command
 * (DDE), also behind characters that programs drop on import: whitespace, control characters and characters without width.
 */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@|＝＋－＠｜]|^[\t\r]/u;

/** Rows as CSV for spreadsheets. No cell is a formula: a text that would be one gets a leading apostrophe (RULES C15). */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((row) => row.map((cell) => `"${harmless(cell).replaceAll('"', '""')}"`).join(','));
  return `${lines.join('\r\n')}\r\n`;
}

function harmless(cell: string | number): string {
  return typeof cell === 'string' && formula.test(cell) ? `'${cell}` : String(cell);
}
