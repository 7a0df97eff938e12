/**
 * A row as JSON by column name, which the functions of the schema `auth` read with `jsonb_populate_record`. An omitted
 * column is null, whatever its default.
 */
export function rowJson(row: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(Object.fromEntries(Object.entries(row).map(([key, value]) => [snake(key), written(value)])));
}

function snake(camelCase: string): string {
  return camelCase.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function written(value: unknown): unknown {
  return Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value;
}
