import { consentIntake, consentLimits, type SubjectInput, type SubjectRow } from '@app/contract';
import type { OpenDatabase, Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { DirectRoute, Head } from '#platform/http/direct.ts';
import { Problem } from '#platform/http/problem.ts';
import { inputSchemas } from '#platform/http/strict.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { subjectChanged } from '../events.ts';
import { subjectKey } from '../hashes.ts';
import type { KeyHolder } from '../keys/key-queries.ts';
import { findOrRefuse } from '../people/erasure.ts';
import { lockPeople } from '../people/people-lock-queries.ts';
import { holdPerson, mergeHeld } from '../people/person-evidence.ts';
import { shownSubject } from '../people/shown.ts';
import { findKeyHolder, insertSubject, insertSubjectKey } from '../people/subject-change-queries.ts';
import { correct } from '../people/subject-change.ts';
import { searchWords } from '../rules.ts';
import { checkSite } from '../../sites/index.ts';
import { readSubjectInput } from './read-consent.ts';

type Deps = {
  readonly db: OpenDatabase;
  readonly now: () => Date;
  /** Counts the request and identifies its sender. @throws Problem */
  readonly admit: (head: Head) => Promise<KeyHolder>;
};

type SavedSubject = { readonly made: boolean; readonly subject: SubjectRow };

/** The endpoint with which servers add or correct a person. Needs a private key (RULES C4). */
export function subjectRoute({ db, now, admit }: Deps): DirectRoute {
  async function run(holder: KeyHolder, body: Buffer): Promise<SavedSubject> {
    const input = readSubjectInput(body);
    return db.asSystem((tx) => keepSubject(tx, holder, input, now()));
  }

  return {
    path: consentIntake.subject.path,
    query: inputSchemas(consentIntake.subject).query,
    async admit(head) {
      const holder = await admit(head);
      if (holder.kind !== 'private') throw new Problem('consent-key.private');
      return {
        isKnown: true,
        bodyLimit: consentLimits.subject,
        receive(body, answer) {
          run(holder, body).then(
            ({ made, subject }) => answer(undefined, { status: made ? 201 : 200, body: subject }),
            answer,
          );
        },
      };
    },
  };
}

/**
 * Adds a person, or corrects the one with the site's own id, else with the address. As in the intake, the id decides: a
 * person with the same address is merged into the one with the id.
 *
 * @throws Problem `site.not-found`
 */
async function keepSubject(tx: Tx, holder: KeyHolder, input: SubjectInput, at: Date): Promise<SavedSubject> {
  const { id: keyId, accountId, siteId } = holder;
  await checkSite(tx, accountId, siteId);
  await lockPeople(tx, siteId);
  const find = async (kind: 'id' | 'email', value: string | undefined) =>
    value === undefined ? undefined : findKeyHolder(tx, accountId, siteId, subjectKey(kind, value));
  const [byId, byEmail] = [await find('id', input.id), await find('email', input.email)];
  const own = byId ?? byEmail;
  if (own === undefined) return { made: true, subject: await addSubject(tx, holder, input, at) };

  if (byId !== undefined && byEmail !== undefined && byId !== byEmail)
    await mergeHeld(tx, accountId, { siteId, from: byEmail, into: byId, at, personId: null, keyId });
  if (input.id !== undefined && byId === undefined)
    await insertSubjectKey(tx, accountId, siteId, subjectKey('id', input.id), own);
  const before = await findOrRefuse(tx, accountId, siteId, own);
  const change = {
    externalId: input.id,
    // An address that only a page stated is dropped.
    email: input.email ?? (before.known ? undefined : null),
    firstName: input.first_name,
    lastName: input.last_name,
    fullName: input.full_name,
    verified: input.verified,
    known: true,
  };
  const now = await correct(tx, accountId, siteId, before, change, at);
  await enqueue(tx, subjectChanged, { accountId, siteId, subjectId: own, change: 'updated', at: at.toISOString() });
  return { made: false, subject: shownSubject(now) };
}

async function addSubject(
  tx: Tx,
  { accountId, siteId }: KeyHolder,
  input: SubjectInput,
  at: Date,
): Promise<SubjectRow> {
  const { id, email, first_name, last_name, full_name, verified = false } = input;
  const made = {
    id: newId(at),
    externalId: id ?? null,
    email: email ?? null,
    firstName: first_name ?? null,
    lastName: last_name ?? null,
    fullName: full_name ?? null,
    verified,
    known: true,
    preferences: {},
    claims: {},
    createdAt: at,
    updatedAt: at,
  };
  await insertSubject(tx, accountId, siteId, made, searchWords(siteId, { subject: input, preferences: {} }));
  if (id !== undefined) await insertSubjectKey(tx, accountId, siteId, subjectKey('id', id), made.id);
  if (email !== undefined) await insertSubjectKey(tx, accountId, siteId, subjectKey('email', email), made.id);
  await holdPerson(tx, accountId, siteId, made.id, made, at);
  return shownSubject(made);
}
