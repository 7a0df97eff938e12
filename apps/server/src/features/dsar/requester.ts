import { isOpen, stateAfter } from '@app/requests';
import { fill, loadWords, type Locale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { sameSecret } from '#platform/crypto/tokens.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { dayOf } from '../policies/index.ts';
import type { ConsentIntake } from '../consent-records/index.ts';
import { askedOf, languageOf, writtenDay } from './context.ts';
import { heldFor, withdrawConsents } from './held.ts';
import { mailCode } from './jobs.ts';
import { countCodeMails, findRequest, lockRequest, updateRequest, type StoredRequest } from './request-queries.ts';
import type { PageNote, RequestPage } from './request-page.ts';
import { actionsOf, code, mostUnanswered, resumed } from './rules.ts';
import { tellTeam } from './tell-team.ts';
import { goOn } from './thread.ts';
import { listLetters } from './thread-queries.ts';
import { codeHash, readRequestKey, requestKey } from './tokens.ts';

export type Linked = { readonly accountId: string; readonly id: string };

/** What a requester sent from the page of their request. */
export type Pressed = { readonly action: string; readonly text: string; readonly code: string };

const longestText = 5000;

/** What a key opens: the whole page, or the field for the code alone. */
export type Opened = RequestPage & { readonly isWhole: boolean };

/** The page of a request by its key. Undefined: no request belongs to the key. */
export async function openRequest(
  services: Services,
  intake: ConsentIntake,
  key: string,
  pressed: Pressed | undefined,
): Promise<Opened | undefined> {
  const linked = readRequestKey(services.secrets, key);
  if (!linked) return undefined;
  // Whoever sent the form may not be who reads mails to its address.
  const isMailed = linked.way === 'mail';
  const isAllowed = isMailed || pressed?.action === 'confirm' || pressed?.action === 'code';
  const { isProved = false, ...done } = pressed && isAllowed ? await press(services, intake, linked, pressed) : {};
  return services.db.inAccount(linked.accountId, async (tx) => {
    const request = await findRequest(tx, linked.accountId, linked.id);
    if (!request || request.name === null) return undefined;
    const { name: owner } = await askedOf(tx, linked.accountId, request);
    const letters = await listLetters(tx, linked.accountId, linked.id);
    const agreed = await heldFor(tx, linked.accountId, request);
    const own = isProved ? requestKey(services.secrets, linked) : key;
    const page = { locale: languageOf(request), request, owner, letters, agreed: agreed?.map(({ name }) => name) };
    return { ...page, key: own, isWhole: isMailed || isProved, ...done };
  });
}

type Done = Pick<RequestPage, 'note' | 'asks'> & {
  /** Whether the code from the mail was right. */
  readonly isProved?: boolean;
};

async function press(services: Services, intake: ConsentIntake, linked: Linked, pressed: Pressed): Promise<Done> {
  if (pressed.action === 'withdraw' || pressed.action === 'consents') return { asks: pressed.action };
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
      case 'write':
        return { note: await write(said) };
      case 'withdraw-now':
        return { note: await withdraw(said) };
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
    return request && { request, agreed: await heldFor(tx, accountId, request) };
  });
  if (!found?.agreed || found.agreed.length === 0) return {};
  await withdrawConsents(services, intake, accountId, found.request, found.agreed);
  return db.inAccount(accountId, async (tx) => {
    const request = await lockRequest(tx, accountId, id);
    if (!request) return {};
    await goOn(tx, services, accountId, request, byRequester(linked, 'withdrew-consents'));
    await tellTeam(tx, services, accountId, 'requestAnswered', request);
    return { note: right((await wordsOf({ locale: languageOf(request) })).held.done) };
  });
}

type Saying = {
  readonly tx: Tx;
  readonly services: Services;
  readonly linked: Linked;
  readonly request: StoredRequest;
  readonly locale: Locale;
  readonly pressed: Pressed;
};

async function wordsOf({ locale }: Pick<Saying, 'locale'>) {
  return (await loadWords(locale, 'dsar')).page;
}

const right = (text: string): PageNote => ({ text, isWrong: false });
const wrong = (text: string): PageNote => ({ text, isWrong: true });

