import { certify } from './certificates/certificate.ts';
import type { LetterInput } from '@app/contract';
import type { RequestRight } from '@app/requests';
import { loadWords } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import {
  eraseByItself,
  findPersonByAddress,
  isAddressShared,
  type Agreed,
  type ConsentIntake,
} from '../consent-records/index.ts';
import { siteFacts } from '../policies/index.ts';
import { confirmedProcessing } from '../processing-records/index.ts';
import { hasEndpoints } from '../webhooks/index.ts';
import { answered } from './answer-later.ts';
import { languageOf } from './context.ts';
import { updateLease } from './lease-queries.ts';
import { composeFor } from './letters.ts';
import { correctionsSaid } from './own-corrections.ts';
import { heldFileName, writeHeldFile } from './files/held-file.ts';
import { deleteFiles, listFiles, type StoredFile } from './files/queries.ts';
import { ofRequest } from './files/service.ts';
import { isWhole } from './files/store.ts';
import { eraseOwnChoices } from './choices.ts';
import { isForThemselves } from './for-themselves.ts';
import { findForm } from './form-queries.ts';
import { isProvedFor } from './identity/degrees.ts';
import { agreedToMarketing, heldFor, withdrawConsents } from './held.ts';
import { lockRequest, type StoredRequest } from './request-queries.ts';
import type { Linked } from './saying.ts';
import { carryOut } from './steps.ts';
import { goOn, type Did } from './thread.ts';
import { listSteps, listTasks } from './thread-queries.ts';

/** Milliseconds for which nobody else goes on with an answer that somebody began. */
const leaseMs = 120_000;

/**
 * Answers a request of whoever proved their mailbox, if the owner of the site said that all data of visitors is held here. What
 * cannot be answered alone is left to the team. An answer of which something went wrong is tried again by a job.
 * @param only the rights that the person has just asked for by a press of their own; default: all that a request can name
 */
export async function answerAlone(
  services: Services,
  intake: ConsentIntake,
  linked: Linked,
  only: ReadonlySet<RequestRight> = answered,
): Promise<void> {
  try {
    await answerOrGoOn(services, intake, linked, only);
  } catch (error) {
    services.log.failure('job', error, { job: 'dsar.answer', request: linked.id });
  }
}

/**
 * Begins an answer, or goes on where one was stopped: each step looks at what is there, and does what is missing.
 * @throws what keeps a step from being done. The answer is then free to be tried again
 */
export async function answerOrGoOn(
  services: Services,
  intake: ConsentIntake,
  linked: Linked,
  only: ReadonlySet<RequestRight>,
): Promise<void> {
  const request = await begun(services, linked, only);
  if (!request) return;
  try {
    await goThrough(services, intake, linked, request);
  } catch (error) {
    const free = services.now();
    await services.db.inAccount(linked.accountId, (tx) => updateLease(tx, linked.accountId, linked.id, free));
    throw error;
  }
}

const byItself = ({ accountId }: Linked) =>
  ({ who: 'product', personId: null, doer: { accountId, job: 'dsar.answer' } }) as const;

/**
 * The request as begun, by this run or by one that was stopped. Undefined: it is not answered alone.
 * @throws Error if another run is still at it
 */
async function begun(
  services: Services,
  linked: Linked,
  only: ReadonlySet<RequestRight>,
): Promise<StoredRequest | undefined> {
  const { db, now } = services;
  const { accountId, id } = linked;
  return db.inAccount(accountId, async (tx) => {
    const request = await lockRequest(tx, accountId, id);
    if (!request) return undefined;
    const aloneUntil = new Date(now().getTime() + leaseMs);
    if (request.aloneUntil !== null && request.state === 'in-work') {
      if (request.aloneUntil > now()) throw new Error('Another process answers this request.');
      // What was true when it was begun may be true no longer.
      if (!(await mayAnswerAlone(tx, accountId, request, only))) return undefined;
      if (!(await saysNothingWrong(tx, services, accountId, request))) return undefined;
      await updateLease(tx, accountId, id, aloneUntil);
      return request;
    }
    if (request.state !== 'received' || !(await mayAnswerAlone(tx, accountId, request, only))) return undefined;
    const held = await heldFor(tx, accountId, request);
    // Nothing under this address may mean another address. The team asks.
    if (!held?.isKnown) return undefined;
    // What else was agreed to may be marketing, too. The team knows.
    const isMixed =
      request.rights.includes('stop-marketing') && (await endedBy(tx, accountId, request)).length < held.agreed.length;
    if (isMixed) return undefined;
    // Nothing is done before it is sure that the answer can be written, and what it says is true.
    if (!(await saysNothingWrong(tx, services, accountId, request))) return undefined;
    if (!(await canBeWritten(tx, accountId, request, now()))) return undefined;
    // From here on nobody else begins.
    const step = { action: 'begin' } as const;
    return carryOut(tx, services, { request: { ...request, aloneUntil }, step, by: byItself(linked) });
  });
}

async function canBeWritten(tx: Tx, accountId: string, request: StoredRequest, now: Date): Promise<boolean> {
  try {
    await composeFor(tx, accountId, request, await letterAbout(request), now, { ofSiteAlone: true });
    return true;
  } catch (error) {
    // The register says nothing yet. That is no fault, and nothing was done for the answer.
    if (error instanceof Problem && error.code === 'dsar.no-records') return false;
    throw error;
  }
}

