import type { EmailChoice } from '@app/contract';
import { isUniqueViolation, type Tx } from '#platform/database/database.ts';

// Accounts and their people. `person` and `membership` are read before the account is known: signing in looks for an
// address, then for the accounts it opens.

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
  const made = await tx
    .insertInto('person')
    .values(person)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

export async function findPersonByEmail(tx: Tx, email: string): Promise<Person | undefined> {
  return tx.selectFrom('person').select(columns).where('email', '=', email).executeTakeFirst();
}

export async function findPerson(tx: Tx, personId: string): Promise<Person | undefined> {
  return tx.selectFrom('person').select(columns).where('id', '=', personId).executeTakeFirst();
}

/** Holds the person until the transaction ends. */
export async function lockPerson(tx: Tx, personId: string): Promise<Person | undefined> {
  return tx.selectFrom('person').select(columns).where('id', '=', personId).forUpdate().executeTakeFirst();
}

export type PersonChange = Partial<Omit<Person, 'id' | 'createdAt' | 'emailDrip' | 'emailNl'>> & {
  readonly emailDrip?: EmailChoice;
  readonly emailNl?: EmailChoice;
};

export async function updatePerson(tx: Tx, personId: string, change: PersonChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx.updateTable('person').set(change).where('id', '=', personId).execute();
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
  if (personIds.length === 0) return;
  await tx
    .deleteFrom('person')
    .where('id', 'in', [...personIds])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('membership').select('personId').whereRef('membership.personId', '=', 'person.id'))),
    )
    .execute();
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
  await tx
    .insertInto('membership')
    .values({ accountId, personId, roles: [...roles], createdAt: now })
    .execute();
}

/** The account a person signs in to: the one joined first. */
export async function findFirstAccountOf(tx: Tx, personId: string): Promise<string | undefined> {
  const found = await tx
    .selectFrom('membership')
    .select('accountId')
    .where('personId', '=', personId)
    .orderBy('createdAt')
    .orderBy('accountId')
    .executeTakeFirst();
  return found?.accountId;
}

/** The people of an account. */
export async function listPeopleIds(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx.selectFrom('membership').select('personId').where('accountId', '=', accountId).execute();
  return rows.map((row) => row.personId);
}

/** The people of an account who have confirmed their address: whom a mail about it may reach. */
export async function listReachable(tx: Tx, accountId: string) {
  return tx
    .selectFrom('person')
    .innerJoin('membership', 'membership.personId', 'person.id')
    .select(['person.email', 'person.locale'])
    .where('membership.accountId', '=', accountId)
    .where('person.emailVerifiedAt', 'is not', null)
    .orderBy('person.email')
    .execute();
}
