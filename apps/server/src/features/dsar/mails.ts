import { nameInMail } from '@app/contract';
import { fill, languageTag, loadWords } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import type { Message } from '#platform/mail/mail.ts';
import { allowMails } from '../accounts/index.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { askedOf, languageOf, writtenDay } from './context.ts';
import { isOwnAddress, replyAddress } from './inbox/address.ts';
import { mailCode, mailLetter, mailReceived } from './jobs.ts';
import { lockRequest, updateRequest, type StoredRequest } from './request-queries.ts';
import { code } from './rules.ts';
import { isUnmailed, markMailed } from './thread-queries.ts';
import { codeHash, codeOf, requestUrl } from './tokens.ts';

type Of = { readonly accountId: string; readonly requestId: string };

/** Milliseconds until a mail above the limits of the account is tried again. */
const sendLater = 15 * 60_000;

type ReceivedMail = Of & { readonly mailId?: string | undefined };

/** Confirms a request to its sender. RULES D16. The mail says nothing of what was asked. */
export async function sendReceived(services: Services, task: ReceivedMail): Promise<void> {
  const mailOf = ({ requestId, mailId }: ReceivedMail) => mailId ?? requestId;
  await sendTo(services, { task, again: mailReceived, mailOf }, always, async (tx, request, owner) => {
    const locale = languageOf(request);
    const { received } = (await loadWords(locale, 'dsar')).mails;
    const values = {
      owner,
      number: request.number,
      date: writtenDay(locale, request.receivedOn),
      due: writtenDay(locale, request.dueOn ?? request.receivedOn),
      link: requestUrl(services, { ...request, accountId: task.accountId }),
    };
    const subject = fill(received.subject, { number: request.number });
    if (request.confirmedAt !== null) return { subject, text: fill(received.noCode, values) };
    const code = await giveCode(tx, services, { accountId: task.accountId, mailId: mailOf(task) }, request);
    return { subject, text: fill(received.code, { ...values, code }) };
  });
}

type CodeMail = Of & { readonly opens: 'address' | 'file'; readonly mailId: string };

/** Mails a new code; the one before no longer works. */
export async function sendCode(services: Services, task: CodeMail): Promise<void> {
  const mailOf = ({ mailId }: CodeMail) => mailId;
  const isDue = task.opens === 'file' ? always : isUnconfirmed;
  await sendTo(services, { task, again: mailCode, mailOf }, isDue, async (tx, request) => {
    const { code: words } = (await loadWords(languageOf(request), 'dsar')).mails;
    return {
      subject: fill(words.subject, { number: request.number }),
      text: fill(words.body, { code: await giveCode(tx, services, task, request) }),
    };
  });
}

/** Tells a requester that there is a letter; the letter itself stands on the page of the request. */
export async function sendLetterNotice(
  services: Services,
  { accountId, requestId, letterId }: Of & { readonly letterId: string },
): Promise<void> {
  const task = { accountId, requestId, letterId };
  const isNew = (tx: Tx) => isUnmailed(tx, accountId, requestId, letterId);
  const mailOf = (of: typeof task) => of.letterId;
  const isSent = await sendTo(services, { task, again: mailLetter, mailOf }, isNew, async (_, request, owner) => {
    const { letter: words } = (await loadWords(languageOf(request), 'dsar')).mails;
    const values = { owner, number: request.number, link: requestUrl(services, { ...request, accountId }) };
    return { subject: fill(words.subject, values), text: fill(words.body, values) };
  });
  if (!isSent) return;
  await services.db.asSystem((tx) => markMailed(tx, accountId, requestId, letterId, services.now()));
}

const always = async () => true;
const isUnconfirmed = async (_: Tx, { confirmedAt }: StoredRequest) => confirmedAt === null;

type MailTo = { readonly subject: string; readonly text: string };

type Sending<Task extends Of> = {
  readonly task: Task;
  /** The job that sends it later. */
  readonly again: Parameters<typeof enqueue>[1];
  /** The id of the mail, the same in each run. */
  readonly mailOf: (task: Task) => string;
};

/** @returns whether a mail was handed over */
async function sendTo<Task extends Of>(
  services: Services,
  { task, again, mailOf }: Sending<Task>,
  isDue: (tx: Tx, request: StoredRequest) => Promise<boolean>,
  say: (tx: Tx, request: StoredRequest, owner: string) => Promise<MailTo>,
): Promise<boolean> {
  const { accountId, requestId } = task;
  const found = await services.db.inAccount(accountId, async (tx) => {
    const request = await lockRequest(tx, accountId, requestId);
    if (!request?.email || isOwnAddress(services.config.inboundMail, request.email)) return undefined;
    if (!(await isDue(tx, request))) return undefined;
    const allowed = await allowMails(tx, services, accountId, 1);
    if (allowed === 'unproved') return undefined;
    if (allowed === 'later') {
      await enqueue(tx, again, task, { runAt: new Date(services.now().getTime() + sendLater) });
      return undefined;
    }
    const owner = nameInMail((await askedOf(tx, accountId, request)).name);
    const said = await say(tx, request, owner);
    const replyTo = replyAddress(services, { ...request, accountId }) ?? null;
    return { to: request.email, said, owner, replyTo, language: languageTag(languageOf(request)) };
  });
  if (!found) return false;
  const { to, said, owner, language, replyTo } = found;
  const id = mailOf(task);
  const message: Message = { ...said, id, language, sender: { name: owner, replyTo } };
  await services.mail.send(to, message);
  return true;
}

/** A code for the page, the same whenever its mail is sent again; what is stored of it is a hash. */
async function giveCode(
  tx: Tx,
  { now, secrets }: Services,
  { accountId, mailId }: { readonly accountId: string; readonly mailId: string },
  request: StoredRequest,
): Promise<string> {
  const given = codeOf(secrets, mailId);
  const hash = codeHash(secrets, request, given);
  await updateRequest(tx, accountId, {
    ...request,
    codeHash: hash,
    codeUntil: new Date(now().getTime() + code.minutes * 60_000),
    ...(!request.codeHash?.equals(hash) && { codeTries: 0, codeFiles: [] }),
  });
  return given;
}
