import type { Column, Policy, Routine, Schema, Table } from './read.ts';

/** The schema that results from all migrations, as readable SQL. People read it, and a test compares it. */
export function asSql({ enums, tables, routines }: Schema): string {
  const parts = [
    '-- The schema that all migrations come to, and who may call the functions beside them. Made by `npm run schema`; change\n' +
      '-- tables by a migration, and functions where they stand, in functions/.',
    ...enums.map(
      ({ name, values }) => `create type ${name} as enum (${values.map((value) => `'${value}'`).join(', ')});`,
    ),
    ...tables.map(tableSql),
    ...routines.map(routineSql),
  ];
  return `${parts.join('\n\n')}\n`;
}

function tableSql(table: Table): string {
  const width = Math.max(...table.columns.map(({ name }) => name.length));
  const inside = [
    ...table.columns.map((column) => columnSql(column, width)),
    ...table.constraints.map(({ name, definition }) => `constraint ${name} ${definition}`),
  ];
  const partitioned = table.partitionedBy ? ` partition by ${table.partitionedBy}` : '';
  return [
    `create table ${table.name} (`,
    inside.map((line) => `  ${line}`).join(',\n'),
    `)${partitioned};`,
    ...(table.owner ? [`alter table ${table.name} owner to ${table.owner};`] : []),
    ...table.indexes.map((index) => `${index.replace(' ON public.', ' ON ')};`),
    ...(table.security === 'none' ? [] : [`alter table ${table.name} enable row level security;`]),
    ...(table.security === 'forced' ? [`alter table ${table.name} force row level security;`] : []),
    ...table.policies.map((policy) => policySql(table.name, policy)),
    ...table.grants.map(({ role, privileges }) => `grant ${privileges} on ${table.name} to ${role};`),
  ].join('\n');
}

function routineSql({ name, owner, callers }: Routine): string {
  return [
    `-- ${name}`,
    ...(owner ? [`alter function ${name} owner to ${owner};`] : []),
    ...(callers === null ? [] : [`revoke execute on function ${name} from public;`]),
    ...(callers ? [`grant execute on function ${name} to ${callers};`] : []),
  ].join('\n');
}

function columnSql({ name, type, required, default: value }: Column, width: number): string {
  return `${name.padEnd(width)}  ${type}${required ? ' not null' : ''}${value === null ? '' : ` default ${value}`}`;
}

function policySql(table: string, { name, roles, command, using, check }: Policy): string {
  const conditions = [using && `using (${using})`, check && `with check (${check})`].filter(Boolean).join(' ');
  return `create policy ${name} on ${table} for ${command} to ${roles} ${conditions};`;
}