async function goThrough(
  services: Services,
  intake: ConsentIntake,
  linked: Linked,
  request: StoredRequest,
): Promise<void> {
  const { db } = services;
  const { accountId, id } = linked;
  const by = byItself(linked);
  const asked = new Set(request.rights);
  const isAboutData = asked.has('access') || asked.has('portability');
  const files = isAboutData ? [await copyOf(services, accountId, request, by)] : [];
  const over = await db.inAccount(accountId, (tx) => endedBy(tx, accountId, request));
  await withdrawConsents(services, intake, accountId, request, over);
  if (asked.has('erasure')) {
    await eraseHeld(services, accountId, request, by);
    await eraseOwnChoices(services, accountId, id, by);
  }
  const text = asked.has('rectification')
    ? await db.inAccount(accountId, (tx) => correctionsSaid(tx, accountId, id, languageOf(request)))
    : '';
  const letter = { ...(await letterAbout(request)), text };
  await db.inAccount(accountId, async (tx) => {
    const current = await lockRequest(tx, accountId, id);
    // Meanwhile the person may have withdrawn the request, or the team taken a step with it.
    if (current?.state !== 'in-work' || current.aloneUntil === null) return;
    const step = { action: 'send', letter: { ...letter, files } } as const;
    const own = { ...current, aloneUntil: null };
    const sent = await carryOut(tx, services, { request: own, step, by, ofSiteAlone: true });
    // The team may never look at it: the certificate of an erasure comes with the letter.
    await certify(tx, accountId, sent, services.now());
  });
}

/** The consents that are withdrawn by what is asked for. */
async function endedBy(tx: Tx, accountId: string, request: StoredRequest): Promise<readonly Agreed[]> {
  const agreed = (await heldFor(tx, accountId, request))?.agreed ?? [];
  if (request.rights.includes('withdrawal') || request.rights.includes('erasure')) return agreed;
  return request.rights.includes('stop-marketing') ? agreedToMarketing(tx, accountId, request, agreed) : [];
}

/** The file with what is held, from before anything of it was changed: one that a stopped run left whole is taken. */
async function copyOf(services: Services, accountId: string, request: StoredRequest, by: By): Promise<string> {
  const of = ofRequest(accountId, request);
  const whole = await services.db.inAccount(accountId, async (tx) => {
    const ours = (await listFiles(tx, accountId, request.id)).filter(isOurUnsentFile);
    const kept = ours.find((file) => isWhole(file) && file.deleteOn === null);
    const broken = ours.filter((file) => file !== kept).map((file) => file.id);
    await deleteFiles(tx, of, broken);
    return kept;
  });
  return (whole ?? (await writeHeldFile(services, accountId, request.id, by))).id;
}

const isOurUnsentFile = ({ fromOwner, letterId, personId, name }: StoredFile) =>
  fromOwner && letterId === null && personId === null && name === heldFileName;

/**
 * Whether the sentences of an answer that nobody looked at are true: that nobody had to be told of an erasure, and that no
 * decisions are made by automated means. GDPR Art. 15(1)(h), 19.
 */
async function saysNothingWrong(
  tx: Tx,
  { now }: Services,
  accountId: string,
  { siteId, rights, email, language }: StoredRequest,
): Promise<boolean> {
  if (siteId === null || email === null) return false;
  if (await isAddressShared(tx, accountId, siteId, email)) return false;
  if (rights.includes('access')) {
    const facts = await siteFacts(tx, now(), accountId, siteId);
    if (facts?.automatedDecisions?.made) return false;
  }
  // Of a correction, recipients are told as well.
  if (!rights.includes('erasure') && !rights.includes('rectification')) return true;
  if (await hasEndpoints(tx, accountId, siteId)) return false;
  const options = { siteId, language: languageOf({ language }), now: now() };
  const records = await confirmedProcessing(tx, accountId, options);
  return records.every(({ siteId: of, entry }) => of === null || entry.recipients.length === 0);
}

/** The answer, without the files that come with it. */
async function letterAbout(request: StoredRequest) {
  const { letters } = await loadWords(languageOf(request), 'dsar');
  const kept = request.rights.includes('erasure') ? letters.keptProof : '';
  const none = { refused: [], told: [], noneReceived: false, files: [] };
  return { ...none, kind: 'answer', text: '', kept, hasData: true, automated: '' } satisfies LetterInput;
}

/** Whether the owner wants it, no teammate is at it, and the degree of identity suffices for all that is asked. */
async function mayAnswerAlone(
  tx: Tx,
  accountId: string,
  request: StoredRequest,
  only: ReadonlySet<RequestRight>,
): Promise<boolean> {
  const { siteId, confirmedAt, rights, rightsGuessed } = request;
  if (siteId === null || confirmedAt === null || !(await isForThemselves(tx, accountId, request))) return false;
  // Words of a mail may be misread: "Do not delete my account".
  if (rightsGuessed) return false;
  const isEnough = rights.every((right) => only.has(right) && isProvedFor(request, right));
  if (!isEnough || (await listTasks(tx, accountId, request.id)).length > 0) return false;
  return (await findForm(tx, accountId, siteId))?.answersItself ?? false;
}

type By = Pick<Did, 'who' | 'personId' | 'doer'>;

/** Erases the person; that consents were given stays as proof, without them. GDPR Art. 17(3)(e). */
async function eraseHeld(services: Services, accountId: string, { id, siteId, email }: StoredRequest, by: By) {
  if (siteId === null || email === null) return;
  const { db } = services;
  const subjectId = await db.inAccount(accountId, (tx) => findPersonByAddress(tx, accountId, siteId, email));
  if (subjectId !== undefined)
    await eraseByItself(services, { siteId, subjectId, mode: 'keep-evidence', doer: by.doer });
  await db.inAccount(accountId, async (tx) => {
    const request = await lockRequest(tx, accountId, id);
    const isTold = (await listSteps(tx, accountId, id)).some(({ kind }) => kind === 'erased-held');
    if (!request || isTold) return;
    await goOn(tx, services, accountId, request, { ...by, kind: 'erased-held' });
  });
}
