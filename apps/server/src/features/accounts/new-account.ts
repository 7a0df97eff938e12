import type { EmailChoice } from '@app/contract';
import type { Locale } from '@app/texts';
import type { Origin } from '#platform/http/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { recordEvent } from '../audit/index.ts';
import { recordEmailChoices, recordTerms } from './acceptances.ts';
import { insertAccount, insertMembership, insertPerson } from './queries.ts';
import { insertRoleGrant } from './role-grant-queries.ts';

/** An account to be created, with the person who owns it. */
export type NewAccount = {
  readonly accountId: string;
  readonly personId: string;
  readonly email: string;
  /** Null: the person signs in with a provider. */
  readonly passwordHash: string | null;
  readonly name: string;
  readonly locale: Locale;
  readonly country: string | null;
  readonly now: Date;
  /** The device of the person who signs up; omitted when an operator creates the account. */
  readonly origin?: () => Promise<Origin>;
};

/** An account from the sign-up form, with the choices made there. */
export type NewSignUp = NewAccount & {
  readonly emailDrip: EmailChoice | null;
  readonly emailNl: EmailChoice | null;
  /** The form as it was shown. */
  readonly form: string | null;
};

/** Inserts account, person and membership in a transaction of candor_jobs. Returns false if the address is taken. */
export async function insertNewAccount(tx: Tx, made: NewAccount, verified: boolean): Promise<boolean> {
  const { accountId, personId, name, now } = made;
  if (!(await insertNewPerson(tx, made, verified))) return false;
  await insertAccount(tx, { id: accountId, name, createdAt: now });
  await insertMembership(tx, accountId, personId, now);
  await insertRoleGrant(tx, { accountId, id: newId(now), personId, role: 'owner', projectId: null, createdAt: now });
  await recordEvent(tx, now, { accountId, id: personId, origin: made.origin }, 'account.created');
  return true;
}

/** Inserts a sign-up with the acceptances and choices of its form. Returns false if the address is taken. */
export async function insertSignUp(tx: Tx, made: NewSignUp, verified = false): Promise<boolean> {
  if (!(await insertNewAccount(tx, made, verified))) return false;
  await recordForm(tx, made);
  return true;
}

/**
 * Inserts a person who was invited to an account, with the acceptances and choices of the form. The address is proved by the
 * link that was mailed to it. Returns false if the address is taken.
 */
export async function insertInvited(tx: Tx, made: NewSignUp): Promise<boolean> {
  if (!(await insertNewPerson(tx, made, true))) return false;
  await insertMembership(tx, made.accountId, made.personId, made.now);
  await recordForm(tx, made);
  return true;
}

function insertNewPerson(tx: Tx, made: NewAccount, verified: boolean): Promise<boolean> {
  const { personId, email, passwordHash, locale, country, now } = made;
  return insertPerson(tx, {
    id: personId,
    email,
    passwordHash,
    locale,
    country,
    emailVerifiedAt: verified ? now : null,
    emailDrip: null,
    emailNl: null,
    createdAt: now,
  });
}

async function recordForm(tx: Tx, made: NewSignUp): Promise<void> {
  const { accountId, personId, locale, now, form, emailDrip, emailNl } = made;
  const said = { accountId, personId, locale, now, form };
  await recordTerms(tx, said, true);
  // A missing choice counts as no; if both are missing, there is nothing to record.
  if (emailDrip !== null || emailNl !== null) await recordEmailChoices(tx, said, emailDrip ?? 2, emailNl ?? 2);
}
