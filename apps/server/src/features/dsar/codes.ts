import { newId } from '#platform/database/ids.ts';
import { higherIdentity, isOpen } from '@app/requests';
import { fill } from '@app/texts';
import { sameSecret } from '#platform/crypto/tokens.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { answered, answerLater } from './answer-later.ts';
import { mailCode } from './jobs.ts';
import { countCodeMails } from './request-count-queries.ts';
import { updateRequest } from './request-queries.ts';
import type { PageNote } from './request-page.ts';
import { code } from './rules.ts';
import { byRequester, right, wordsOf, wrong, type Done, type Saying } from './saying.ts';
import { goOn } from './thread.ts';
import { codeHash } from './tokens.ts';

/** What is wrong with a code, which is then counted; undefined: it is right. After five wrong ones it no longer works. */
export async function wrongCode(said: Saying): Promise<PageNote | undefined> {
  const { tx, services, linked, request, pressed } = said;
  const { code: words } = await wordsOf(said);
  const { codeHash: expected, codeUntil, codeTries } = request;
  const isSpent = !expected || codeTries >= code.tries || !codeUntil || codeUntil < services.now();
  if (isSpent) return wrong(words.spent);
  const given = codeHash(services.secrets, request, pressed.code.replace(/\D/g, ''));
  if (sameSecret(given.toString('hex'), expected.toString('hex'))) return undefined;
  const after = { ...request, codeTries: codeTries + 1 };
  const left = code.tries - after.codeTries;
  if (left > 0) {
    await updateRequest(tx, linked.accountId, after);
    return wrong(fill(words.wrong, { left }));
  }
  // Somebody may be trying codes: the team sees it in the history, and the account in its log.
  await goOn(tx, services, linked.accountId, after, byRequester(linked, 'codes-spent'));
  return wrong(words.spent);
}

/** Enters the code from the mail. */
export async function confirm(said: Saying): Promise<Done> {
  const { tx, services, linked, request } = said;
  const { code: words } = await wordsOf(said);
  if (request.confirmedAt !== null) return { note: right(words.confirmed) };
  const isWrong = await wrongCode(said);
  if (isWrong) return { note: isWrong };
  const identity = higherIdentity(request.identity, 'mailbox');
  const after = { ...request, identity, confirmedAt: services.now(), codeHash: null, codeUntil: null };
  await goOn(tx, services, linked.accountId, after, byRequester(linked, 'confirmed'));
  await answerLater(tx, services, linked, answered);
  return { note: right(words.confirmed), isProved: true };
}

export async function askCode(said: Saying): Promise<PageNote> {
  const { tx, services, linked, request } = said;
  const page = await wordsOf(said);
  if (request.confirmedAt !== null) return right(page.code.confirmed);
  const now = services.now();
  const ofDay = await countCodeMails(tx, linked.accountId, request.email ?? '', new Date(now.getTime() - 86_400_000));
  const isSpent = request.codeMails >= code.mails || ofDay >= code.mailsOfAddress || !isOpen(request.state);
  if (isSpent) return wrong(page.unavailable.text);
  await updateRequest(tx, linked.accountId, { ...request, codeMails: request.codeMails + 1 });
  await enqueue(tx, mailCode, { accountId: linked.accountId, requestId: linked.id, mailId: newId(now) });
  return right(fill(page.code.sent, { email: request.email ?? '' }));
}
