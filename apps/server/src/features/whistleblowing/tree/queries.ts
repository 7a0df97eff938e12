import type { Tx } from '#platform/database/database.ts';

/** Which entry a leaf stands for: one of a report, or one of the office. `byServer`: what the server did by itself. */
export type LeafEntry =
  | { readonly reportId: string; readonly entry: number; readonly byServer: boolean }
  | { readonly reportId: null; readonly entry: null; readonly officeEntry: number };

export type UnplacedEntry = { readonly of: LeafEntry; readonly hash: Buffer };

/** The entries of an office and its reports that its tree does not hold yet, in the order of their hashes, which tells no time. */
export async function listUnplaced(tx: Tx, accountId: string, officeId: string): Promise<UnplacedEntry[]> {
  const ofReports = [
    ...(await unplacedOfReports(tx, accountId, officeId, 'reportEntry')),
    ...(await unplacedOfReports(tx, accountId, officeId, 'reportServerEntry')),
  ];
  const own = await unplacedOfOffice(tx, accountId, officeId);
  return [
    ...ofReports.map(({ reportId, number, hash, byServer }) => ({ of: { reportId, entry: number, byServer }, hash })),
    ...own.map(({ number, hash }) => ({ of: { reportId: null, entry: null, officeEntry: number }, hash })),
  ].toSorted((one, other) => one.hash.compare(other.hash));
}

function unplacedOfOffice(tx: Tx, accountId: string, officeId: string) {
  return tx
    .selectFrom('reportOfficeEntry as e')
    .leftJoin('reportLeaf as l', (join) =>
      join
        .onRef('l.accountId', '=', 'e.accountId')
        .onRef('l.officeId', '=', 'e.officeId')
        .onRef('l.officeEntry', '=', 'e.number'),
    )
    .select(['e.number', 'e.hash'])
    .where('e.accountId', '=', accountId)
    .where('e.officeId', '=', officeId)
    .where('l.number', 'is', null)
    .execute();
}

async function unplacedOfReports(
  tx: Tx,
  accountId: string,
  officeId: string,
  table: 'reportEntry' | 'reportServerEntry',
) {
  const byServer = table === 'reportServerEntry';
  // Both tables have the columns that are read here.
  const rows = await tx
    .selectFrom('report as r')
    .innerJoin(`${table as 'reportEntry'} as e`, (join) =>
      join.onRef('e.accountId', '=', 'r.accountId').onRef('e.reportId', '=', 'r.id'),
    )
    .leftJoin('reportLeaf as l', (join) =>
      join
        .onRef('l.accountId', '=', 'e.accountId')
        .onRef('l.reportId', '=', 'e.reportId')
        .onRef('l.entry', '=', 'e.number')
        .on('l.byServer', '=', byServer),
    )
    .select(['e.reportId', 'e.number', 'e.hash'])
    .where('r.accountId', '=', accountId)
    .where('e.accountId', '=', accountId)
    .where('r.officeId', '=', officeId)
    .where('l.number', 'is', null)
    .execute();
  return rows.map((row) => ({ ...row, byServer }));
}

export type Leaf = { readonly number: number; readonly hash: Buffer; readonly salt: Buffer };

export async function insertLeaves(
  tx: Tx,
  accountId: string,
  officeId: string,
  leaves: readonly (Leaf & { readonly of: LeafEntry })[],
): Promise<void> {
  if (leaves.length === 0) return;
  await tx
    .insertInto('reportLeaf')
    .values(leaves.map(({ of, ...leaf }) => ({ ...leaf, ...of, accountId, officeId })))
    .execute();
}

/** The hashes of the leaves of an office in their order, at most so many. */
export async function listLeafHashes(
  tx: Tx,
  accountId: string,
  officeId: string,
  size: number,
): Promise<readonly Buffer[]> {
  const rows = await tx
    .selectFrom('reportLeaf')
    .select('hash')
    .where('accountId', '=', accountId)
    .where('officeId', '=', officeId)
    .where('number', '<', size)
    .orderBy('number')
    .execute();
  return rows.map(({ hash }) => hash);
}

/** The number of leaves of an office. */
export async function countLeaves(tx: Tx, accountId: string, officeId: string): Promise<number> {
  const row = await tx
    .selectFrom('reportLeaf')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('accountId', '=', accountId)
    .where('officeId', '=', officeId)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

export async function findLeaf(tx: Tx, accountId: string, reportId: string, entry: number): Promise<Leaf | undefined> {
  const row = await tx
    .selectFrom('reportLeaf')
    .select(['number', 'hash', 'salt'])
    .where('accountId', '=', accountId)
    .where('reportId', '=', reportId)
    .where('entry', '=', entry)
    .where('byServer', '=', false)
    .executeTakeFirst();
  return row && { ...row, number: Number(row.number) };
}

export type Root = { readonly day: string; readonly size: number; readonly root: Buffer };

export async function insertRoot(tx: Tx, accountId: string, officeId: string, root: Root): Promise<void> {
  await tx
    .insertInto('reportRoot')
    .values({ ...root, accountId, officeId })
    .execute();
}

/** The first root that holds a leaf. */
export async function findRootOver(
  tx: Tx,
  accountId: string,
  officeId: string,
  number: number,
): Promise<Root | undefined> {
  const row = await tx
    .selectFrom('reportRoot')
    .select(['day', 'size', 'root'])
    .where('accountId', '=', accountId)
    .where('officeId', '=', officeId)
    .where('size', '>', number)
    .orderBy('day')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, size: Number(row.size) };
}

export async function hasRoot(tx: Tx, accountId: string, officeId: string, day: string): Promise<boolean> {
  const row = await tx
    .selectFrom('reportRoot')
    .select('day')
    .where('accountId', '=', accountId)
    .where('officeId', '=', officeId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row !== undefined;
}
