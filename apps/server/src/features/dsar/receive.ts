import type { RequestInput } from '@app/contract';
import { composeLetter, identityFor, lawsFor, rightsUnder } from '@app/requests';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { recordEvent, type Doer } from '../audit/index.ts';
import { dayOf } from '../policies/index.ts';
import { answered, answerLater } from './answer-later.ts';
import { askedOf, letterContext } from './context.ts';
import { useStatement } from './identity/key-queries.ts';
import type { SignedIn } from './identity/signed-in.ts';
import { mailReceived } from './jobs.ts';
import { countByEmail, countReceived } from './request-count-queries.ts';
import { findBySubmission, insertRequest, type Channel, type StoredRequest } from './request-queries.ts';
import { courseOf, mostMailedADay, mostToldAnHour, nextDue } from './rules.ts';
import { tellTeam } from './tell-team.ts';
import { insertLetter, insertStep } from './thread-queries.ts';
import { newNumber } from './tokens.ts';

export type Received = {
  readonly input: RequestInput;
  readonly channel: Channel;
  readonly receivedOn: string;
  readonly site: { readonly id: string; readonly name: string } | null;
  readonly workplace: string;
  readonly ownerCountry: string | undefined;
  /** Who handles requests of the site. */
  readonly handlerId: string | null;
  /** Who stands in for them. */
  readonly deputyId: string | null;
  /** The id of a sent form. */
  readonly submission?: string | undefined;
  /** Whom the site states to be signed in. */
  readonly signedIn?: SignedIn | undefined;
  /** Whether the rights are a guess from the words of a mail. */
  readonly rightsGuessed?: boolean;
  /** Whether an agent verified who they are. */
  readonly isVerified?: boolean;
  /** A teammate; undefined: the requester. */
  readonly doer?: Doer | undefined;
};

/**
 * Stores a request with its acknowledgement, and mails it. RULES D16. A form that was sent before is received once.
 * @throws Problem `dsar.not-in-law`, `dsar-identity.invalid`
 */
export async function receive(
  tx: Tx,
  services: Services,
  accountId: string,
  received: Received,
): Promise<StoredRequest> {
  const now = services.now();
  const { input, channel, receivedOn, site, workplace, doer } = received;
  const before = received.submission && (await findBySubmission(tx, accountId, received.submission));
  if (before && isSame(before, input)) return before;
  // Somebody went back and corrected what they had sent: another request.
  const submission = before ? undefined : received.submission;
  const laws = lawsFor(input.place, received.ownerCountry, receivedOn);
  const offered = rightsUnder(laws, receivedOn);
  if (!input.rights.every((right) => offered.includes(right))) throw new Problem('dsar.not-in-law');
  const isKnown =
    doer !== undefined ||
    received.signedIn !== undefined ||
    received.isVerified === true ||
    input.rights.every((right) => identityFor(right, laws, receivedOn) === 'none');
  const facts = {
    state: 'received',
    laws: laws.map(({ id }) => id),
    rights: input.rights,
    receivedOn,
    workplace,
    extendedOn: null,
    appealedOn: null,
    outcome: null,
    acknowledgedOn: null,
    answeredOn: null,
    pauses: [],
    confirmedAt: isKnown ? now : null,
    email: input.email ?? null,
  } as const;
  const due = nextDue(facts, dayOf(now));
  const request: StoredRequest = {
    ...facts,
    // An agent's check was no declaration by the person. CCPA regulations § 7062.
    identity: received.signedIn ? 'high' : received.isVerified ? 'reasonable' : doer ? 'mailbox' : 'none',
    documentAsked: false,
    id: newId(now),
    siteId: site?.id ?? null,
    siteName: site?.name ?? null,
    number: newNumber(),
    submission: submission ?? null,
    channel,
    requesterFor: input.requesterFor,
    place: input.place,
    language: input.language,
    name: input.name,
    person: input.person ?? null,
    subject: received.signedIn?.subject ?? null,
    details: input.details,
    receivedAt: now,
    dueOn: due?.day ?? null,
    standsStill: false,
    answerDueOn: null,
    closedAt: null,
    forgetOn: null,
    assigneeId: received.handlerId,
    deputyId: received.deputyId,
    consentId: input.consentId === undefined ? null : hyphenated(input.consentId),
    version: 1,
    codeHash: null,
    codeUntil: null,
    codeTries: 0,
    codeMails: 0,
    linkTurn: 0,
    codeFiles: [],
    aloneUntil: null,
    rightsGuessed: received.rightsGuessed ?? false,
  };
  const stored = await insertNumbered(tx, accountId, request);
  if (stored.id !== request.id) return stored;
  await markSignedIn(tx, accountId, stored, received.signedIn);
  await acknowledge(tx, accountId, stored, now);
  const proof = received.signedIn ? 'signed-in' : received.isVerified ? 'agent-verified' : undefined;
  if (proof)
    await insertStep(
      tx,
      { accountId, requestId: stored.id, siteId: stored.siteId },
      {
        id: newId(now),
        at: now,
        kind: proof,
        who: 'requester',
        personId: null,
        note: '',
      },
    );
  if (received.signedIn) await answerLater(tx, services, { accountId, id: stored.id }, answered);
  const teller = doer ?? { accountId, job: jobsOfChannels[channel] ?? 'dsar.form' };
  const details = { channel, rights: courseOf(stored).rights.join(', ') };
  await recordEvent(tx, now, teller, 'dsar-request.received', { siteId: stored.siteId, target: stored.id, details });
  const anHourAgo = new Date(now.getTime() - 3_600_000);
  if (!doer && (await countReceived(tx, accountId, anHourAgo)) <= mostToldAnHour)
    await tellTeam(tx, services, accountId, 'requestReceived', stored);
  return stored;
}

