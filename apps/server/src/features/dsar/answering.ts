import type { LetterInput } from '@app/contract';
import { identityFor, type RequestRight } from '@app/requests';
import { loadWords } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { eraseByItself, findPersonByAddress, isAddressShared, type ConsentIntake } from '../consent-records/index.ts';
import { siteFacts } from '../policies/index.ts';
import { confirmedProcessing } from '../processing-records/index.ts';
import { hasEndpoints } from '../webhooks/index.ts';
import { languageOf } from './context.ts';
import { composeFor } from './letters.ts';
import { writeHeldFile } from './files/held-file.ts';
import { findForm } from './form-queries.ts';
import { heldFor, withdrawConsents } from './held.ts';
import { lockRequest, type StoredRequest } from './request-queries.ts';
import { lawsOf } from './rules.ts';
import type { Linked } from './saying.ts';
import { carryOut } from './steps.ts';
import { goOn, type Did } from './thread.ts';
import { listTasks } from './thread-queries.ts';

/** Rights that Candor fulfills where it holds all data of visitors. */
const answered: ReadonlySet<RequestRight> = new Set(['access', 'portability', 'erasure', 'withdrawal']);

/**
 * Answers a request of whoever proved their mailbox, if the owner of the site said that all data of visitors is held here. What
 * cannot be answered alone is left to the team, as is a request of which something went wrong: it stays open.
 * @param only the rights that the person has just asked for by a press of their own; default: all that a request can name
 */
export async function answerAlone(
  services: Services,
  intake: ConsentIntake,
  linked: Linked,
  only: ReadonlySet<RequestRight> = answered,
): Promise<void> {
  try {
    await answer(services, intake, linked, only);
  } catch (error) {
    // An answer that cannot be composed is no fault, and nothing was done for it.
    if (error instanceof Problem && error.code === 'dsar.no-records') return;
    services.log.failure('job', error, { job: 'dsar.answer', request: linked.id });
  }
}

async function answer(
  services: Services,
  intake: ConsentIntake,
  { accountId, id }: Linked,
  only: ReadonlySet<RequestRight>,
): Promise<void> {
  const { db, now } = services;
  const by = { who: 'product', personId: null, doer: { accountId, job: 'dsar.answer' } } as const;
  const found = await db.inAccount(accountId, async (tx) => {
    const request = await lockRequest(tx, accountId, id);
    if (!request || !(await isAnsweredAlone(tx, accountId, request, only))) return undefined;
    const held = await heldFor(tx, accountId, request);
    // Nothing under this address may mean another address. The team asks.
    if (!held?.isKnown) return undefined;
    const letter = await letterAbout(request);
    // Nothing is done before it is sure that the answer can be written, and what it says about recipients is true.
    const isSilent = await saysNothingWrong(tx, services, accountId, request);
    if (!isSilent) return undefined;
    await composeFor(tx, accountId, request, letter, now(), { ofSiteAlone: true });
    // From here on nobody else begins.
    return { request: await carryOut(tx, services, { request, step: { action: 'begin' }, by }), held, letter };
  });
  if (!found) return;
  const { request, held, letter } = found;
  const asked = new Set(request.rights);
  const isAboutData = asked.has('access') || asked.has('portability');
  const files = isAboutData ? [(await writeHeldFile(services, accountId, id, by)).id] : [];
  if (asked.has('withdrawal') || asked.has('erasure'))
    await withdrawConsents(services, intake, accountId, request, held.agreed);
  if (asked.has('erasure')) await eraseHeld(services, accountId, request, by);
  await db.inAccount(accountId, async (tx) => {
    const current = await lockRequest(tx, accountId, id);
    // The person may have withdrawn the request meanwhile.
    if (current?.state !== 'in-work') return;
    const step = { action: 'send', letter: { ...letter, files } } as const;
    await carryOut(tx, services, { request: current, step, by, ofSiteAlone: true });
  });
}

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
  if (!rights.includes('erasure')) return true;
  if (await hasEndpoints(tx, accountId, siteId)) return false;
  const options = { siteId, language: languageOf({ language }), now: now() };
  const records = await confirmedProcessing(tx, accountId, options);
  return records.every(({ siteId: of, entry }) => of === null || entry.recipients.length === 0);
}

/** The answer, without the files that come with it. */
async function letterAbout(request: StoredRequest) {
  const { letters } = await loadWords(languageOf(request), 'dsar');
  const kept = request.rights.includes('erasure') ? letters.keptProof : '';
  const none = { refused: [], told: [], files: [] };
  return { ...none, kind: 'answer', text: '', kept, hasData: true, automated: '' } satisfies LetterInput;
}

/** Whether the owner wants it, nobody has begun, and a confirmed mailbox suffices for all that is asked. */
async function isAnsweredAlone(
  tx: Tx,
  accountId: string,
  request: StoredRequest,
  only: ReadonlySet<RequestRight>,
): Promise<boolean> {
  const { siteId, state, requesterFor, confirmedAt, rights, receivedOn } = request;
  if (siteId === null || state !== 'received' || requesterFor !== 'self' || confirmedAt === null) return false;
  const laws = lawsOf(request);
  const isEnough = rights.every((right) => {
    const need = identityFor(right, laws, receivedOn);
    return only.has(right) && (need === 'none' || need === 'mailbox');
  });
  if (!isEnough || (await listTasks(tx, accountId, request.id)).length > 0) return false;
  return (await findForm(tx, accountId, siteId))?.answersItself ?? false;
}

type By = Pick<Did, 'who' | 'personId' | 'doer'>;

/** Erases the person; that consents were given stays as proof, without them. GDPR Art. 17(3)(e). */
async function eraseHeld(services: Services, accountId: string, { id, siteId, email }: StoredRequest, by: By) {
  if (siteId === null || email === null) return;
  const { db } = services;
  const subjectId = await db.inAccount(accountId, (tx) => findPersonByAddress(tx, accountId, siteId, email));
  if (subjectId === undefined) return;
  await eraseByItself(services, { siteId, subjectId, mode: 'keep-evidence', doer: by.doer });
  await db.inAccount(accountId, async (tx) => {
    const request = await lockRequest(tx, accountId, id);
    if (request) await goOn(tx, services, accountId, request, { ...by, kind: 'erased-held' });
  });
}
