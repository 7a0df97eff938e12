import type { SubjectRow } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import type { Context, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { recordEvent, type Doer } from '../../audit/index.ts';
import { subjectChanged } from '../events.ts';
import { subjectKey } from '../hashes.ts';
import { searchWords } from '../rules.ts';
import { findOrRefuse } from './erasure.ts';
import { lockPeople } from './people-lock-queries.ts';
import { holdPerson } from './person-evidence.ts';
import { shownSubject } from './shown.ts';
import { deleteSubjectKey, findKeyHolder, insertSubjectKey, updateSubject } from './subject-change-queries.ts';
import type { Subject } from './subject-queries.ts';

/** Changes to a person. Fields left out stay as they are. */
type Change = {
  readonly externalId?: string | undefined;
  readonly email?: string | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly fullName?: string | null | undefined;
  readonly verified?: boolean | undefined;
  /** Whether a server or a teammate states it. Default: if the change sets the address or its verification. */
  readonly known?: boolean;
};

/**
 * Corrects the data of a person. The records of their consents do not change.
 *
 * @throws Problem `subject.not-found`, `subject.taken`
 * @see Regulation (EU) 2016/679, Art. 16
 */
export async function changeSubject(
  { services, actor }: Context,
  siteId: string,
  id: string,
  change: Omit<Change, 'externalId' | 'known'>,
): Promise<SubjectRow> {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    await findOrRefuse(tx, accountId, siteId, id);
    await lockPeople(tx, siteId);
    const when = services.now();
    const now = await correct(tx, accountId, siteId, await findOrRefuse(tx, accountId, siteId, id), change, when);
    await recordEvent(tx, when, actor, 'person.changed', { siteId, target: id });
    const at = when.toISOString();
    await enqueue(tx, subjectChanged, { accountId, siteId, subjectId: id, change: 'updated', at });
    return shownSubject(now);
  });
}

type OwnCorrection = { readonly siteId: string; readonly subjectId: string; readonly doer: Doer };
type Names = Pick<Change, 'firstName' | 'lastName' | 'fullName'>;

/**
 * Corrects the names of a person who asked for it, where no teammate has to do anything. What they declared with a consent stays
 * as it was: it is evidence. GDPR Art. 16.
 *
 * @throws Problem `subject.not-found`
 */
export async function correctNamesByItself(
  tx: Tx,
  { now }: Pick<Services, 'now'>,
  { siteId, subjectId, doer }: OwnCorrection,
  names: Names,
): Promise<void> {
  const { accountId } = doer;
  await lockPeople(tx, siteId);
  const when = now();
  await correct(tx, accountId, siteId, await findOrRefuse(tx, accountId, siteId, subjectId), names, when);
  await recordEvent(tx, when, doer, 'person.changed', { siteId, target: subjectId });
  const at = when.toISOString();
  await enqueue(tx, subjectChanged, { accountId, siteId, subjectId, change: 'updated', at });
}

/** Writes a correction. The caller holds the lock on the people of the site. @throws Problem `subject.taken` */
export async function correct(
  tx: Tx,
  accountId: string,
  siteId: string,
  known: Subject,
  change: Change,
  at: Date,
): Promise<Subject> {
  const kept = <Value>(given: Value | undefined, before: Value) => (given === undefined ? before : given);
  const email = kept(change.email, known.email);
  const moved = email !== known.email;
  // A change of names alone does not identify the person, so statements of pages keep their weight.
  const vouched = change.known ?? (change.email !== undefined || change.verified === true);
  const becomesKnown = vouched && !known.known;
  if (moved && known.email) await deleteSubjectKey(tx, accountId, siteId, subjectKey('email', known.email), known.id);
  // An address that came from a page together with an id has no lookup key yet.
  if ((moved || becomesKnown) && email) {
    const key = subjectKey('email', email);
    const holder = await findKeyHolder(tx, accountId, siteId, key);
    if (holder !== undefined && holder !== known.id)
      throw new Problem('subject.taken', undefined, { email: { code: 'subject.taken' } });
    if (holder === undefined) await insertSubjectKey(tx, accountId, siteId, key, known.id);
  }
  const now = {
    externalId: kept(change.externalId, known.externalId),
    email,
    firstName: kept(change.firstName, known.firstName),
    lastName: kept(change.lastName, known.lastName),
    fullName: kept(change.fullName, known.fullName),
    // The verification was of the previous address.
    verified: change.verified ?? (known.verified && !moved),
    known: known.known || vouched,
    // Until now only pages stated their preferences: these become claims.
    preferences: becomesKnown ? {} : known.preferences,
    claims: becomesKnown ? known.preferences : known.claims,
  };
  const given = <Name extends string>(name: Name, value: string | null) => (value ? { [name]: value } : {});
  const subject = {
    ...given('id', now.externalId),
    ...given('email', now.email),
    ...given('first_name', now.firstName),
    ...given('last_name', now.lastName),
    ...given('full_name', now.fullName),
  };
  const preferences = Object.fromEntries(Object.entries(now.preferences).map(([name, { value }]) => [name, value]));
  await holdPerson(tx, accountId, siteId, known.id, now, at);
  await updateSubject(tx, accountId, known.id, now, searchWords(siteId, { subject, preferences }));
  return { ...known, ...now };
}
