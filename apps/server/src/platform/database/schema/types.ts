import type { Column, Schema, Table } from './read.ts';

const scalars: Readonly<Record<string, string>> = {
  uuid: 'string',
  text: 'string',
  bytea: 'Buffer',
  boolean: 'boolean',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  'double precision': 'number',
  real: 'number',
  numeric: 'string',
  date: 'string',
  inet: 'string',
  interval: 'string',
  tsvector: 'string',
  'timestamp with time zone': 'Date',
};

/** The schema as Kysely table types, in camelCase as queries use it. */
export function asTypes({ enums, tables }: Schema): string {
  const enumNames = new Set(enums.map(({ name }) => name));
  // Tables of candor_auth are accessed only through its functions, so no query names them.
  const open = tables.filter(({ owner }) => owner === null);
  const ofAccounts = open.filter(({ columns }) => columns.some(({ name }) => name === 'account_id'));
  return [
    '// Made from the migrations by `npm run schema`; do not edit.',
    "import type { ColumnType, Generated } from 'kysely';",
    '',
    '/** Read as a value to be parsed, written as JSON text: a list would otherwise become an SQL array. */',
    'export type Json<Written = string> = ColumnType<unknown, Written, Written>;',
    '',
    ...enums.map(
      ({ name, values }) => `export type ${pascal(name)} = ${values.map((value) => `'${value}'`).join(' | ')};`,
    ),
    '',
    ...tables.flatMap((table) => [...tableType(table, enumNames), '']),
    'export type Tables = {',
    ...open.map(({ name }) => `  ${camel(name)}: ${pascal(name)}Table;`),
    '};',
    '',
    '/** The tables whose rows belong to an account. */',
    'export const accountTables: readonly (keyof Tables)[] = [',
    ...ofAccounts.map(({ name }) => `  '${camel(name)}',`),
    '];',
    '',
  ].join('\n');
}

function tableType({ name, columns }: Table, enums: ReadonlySet<string>): string[] {
  return [
    `export type ${pascal(name)}Table = {`,
    ...columns.map((column) => `  ${camel(column.name)}: ${columnType(column, enums)};`),
    '};',
  ];
}

function columnType({ name, type, required, default: value }: Column, enums: ReadonlySet<string>): string {
  if (type === 'jsonb' || type === 'json') return required && value === null ? 'Json' : 'Json<string | null>';
  const one = type.replace(/\[\]$/, '').replace(/\([^()]*\)/, '');
  const scalar = enums.has(one) ? pascal(one) : scalars[one];
  if (!scalar)
    throw new Error(
      `Column ${name} has the type ${type}, which has no TypeScript type in platform/database/schema/types.ts.`,
    );
  if (type.endsWith('[]') && enums.has(one))
    throw new Error(`Column ${name}: lists of an enum are read as text; use text[] and a check.`);
  const full = `${scalar}${type.endsWith('[]') ? '[]' : ''}${required ? '' : ' | null'}`;
  return value === null ? full : `Generated<${full}>`;
}

function camel(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function pascal(name: string): string {
  return camel(`_${name}`);
}
