import { stateAfter } from '@app/requests';
import { fill } from '@app/texts';
import type { Services } from '#platform/http/context.ts';
import type { FileAnswer } from '#platform/http/routes.ts';
import type { ConsentIntake } from '../consent-records/index.ts';
import { dayOf } from '../policies/index.ts';
import { answerLater, withdrawn } from './answer-later.ts';
import { answerAlone } from './answering.ts';
import { enterPoints, takeDocument } from './identity/enter.ts';
import { findComparison } from './identity/comparison-queries.ts';
import { canEnter, neededOf } from './identity/degrees.ts';
import { findErasure } from './certificates/queries.ts';
import { askCode, confirm } from './codes.ts';
import { askedOf, languageOf, writtenDay } from './context.ts';
import { correctOwn, ownDataOf } from './own-corrections.ts';
import { findDocument, listFiles, updateFiles } from './files/queries.ts';
import { ofRequest } from './files/service.ts';
import { askFileCode, takeFile, tooMuch } from './files/take.ts';
import { heldFor, shownHeld, withdrawConsents } from './held.ts';
import { findRequest, lockRequest } from './request-queries.ts';
import type { PageNote, RequestPage } from './request-page.ts';
import { deleteWaiting } from './second-look-queries.ts';
import { actionsOf, mostUnanswered, resumed, unansweredIn } from './rules.ts';
import { byRequester, right, wordsOf, wrong, type Done, type Linked, type Pressed, type Saying } from './saying.ts';
import { tellTeam } from './tell-team.ts';
import { goOn } from './thread.ts';
import { listLetters } from './thread-queries.ts';
import { readRequestKey, requestKey } from './tokens.ts';

const longestText = 5000;

/** What a key opens: the whole page, or the field for the code alone. */
export type Opened = RequestPage & { readonly isWhole: boolean; readonly download?: FileAnswer | undefined };

/** The page of a request by its key. Undefined: no request belongs to the key. */
export async function openRequest(
  services: Services,
  intake: ConsentIntake,
  key: string,
  pressed: Pressed | undefined,
): Promise<Opened | undefined> {
  const linked = readRequestKey(services.secrets, key);
  if (!linked || !(await isCurrent(services, linked))) return undefined;
  // Whoever sent the form may not be who reads mails to its address.
  const isMailed = linked.way === 'mail';
  const isAllowed = isMailed || pressed?.action === 'confirm' || pressed?.action === 'code';
  const {
    isProved = false,
    fulfills,
    ...done
  } = pressed && isAllowed ? await press(services, intake, linked, pressed) : {};
  if (isProved) await answerAlone(services, intake, linked);
  // Whoever presses for a withdrawal or correction has not asked for anything else.
  if (fulfills) await answerAlone(services, intake, linked, fulfills);
  return services.db.inAccount(linked.accountId, async (tx) => {
    const request = await findRequest(tx, linked.accountId, linked.id);
    if (!request || request.name === null) return undefined;
    const { name: owner } = await askedOf(tx, linked.accountId, request);
    const letters = await listLetters(tx, linked.accountId, linked.id);
    const files = (await listFiles(tx, linked.accountId, linked.id)).filter((file) => file.letterId !== null);
    const held = await heldFor(tx, linked.accountId, request);
    const hasCertificate = typeof (await findErasure(tx, linked.accountId, linked.id))?.certificateId === 'string';
    const ownData = (await ownDataOf(tx, linked.accountId, request))?.data;
    const own = isProved ? requestKey(services.secrets, { ...request, accountId: linked.accountId }) : key;
    const comparison = await findComparison(tx, linked.accountId, linked.id);
    const hasDocument = (await findDocument(tx, linked.accountId, linked.id)) !== undefined;
    const proof = {
      hasDocument,
      points: comparison && canEnter(request.state, comparison) ? comparison.points : [],
      isEntered: (comparison?.sealed ?? null) !== null,
      owesDeclaration: neededOf(request) === 'high',
      asksDocument: request.documentAsked,
    };
    const shown = { locale: languageOf(request), request, owner, letters, files };
    const page = { ...shown, held: shownHeld(held), ownData, hasCertificate, proof };
    const today = dayOf(services.now());
    return { ...page, today, key: own, isWhole: isMailed || isProved, ...done };
  });
}

/** Whether no other address took the place of that to which the key was mailed. */
async function isCurrent({ db }: Services, { accountId, id, linkTurn }: Linked & { readonly linkTurn: number }) {
  const request = await db.inAccount(accountId, (tx) => findRequest(tx, accountId, id));
  return request?.linkTurn === linkTurn;
}

