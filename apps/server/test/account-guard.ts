import type { KyselyPlugin, RootOperationNode } from 'kysely';
import { beforeAccount } from '#platform/database/before-account.ts';
import { accountTables } from '#platform/database/tables.ts';

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const guarded = new Set(accountTables.map(snake).filter((table) => !(table in beforeAccount)));

/**
 * Kysely plugin that fails a query on a table of customer data that does not filter by account. Row-level security
 * would hide other accounts' rows, but a distributed database would have to ask every node.
 */
export const accountGuard: KyselyPlugin = {
  transformQuery({ node }) {
    const unnamed = node.kind === 'RawNode' ? unnamedInText(node) : unnamedIn(node);
    if (unnamed) throw new Error(`A query on ${unnamed} does not name account_id.`);
    return node;
  },
  transformResult: async ({ result }) => result,
};

type Node = { readonly kind: string; readonly [key: string]: unknown };

/** The first table that is read or changed without its account, in the query or a subquery. */
function unnamedIn(node: RootOperationNode | Node): string | undefined {
  const all = nodesOf(node, true).filter(({ kind }) => /^(Select|Update|Delete)QueryNode$/.test(kind));
  return all.map(unnamedHere).find((table) => table !== undefined);
}

function unnamedHere(query: Node): string | undefined {
  const sources = [query['from'], query['table'], query['using'], query['joins']];
  const tables = nodesOf(sources, false)
    .filter(({ kind }) => kind === 'TableNode')
    .map(tableName);
  const table = tables.find((name) => guarded.has(name));
  if (table === undefined) return undefined;
  const conditions = nodesOf([query['where'], query['joins']], false);
  const named = conditions.some((node) => node.kind === 'ColumnNode' && snake(nameOf(node['column'])) === 'account_id');
  return named ? undefined : table;
}

function unnamedInText(node: RootOperationNode): string | undefined {
  const text = nodesOf(node, true)
    .flatMap(({ kind, sqlFragments, name }) =>
      kind === 'RawNode' ? (sqlFragments as string[]) : kind === 'IdentifierNode' ? [snake(String(name))] : [],
    )
    .join(' ');
  const tables = [...text.matchAll(/\b(?:from|join|update|into)\s+"?(\w+)"?/gi)].map(([, table]) => table ?? '');
  return /\baccount_id\b/.test(text) ? undefined : tables.find((table) => guarded.has(table));
}

/** All nodes below a value, with or without those of subqueries, which are checked separately. */
function nodesOf(value: unknown, inner: boolean): Node[] {
  if (Array.isArray(value)) return value.flatMap((item) => nodesOf(item, inner));
  if (typeof value !== 'object' || value === null || !('kind' in value)) return [];
  const node = value as Node;
  if (!inner && node.kind === 'SelectQueryNode') return [];
  return [node, ...Object.values(node).flatMap((child) => nodesOf(child, inner))];
}

function tableName(node: Node): string {
  const table = node['table'] as Node;
  return snake(nameOf(table['identifier']));
}

function nameOf(node: unknown): string {
  const { kind, name, identifier, column } = node as Node;
  return kind === 'IdentifierNode' ? String(name) : nameOf(identifier ?? column);
}
