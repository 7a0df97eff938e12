import type { EmailChoice } from '@app/contract';
import { isUniqueViolation, sql, type Tx } from '#platform/database/database.ts';
import { rowJson } from '#platform/database/row-json.ts';
import type { PersonTable } from '#platform/database/tables.ts';

// Accounts and their people. People and memberships belong to candor_auth: see migration 0026. What says a hash of a
// password, or makes somebody, is for candor_jobs.

export type Person = {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly emailVerifiedAt: Date | null;
  readonly locale: string | null;
  readonly country: string | null;
  readonly emailDrip: number | null;
  readonly emailNl: number | null;
  readonly createdAt: Date;
};

/** Somebody as the account may see them. */
export type PersonOf = Omit<Person, 'passwordHash'>;

const columns = [
  'id',
  'email',
  'passwordHash',
  'emailVerifiedAt',
  'locale',
  'country',
  'emailDrip',
  'emailNl',
  'createdAt',
] as const;

/** False when somebody has the address already. */
export async function insertPerson(tx: Tx, person: Person): Promise<boolean> {
  const { rows } = await sql<{ made: boolean }>`select auth.insert_person(${rowJson(person)}::jsonb) as made`.execute(
    tx,
  );
  return rows[0]?.made === true;
}

export async function findPersonByEmail(tx: Tx, email: string): Promise<Person | undefined> {
  return tx
    .selectFrom(sql<PersonTable>`auth.find_person_by_email(${email})`.as('person'))
    .select(columns)
    .executeTakeFirst();
}

export async function findPerson(tx: Tx, personId: string): Promise<Person | undefined> {
  return tx
    .selectFrom(sql<PersonTable>`auth.find_person(${personId}::uuid)`.as('person'))
    .select(columns)
    .executeTakeFirst();
}

/** Somebody of the account. */
export async function findPersonOf(tx: Tx, accountId: string, personId: string): Promise<PersonOf | undefined> {
  const { rows } = await sql<PersonOf>`
    select * from auth.find_person_of(${accountId}::uuid, ${personId}::uuid)`.execute(tx);
  return rows[0];
}

/** Holds the person until the transaction ends. */
export async function lockPerson(tx: Tx, personId: string): Promise<Person | undefined> {
  return tx
    .selectFrom(sql<PersonTable>`auth.lock_person(${personId}::uuid)`.as('person'))
    .select(columns)
    .executeTakeFirst();
}

/** What somebody says of themselves, and opens no door. */
export type Preferences = Partial<Pick<Person, 'locale' | 'country'>> & {
  readonly emailDrip?: EmailChoice;
  readonly emailNl?: EmailChoice;
};

export type PersonChange = Preferences & Partial<Pick<Person, 'email' | 'passwordHash' | 'emailVerifiedAt'>>;

export async function updatePerson(tx: Tx, personId: string, change: PersonChange): Promise<void> {
  await sql`select auth.update_person(${personId}::uuid, ${rowJson(change)}::jsonb)`.execute(tx);
}

/** The same for somebody of the account, in a transaction of it. */
export async function updatePreferences(
  tx: Tx,
  accountId: string,
  personId: string,
  change: Preferences,
): Promise<void> {
  await sql`select auth.update_preferences(${accountId}::uuid, ${personId}::uuid, ${rowJson(change)}::jsonb)`.execute(
    tx,
  );
}

/** Gives a person an address that was proven. False when somebody else has it, and the transaction can only end. */
export async function updateEmail(tx: Tx, personId: string, email: string, verifiedAt: Date): Promise<boolean> {
  try {
    await updatePerson(tx, personId, { email, emailVerifiedAt: verifiedAt });
    return true;
  } catch (error) {
    // Whoever looked first did not see what another transaction wrote meanwhile.
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Deletes those of the given people who belong to no account any more. */
export async function deleteLonePeople(tx: Tx, personIds: readonly string[]): Promise<void> {
  await sql`select auth.delete_lone_people(${personIds}::uuid[])`.execute(tx);
}

export type Account = { readonly id: string; readonly name: string; readonly createdAt: Date };

export async function insertAccount(tx: Tx, account: Account): Promise<void> {
  await tx.insertInto('account').values(account).execute();
}

export async function findAccount(tx: Tx, accountId: string): Promise<Account | undefined> {
  return tx.selectFrom('account').select(['id', 'name', 'createdAt']).where('id', '=', accountId).executeTakeFirst();
}

export async function updateAccountName(tx: Tx, accountId: string, name: string): Promise<void> {
  await tx.updateTable('account').set({ name }).where('id', '=', accountId).execute();
}

export async function insertMembership(
  tx: Tx,
  accountId: string,
  personId: string,
  roles: readonly string[],
  now: Date,
): Promise<void> {
  await sql`select auth.insert_membership(${rowJson({ accountId, personId, roles, createdAt: now })}::jsonb)`.execute(
    tx,
  );
}

/** The account a person signs in to: the one joined first. */
export async function findFirstAccountOf(tx: Tx, personId: string): Promise<string | undefined> {
  const { rows } = await sql<{ accountId: string | null }>`
    select auth.find_first_account_of(${personId}::uuid) as account_id`.execute(tx);
  return rows[0]?.accountId ?? undefined;
}

/** The people of an account. */
export async function listPeopleIds(tx: Tx, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from auth.list_people_ids(${accountId}::uuid) as id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The people of an account who have confirmed their address: whom a mail about it may reach. */
export async function listReachable(tx: Tx, accountId: string): Promise<Pick<Person, 'email' | 'locale'>[]> {
  const { rows } = await sql<Pick<Person, 'email' | 'locale'>>`
    select email, locale from auth.list_reachable(${accountId}::uuid)`.execute(tx);
  return rows;
}