async function press(services: Services, intake: ConsentIntake, linked: Linked, pressed: Pressed): Promise<Done> {
  if (pressed.action === 'withdraw' || pressed.action === 'consents') return { asks: pressed.action };
  if (pressed.action === 'too-much') return { note: await tooMuch(services, linked) };
  if (pressed.action === 'consents-now') return withdrawHeld(services, intake, linked);
  return services.db.inAccount(linked.accountId, async (tx) => {
    const request = await lockRequest(tx, linked.accountId, linked.id);
    if (!request || request.name === null) return {};
    const said = { tx, services, linked, request, locale: languageOf(request), pressed };
    switch (pressed.action) {
      case 'confirm':
        return confirm(said);
      case 'code':
        return { note: await askCode(said) };
      case 'file-code':
        return { note: await askFileCode(said) };
      case 'file':
        return takeFile(said);
      case 'points':
        return { note: await enterPoints(said) };
      case 'document':
        return { note: await takeDocument(said) };
      case 'write':
        return { note: await write(said) };
      case 'withdraw-now':
        return { note: await withdraw(said) };
      case 'correct':
        return correctOwn(said);
      case 'appeal':
        return { note: await appeal(said) };
      default:
        return {};
    }
  });
}

/** Withdraws what is held here at once. The consents are kept before the step, so that a stop in between withdraws them again. */
async function withdrawHeld(services: Services, intake: ConsentIntake, linked: Linked): Promise<Done> {
  const { db } = services;
  const { accountId, id } = linked;
  const found = await db.inAccount(accountId, async (tx) => {
    const request = await findRequest(tx, accountId, id);
    return request && { request, agreed: (await heldFor(tx, accountId, request))?.agreed };
  });
  if (!found?.agreed || found.agreed.length === 0) return {};
  await withdrawConsents(services, intake, accountId, found.request, found.agreed);
  return db.inAccount(accountId, async (tx) => {
    const request = await lockRequest(tx, accountId, id);
    if (!request) return {};
    await goOn(tx, services, accountId, request, byRequester(linked, 'withdrew-consents'));
    await tellTeam(tx, services, accountId, 'requestAnswered', request);
    await answerLater(tx, services, linked, withdrawn);
    return { note: right((await wordsOf({ locale: languageOf(request) })).held.done), fulfills: withdrawn };
  });
}

/** Whoever writes from the page answers what was asked: the clock runs again. */
async function write(said: Saying): Promise<PageNote> {
  const { tx, services, linked, request, pressed } = said;
  const { write: words } = await wordsOf(said);
  // A form sends two signs for a line break, and a field counts one.
  const text = pressed.text.replaceAll('\r\n', '\n').trim();
  const saysNothing = text === '' && pressed.sent.length === 0;
  if (saysNothing || text.length > longestText || request.state === 'closed') return wrong(words.empty);
  const letters = await listLetters(tx, linked.accountId, linked.id);
  const unanswered = unansweredIn(letters);
  if (unanswered >= mostUnanswered) return wrong((await wordsOf(said)).unavailable.text);
  const today = dayOf(services.now());
  const pauses = resumed(resumed(request.pauses, 'clarification', today), 'identity', today);
  const after = { ...request, pauses };
  const blocks = text === '' ? [] : [paragraph(text)];
  const letter = { fromOwner: false, kind: 'message', subject: '', blocks };
  const did = { ...byRequester(linked, 'wrote'), letter };
  const { letterId = '' } = await goOn(tx, services, linked.accountId, after, did);
  const ids = pressed.sent.map(({ id }) => id);
  await updateFiles(tx, ofRequest(linked.accountId, request), ids, { letterId });
  // Once until the team answers.
  if (unanswered === 0) await tellTeam(tx, services, linked.accountId, 'requestAnswered', request);
  return right(words.sent);
}

async function withdraw(said: Saying): Promise<PageNote> {
  const { tx, services, linked, request } = said;
  const page = await wordsOf(said);
  const today = dayOf(services.now());
  const state = actionsOf(request, today).includes('withdraw') ? stateAfter(request.state, 'withdraw') : undefined;
  if (!state) return wrong(page.unavailable.text);
  const after = { ...request, state, outcome: request.outcome ?? 'withdrawn' } as const;
  await goOn(tx, services, linked.accountId, after, byRequester(linked, 'withdraw'));
  await deleteWaiting(tx, linked.accountId, linked.id);
  await tellTeam(tx, services, linked.accountId, 'requestAnswered', request);
  return right(page.withdraw.done);
}

/** RULES D13. */
async function appeal(said: Saying): Promise<PageNote> {
  const { tx, services, linked, request, pressed } = said;
  const page = await wordsOf(said);
  const text = pressed.text.replaceAll('\r\n', '\n').trim();
  const today = dayOf(services.now());
  const state = actionsOf(request, today).includes('appeal') ? stateAfter(request.state, 'appeal') : undefined;
  if (!state || text === '' || text.length > longestText) return wrong(page.write.empty);
  const after = { ...request, state, appealedOn: today, closedAt: null };
  const letter = { fromOwner: false, kind: 'appeal', subject: '', blocks: [paragraph(text)] };
  const { request: stored } = await goOn(tx, services, linked.accountId, after, {
    ...byRequester(linked, 'appeal'),
    letter,
  });
  await tellTeam(tx, services, linked.accountId, 'requestAnswered', request);
  return right(fill(page.appeal.done, { due: writtenDay(said.locale, stored.dueOn ?? '') }));
}

const paragraph = (text: string) => ({ kind: 'text', text, required: false }) as const;