/** The job that receives what no person sends. */
const jobsOfChannels: Readonly<Partial<Record<Channel, string>>> = { email: 'dsar.read-inbox', agent: 'dsar.agent' };

/** The id of a banner as the database writes it. */
function hyphenated(digits: string): string {
  return [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)].join(
    '-',
  );
}

/** Uses up the statement of the site, in the transaction that stores the request. @throws Problem `dsar-identity.invalid` */
async function markSignedIn(
  tx: Tx,
  accountId: string,
  { siteId }: StoredRequest,
  who: SignedIn | undefined,
): Promise<void> {
  if (who && !(siteId !== null && (await useStatement(tx, accountId, siteId, who.use))))
    throw new Problem('dsar-identity.invalid');
}

function isSame(before: StoredRequest, input: RequestInput): boolean {
  const { email, name, details, rights, place, requesterFor, person, consentId } = before;
  const same = [
    email === (input.email ?? null),
    name === input.name,
    details === input.details,
    place === input.place,
    requesterFor === input.requesterFor,
    person === (input.person ?? null),
    consentId === (input.consentId === undefined ? null : hyphenated(input.consentId)),
  ];
  return same.every(Boolean) && rights.toSorted().join() === input.rights.toSorted().join();
}

/** Numbers are random, so that one may be taken; the same form may arrive twice at once. */
async function insertNumbered(tx: Tx, accountId: string, request: StoredRequest): Promise<StoredRequest> {
  let next = request;
  while (!(await insertRequest(tx, accountId, next))) {
    const { submission } = request;
    const before = submission === null ? undefined : await findBySubmission(tx, accountId, submission);
    if (before) return before;
    next = { ...next, number: newNumber() };
  }
  return next;
}

/** RULES D16: a number and a due day in the language of the requester, at once. */
async function acknowledge(tx: Tx, accountId: string, request: StoredRequest, now: Date): Promise<void> {
  const { id: requestId, siteId, email } = request;
  const of = { accountId, requestId, siteId };
  const asked = await askedOf(tx, accountId, request);
  const letter = composeLetter(await letterContext(request, asked, dayOf(now)), { kind: 'acknowledgement' });
  const about = { at: now, personId: null };
  await insertStep(tx, of, { ...about, id: newId(now), kind: 'received', who: 'requester', note: '' });
  await insertLetter(tx, of, { ...about, ...letter, id: newId(now), fromOwner: true, kind: 'acknowledgement' });
  if (email === null) return;
  const dayBefore = new Date(now.getTime() - 86_400_000);
  if ((await countByEmail(tx, accountId, email, dayBefore)) <= mostMailedADay) {
    await enqueue(tx, mailReceived, { accountId, requestId });
  }
}
