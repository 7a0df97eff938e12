import { dsarFileLimits, type LetterInput } from '@app/contract';
import { identityFor, type RequestRight } from '@app/requests';
import { loadWords } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { eraseByItself, findPersonByAddress, type ConsentIntake } from '../consent-records/index.ts';
import { languageOf } from './context.ts';
import { composeFor } from './letters.ts';
import { heldData, heldFileName } from './files/held-file.ts';
import { ofRequest } from './files/service.ts';
import { writeFile } from './files/store.ts';
import { findForm } from './form-queries.ts';
import { heldFor, withdrawConsents } from './held.ts';
import { findRequest, lockRequest, type StoredRequest } from './request-queries.ts';
import { lawsOf } from './rules.ts';
import type { Linked } from './saying.ts';
import { carryOut } from './steps.ts';
import { goOn, type Did } from './thread.ts';

/** Rights that Candor fulfills where it holds all data of visitors. */
const answered: ReadonlySet<RequestRight> = new Set(['access', 'portability', 'erasure', 'withdrawal']);

/**
 * Answers a request of whoever proved their mailbox, if the owner of the site said that all data of visitors is held here. What
 * cannot be answered alone is left to the team, as is a request of which something went wrong: it stays open.
 */
export async function answerAlone(services: Services, intake: ConsentIntake, linked: Linked): Promise<void> {
  try {
    await answer(services, intake, linked);
  } catch (error) {
    if (error instanceof Problem) return;
    services.log.failure('job', error, { job: 'dsar.answer', request: linked.id });
  }
}

async function answer(services: Services, intake: ConsentIntake, { accountId, id }: Linked): Promise<void> {
  const { db, now } = services;
  const found = await db.inAccount(accountId, async (tx) => {
    const request = await findRequest(tx, accountId, id);
    if (!request || !(await isAnsweredAlone(tx, accountId, request))) return undefined;
    const held = await heldFor(tx, accountId, request);
    if (!held) return undefined;
    const letter = await letterAbout(request, held.isKnown);
    // Nothing is done before it is sure that the answer can be written.
    await composeFor(tx, accountId, request, letter, now());
    return { request, held, letter };
  });
  if (!found) return;
  const { request, held, letter } = found;
  const asked = new Set(request.rights);
  const isAboutData = asked.has('access') || asked.has('portability');
  const by = { who: 'product', personId: null, doer: { accountId, job: 'dsar.answer' } } as const;
  const files = isAboutData && held.isKnown ? [await copyOfHeld(services, accountId, request, by)] : [];
  if (asked.has('withdrawal') || asked.has('erasure'))
    await withdrawConsents(services, intake, accountId, request, held.agreed);
  if (asked.has('erasure') && held.isKnown) await eraseHeld(services, accountId, request, by);
  await db.inAccount(accountId, async (tx) => {
    const current = await lockRequest(tx, accountId, id);
    // A teammate may have begun meanwhile.
    if (current?.state !== 'received') return;
    const step = { action: 'send', letter: { ...letter, files } } as const;
    await carryOut(tx, services, { request: current, step, by });
  });
}

/** The answer, without the files that come with it. */
async function letterAbout(request: StoredRequest, isKnown: boolean) {
  const { letters } = await loadWords(languageOf(request), 'dsar');
  const kept = isKnown && request.rights.includes('erasure') ? letters.keptProof : '';
  const none = { refused: [], told: [], files: [] };
  return { ...none, kind: 'answer', text: '', kept, hasData: isKnown, automated: '' } satisfies LetterInput;
}

/** Whether the owner wants it, nobody has begun, and a confirmed mailbox suffices for all that is asked. */
async function isAnsweredAlone(tx: Tx, accountId: string, request: StoredRequest): Promise<boolean> {
  const { siteId, state, requesterFor, confirmedAt, rights, receivedOn } = request;
  if (siteId === null || state !== 'received' || requesterFor !== 'self' || confirmedAt === null) return false;
  const laws = lawsOf(request);
  const isEnough = rights.every((right) => {
    const need = identityFor(right, laws, receivedOn);
    return answered.has(right) && (need === 'none' || need === 'mailbox');
  });
  return isEnough && ((await findForm(tx, accountId, siteId))?.answersItself ?? false);
}

type By = Pick<Did, 'who' | 'personId' | 'doer'>;

async function copyOfHeld(services: Services, accountId: string, request: StoredRequest, by: By): Promise<string> {
  const { db } = services;
  const held = await db.inAccount(accountId, (tx) => heldData(tx, services, accountId, request, by.doer));
  if (!held) throw new Problem('dsar-file.nothing-held');
  const begun = { name: heldFileName, size: dsarFileLimits.file, fromOwner: true, personId: null };
  const { id } = await writeFile(services, ofRequest(accountId, request), begun, held);
  return id;
}

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