/** Enters the code from the mail. After five wrong ones it no longer works. */
async function confirm(said: Saying): Promise<Done> {
  const { tx, services, linked, request, pressed } = said;
  const { code: words } = await wordsOf(said);
  if (request.confirmedAt !== null) return { note: right(words.confirmed) };
  const { codeHash: expected, codeUntil, codeTries } = request;
  const isSpent = !expected || codeTries >= code.tries || !codeUntil || codeUntil < services.now();
  if (isSpent) return { note: wrong(words.spent) };
  const given = codeHash(services.secrets, request, pressed.code.replace(/\D/g, ''));
  if (!sameSecret(given.toString('hex'), expected.toString('hex'))) {
    const tries = codeTries + 1;
    await updateRequest(tx, linked.accountId, { ...request, codeTries: tries });
    return { note: wrong(tries >= code.tries ? words.spent : fill(words.wrong, { left: code.tries - tries })) };
  }
  const after = { ...request, confirmedAt: services.now(), codeHash: null, codeUntil: null };
  await goOn(tx, services, linked.accountId, after, byRequester(linked, 'confirmed'));
  return { note: right(words.confirmed), isProved: true };
}

async function askCode(said: Saying): Promise<PageNote> {
  const { tx, services, linked, request } = said;
  const page = await wordsOf(said);
  if (request.confirmedAt !== null) return right(page.code.confirmed);
  const now = services.now();
  const ofDay = await countCodeMails(tx, linked.accountId, request.email ?? '', new Date(now.getTime() - 86_400_000));
  const isSpent = request.codeMails >= code.mails || ofDay >= code.mailsOfAddress || !isOpen(request.state);
  if (isSpent) return wrong(page.unavailable.text);
  await updateRequest(tx, linked.accountId, { ...request, codeMails: request.codeMails + 1 });
  await enqueue(tx, mailCode, { accountId: linked.accountId, requestId: linked.id });
  return right(fill(page.code.sent, { email: request.email ?? '' }));
}

/** Whoever writes from the page answers what was asked: the clock runs again. */
async function write(said: Saying): Promise<PageNote> {
  const { tx, services, linked, request, pressed } = said;
  const { write: words } = await wordsOf(said);
  const text = pressed.text.trim();
  if (text === '' || text.length > longestText || request.state === 'closed') return wrong(words.empty);
  const letters = await listLetters(tx, linked.accountId, linked.id);
  const unanswered = letters.length - 1 - letters.findLastIndex(({ fromOwner }) => fromOwner);
  if (unanswered >= mostUnanswered) return wrong((await wordsOf(said)).unavailable.text);
  const today = dayOf(services.now());
  const pauses = resumed(resumed(request.pauses, 'clarification', today), 'identity', today);
  const after = { ...request, pauses };
  const letter = { fromOwner: false, kind: 'message', subject: '', blocks: [paragraph(text)] };
  await goOn(tx, services, linked.accountId, after, { ...byRequester(linked, 'wrote'), letter });
  // Once until the team answers.
  if (unanswered === 0) await tellTeam(tx, services, linked.accountId, 'requestAnswered', request);
  return right(words.sent);
}

async function withdraw(said: Saying): Promise<PageNote> {
  const { tx, services, linked, request } = said;
  const page = await wordsOf(said);
  const state = actionsOf(request).includes('withdraw') ? stateAfter(request.state, 'withdraw') : undefined;
  if (!state) return wrong(page.unavailable.text);
  const after = { ...request, state, outcome: request.outcome ?? 'withdrawn' } as const;
  await goOn(tx, services, linked.accountId, after, byRequester(linked, 'withdraw'));
  await tellTeam(tx, services, linked.accountId, 'requestAnswered', request);
  return right(page.withdraw.done);
}

/** RULES D13. */
async function appeal(said: Saying): Promise<PageNote> {
  const { tx, services, linked, request, pressed } = said;
  const page = await wordsOf(said);
  const text = pressed.text.trim();
  const state = actionsOf(request).includes('appeal') ? stateAfter(request.state, 'appeal') : undefined;
  if (!state || text === '' || text.length > longestText) return wrong(page.write.empty);
  const after = { ...request, state, appealedOn: dayOf(services.now()) };
  const letter = { fromOwner: false, kind: 'appeal', subject: '', blocks: [paragraph(text)] };
  const { request: stored } = await goOn(tx, services, linked.accountId, after, {
    ...byRequester(linked, 'appeal'),
    letter,
  });
  await tellTeam(tx, services, linked.accountId, 'requestAnswered', request);
  return right(fill(page.appeal.done, { due: writtenDay(said.locale, stored.dueOn ?? '') }));
}

function byRequester({ accountId }: Linked, kind: string) {
  return { kind, who: 'requester', personId: null, doer: { accountId, job: 'dsar.requester' } } as const;
}

const paragraph = (text: string) => ({ kind: 'text', text, required: false }) as const;
