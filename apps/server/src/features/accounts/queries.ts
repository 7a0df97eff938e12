import type { EmailChoice } from '@app/contract';
import { isUniqueViolation, sql, type Statements, type Tx } from '#platform/database/database.ts';
import { rowJson } from '#platform/database/row-json.ts';
import type { PersonTable } from '#platform/database/tables.ts';

// Accounts and their people. People and memberships belong to candor_auth: see migration 0026. Only candor_jobs may read
// password hashes and create people.

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

/** A person as the account may see them. */
export type PersonOf = Omit<Person, 'passwordHash'> & { readonly passwordSet: boolean };

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

/** Returns false if somebody already has the address. */
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

/** The person who has an address, and which of these browsers is a known one of theirs. */
export async function findWhoSignsIn(
  db: Statements,
  email: string,
  browsers: readonly string[],
): Promise<(Person & { readonly deviceId: string | null }) | undefined> {
  return db
    .selectFrom(sql<PersonTable>`auth.find_person_by_email(${email})`.as('person'))
    .select(columns)
    .select(sql<string | null>`auth.find_device(person.id, ${browsers}::uuid[])`.as('deviceId'))
    .executeTakeFirst();
}

export async function findPerson(tx: Tx, personId: string): Promise<Person | undefined> {
  return tx
    .selectFrom(sql<PersonTable>`auth.find_person(${personId}::uuid)`.as('person'))
    .select(columns)
    .executeTakeFirst();
}

/** Finds a person of the account. */
export async function findPersonOf(tx: Tx, accountId: string, personId: string): Promise<PersonOf | undefined> {
  const { rows } = await sql<PersonOf>`
    select * from auth.find_person_of(${accountId}::uuid, ${personId}::uuid)`.execute(tx);
  return rows[0];
}

/** Finds the ID of a person of the account by their address in normalized form. */
export async function findPersonIdOf(tx: Tx, accountId: string, email: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from auth.list_emails(${accountId}::uuid) where email = ${email}`.execute(tx);
  return rows[0]?.id;
}

/** Locks the person's row until the transaction ends. */
export async function lockPerson(tx: Tx, personId: string): Promise<Person | undefined> {
  return tx
    .selectFrom(sql<PersonTable>`auth.lock_person(${personId}::uuid)`.as('person'))
    .select(columns)
    .executeTakeFirst();
}

/** A person's preferences, which grant no access. */
export type Preferences = Partial<Pick<Person, 'locale' | 'country'>> & {
  readonly emailDrip?: EmailChoice;
  readonly emailNl?: EmailChoice;
};

export type PersonChange = Preferences & Partial<Pick<Person, 'email' | 'passwordHash' | 'emailVerifiedAt'>>;

export async function updatePerson(tx: Tx, personId: string, change: PersonChange): Promise<void> {
  await sql`select auth.update_person(${personId}::uuid, ${rowJson(change)}::jsonb)`.execute(tx);
}

/** Updates the preferences of a person of the account, in a transaction of that account. */
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

/** Gives a person a verified address. Returns false if somebody else has it; the transaction is then aborted. */
export async function updateEmail(tx: Tx, personId: string, email: string, verifiedAt: Date): Promise<boolean> {
  try {
    await updatePerson(tx, personId, { email, emailVerifiedAt: verifiedAt });
    return true;
  } catch (error) {
    // An earlier check does not see what a concurrent transaction writes.
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Deletes those of the given people who no longer belong to any account. */
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

/** The name of the account, which stays until the transaction ends. */
export async function lockAccountName(tx: Tx, accountId: string): Promise<string> {
  const { name } = await tx
    .selectFrom('account')
    .select('name')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return name;
}

export async function updateAccountName(tx: Tx, accountId: string, name: string): Promise<void> {
  await tx.updateTable('account').set({ name }).where('id', '=', accountId).execute();
}

export async function insertMembership(tx: Tx, accountId: string, personId: string, now: Date): Promise<void> {
  await sql`select auth.insert_membership(${rowJson({ accountId, personId, createdAt: now })}::jsonb)`.execute(tx);
}

/** The account a person signs in to: the one used last, or else the one joined first. */
export async function findUsualAccountOf(tx: Tx, personId: string): Promise<string | undefined> {
  const { rows } = await sql<{ accountId: string | null }>`
    select auth.find_usual_account_of(${personId}::uuid) as account_id`.execute(tx);
  return rows[0]?.accountId ?? undefined;
}

export type SignInStanding = {
  /** The account in which the person goes on; null: they belong to none. */
  readonly accountId: string | null;
  readonly hasFactor: boolean;
  readonly owesTerms: boolean;
};

/**
 * What a right password opens. Forgets the tries counted under a key, unless a second factor is owed: a known password would
 * otherwise buy any number of codes.
 */
export async function takeSignInStanding(
  db: Statements,
  personId: string,
  tryKey: Buffer,
  now: Date,
  usualTerms: string,
): Promise<SignInStanding> {
  const { rows } = await sql<SignInStanding>`
    with standing as materialized (
      select auth.find_usual_account_of(${personId}::uuid) as account_id,
        auth.has_second_factor(${personId}::uuid) as has_factor,
        auth.owes_terms(${personId}::uuid, ${now}, ${usualTerms}) as owes_terms),
    forgotten as (delete from sign_in_try where key = ${tryKey} and not (select has_factor from standing))
    select * from standing`.execute(db);
  return rows[0] ?? { accountId: null, hasFactor: false, owesTerms: true };
}

/** The ids of an account's people. */
export async function listPeopleIds(tx: Tx, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from auth.list_people_ids(${accountId}::uuid) as id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The people of an account with a verified address. Mails about something in it go to `listRecipients`. */
export async function listReachable(tx: Tx, accountId: string): Promise<Pick<Person, 'email' | 'locale'>[]> {
  const { rows } = await sql<Pick<Person, 'email' | 'locale'>>`
    select email, locale from auth.list_reachable(${accountId}::uuid)`.execute(tx);
  return rows;
}

export type ReachablePerson = Pick<Person, 'email' | 'locale'> & {
  /** Roles in the whole account. */
  readonly roles: string[];
  /** Roles in the project of the site that was asked for. */
  readonly projectRoles: string[];
};

/** The people of an account with a verified address, with their roles there and in the project of a site. */
export async function listReachableWithRoles(
  tx: Tx,
  accountId: string,
  siteId: string | null,
): Promise<ReachablePerson[]> {
  const { rows } = await sql<ReachablePerson>`
    select * from auth.list_recipients(${accountId}::uuid, ${siteId}::uuid)`.execute(tx);
  return rows;
}
