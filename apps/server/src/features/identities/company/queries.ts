import { sql, type Tx } from '#platform/database/database.ts';
import { rowJson } from '#platform/database/row-json.ts';

export type Required = 'domains' | 'members' | 'all' | null;

/** The issuer of an account. */
export type StoredConnection = {
  readonly accountId: string;
  readonly label: string;
  readonly issuer: string;
  readonly clientId: string;
  /** Sealed for the account. */
  readonly clientSecret: Buffer;
  readonly testedAt: Date | null;
  readonly required: Required;
  readonly changedAt: Date;
};

export async function findConnection(tx: Tx, accountId: string): Promise<StoredConnection | undefined> {
  const row = await tx.selectFrom('companySignIn').selectAll().where('accountId', '=', accountId).executeTakeFirst();
  // The table's check allows these values of `required` alone.
  return row as StoredConnection | undefined;
}

export async function upsertConnection(tx: Tx, connection: StoredConnection): Promise<void> {
  const { accountId: _, ...values } = connection;
  await tx
    .insertInto('companySignIn')
    .values(connection)
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(values))
    .execute();
}

export async function updateConnection(
  tx: Tx,
  accountId: string,
  change: Partial<Pick<StoredConnection, 'testedAt' | 'required'>>,
): Promise<void> {
  await tx.updateTable('companySignIn').set(change).where('accountId', '=', accountId).execute();
}

export async function deleteConnection(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('companySignIn').where('accountId', '=', accountId).execute();
}

/** A domain that an account says is its own. */
export type StoredDomain = {
  readonly accountId: string;
  readonly id: string;
  readonly domain: string;
  readonly token: string;
  readonly createdAt: Date;
  readonly provedAt: Date | null;
  readonly checkedAt: Date | null;
  /** When the record was last there. */
  readonly seenAt: Date | null;
};

export async function listDomains(tx: Tx, accountId: string): Promise<StoredDomain[]> {
  return tx.selectFrom('companyDomain').selectAll().where('accountId', '=', accountId).orderBy('domain').execute();
}

/** The domains of all accounts. Needs a transaction across accounts. */
export async function listAllDomains(tx: Tx): Promise<StoredDomain[]> {
  return tx.selectFrom('companyDomain').selectAll().orderBy('checkedAt').execute();
}

/** False: the account has the domain already. */
export async function insertDomain(tx: Tx, domain: StoredDomain): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('companyDomain')
    .values(domain)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateDomain(
  tx: Tx,
  { accountId, id }: Pick<StoredDomain, 'accountId' | 'id'>,
  change: Partial<Pick<StoredDomain, 'provedAt' | 'checkedAt' | 'seenAt'>>,
): Promise<void> {
  await tx.updateTable('companyDomain').set(change).where('accountId', '=', accountId).where('id', '=', id).execute();
}

export async function deleteDomain(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx.deleteFrom('companyDomain').where('accountId', '=', accountId).where('id', '=', id).execute();
}

/** The account whose issuer the people of a domain sign in with. */
export async function findCompanyOf(tx: Tx, domain: string): Promise<string | undefined> {
  const { rows } = await sql<{ accountId: string | null }>`
    select auth.find_company_of(${domain}) as account_id`.execute(tx);
  return rows[0]?.accountId ?? undefined;
}

/** Counts a domain as proved. False: it is another account's. */
export async function upsertProvedDomain(tx: Tx, accountId: string, domain: string): Promise<boolean> {
  const { rows } = await sql<{ own: boolean }>`
    select auth.put_proved_domain(${accountId}::uuid, ${domain}) as own`.execute(tx);
  return rows[0]?.own === true;
}

export async function deleteProvedDomain(tx: Tx, accountId: string, domain: string): Promise<void> {
  await sql`select auth.delete_proved_domain(${accountId}::uuid, ${domain})`.execute(tx);
}

export async function isProvedDomain(tx: Tx, accountId: string, domain: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select auth.is_proved_domain(${accountId}::uuid, ${domain}) as is`.execute(tx);
  return rows[0]?.is === true;
}

export type CompanyIdentity = {
  readonly accountId: string;
  readonly subject: string;
  readonly personId: string;
  readonly createdAt: Date;
  readonly lastUsedOn: string | null;
};

/** False: the subject is somebody else's. */
export async function upsertCompanyIdentity(tx: Tx, identity: CompanyIdentity): Promise<boolean> {
  const { rows } = await sql<{ own: boolean }>`
    select auth.put_company_identity(${rowJson(identity)}::jsonb) as own`.execute(tx);
  return rows[0]?.own === true;
}

/** Counts an identity as used. Returns whose it is, if they belong to the account. */
export async function applyCompanyIdentity(
  tx: Tx,
  accountId: string,
  subject: string,
  day: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ personId: string | null }>`
    select auth.use_company_identity(${accountId}::uuid, ${subject}, ${day}::date) as person_id`.execute(tx);
  return rows[0]?.personId ?? undefined;
}

export async function deleteCompanyIdentities(tx: Tx, accountId: string): Promise<void> {
  await sql`select auth.delete_company_identities(${accountId}::uuid)`.execute(tx);
}

/** Whether a person belongs to another account, or has a way in of their own. */
export async function isOfOthers(tx: Tx, accountId: string, personId: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select auth.is_of_others(${accountId}::uuid, ${personId}::uuid) as is`.execute(tx);
  return rows[0]?.is === true;
}

/** Ends the sessions that the issuer of an account opened, all or those of a subject or a session of it. */
export async function deleteCompanySessions(
  tx: Tx,
  accountId: string,
  { subject = null, sid = null }: { readonly subject?: string | null; readonly sid?: string | null } = {},
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select auth.delete_company_sessions(${accountId}::uuid, ${subject}, ${sid}) as count`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function hasOwnersPasskey(tx: Tx, accountId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select auth.owner_has_passkey(${accountId}::uuid) as has`.execute(tx);
  return rows[0]?.has === true;
}

/** Whether the directory of the account says that somebody with this address is not active. */
export async function isSwitchedOff(tx: Tx, accountId: string, email: string): Promise<boolean> {
  const row = await tx
    .selectFrom('directoryUser')
    .select('id')
    .where('accountId', '=', accountId)
    .where('email', '=', email)
    .where('active', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}
