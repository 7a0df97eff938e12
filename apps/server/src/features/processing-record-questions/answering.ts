import type { AskedField, RecordAnswers } from '@app/contract';
import type { Locale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { findPersonOf, listRecipients, pageAddress, tellPeople } from '../accounts/index.ts';
import { recordEvents } from '../audit/index.ts';
import { nameRecords } from '../processing-records/index.ts';
import { askerOf } from './asker.ts';
import { listOfLink, lockLink, updateAnswers, updateSent, type StoredLink, type StoredQuestion } from './queries.ts';
import { answeredFields, fieldsOfPart, numberOf, pageAt, pagesPerRecord, type PageOfQuestion } from './rules.ts';
import type { Linked } from './tokens.ts';
import { languageOf } from './view.ts';

/** What was pressed on the page of a link. */
export type Pressed = {
  readonly action: 'open' | 'next' | 'back' | 'send';
  /** The page that was shown. */
  readonly page: PageOfQuestion;
  readonly entered: (fields: readonly AskedField[]) => EnteredAnswers;
  /** The same as answers. Undefined: they cannot be saved. */
  readonly answers: (fields: readonly AskedField[]) => RecordAnswers | undefined;
  readonly name: string | null;
};

/** What was entered, which need not be savable. */
export type EnteredAnswers = {
  readonly [Field in AskedField]?:
    | (Field extends 'kept'
        ? { readonly amount: number; readonly unit: string }
        : RecordAnswers[Field] extends string | undefined
          ? string
          : readonly string[])
    | undefined;
};

/** What a page says of what was pressed: it cannot be saved, what it answers is asked no longer, or there is nothing to send. */
type Notice = 'unsavable' | 'gone' | 'nothing';

/** What a link shows. */
export type Opened = {
  readonly locale: Locale;
  readonly owner: string;
  readonly expiresAt: Date;
  /** The page, from 0. The one after the last sends the answers. */
  readonly page: number;
  readonly pages: number;
  /** Undefined on the page that sends. */
  readonly asked:
    | {
        readonly questionId: string;
        readonly part: number;
        readonly name: string;
        readonly answers: EnteredAnswers;
        readonly isOrganization: boolean;
      }
    | undefined;
  readonly isSent: boolean;
  readonly notice: Notice | undefined;
};

/** Saves what was answered, and says what comes next. Undefined: the link asks nothing. */
export async function openLink(
  services: Services,
  { accountId, linkId }: Linked,
  pressed: Pressed,
): Promise<Opened | undefined> {
  return services.db.inAccount(accountId, async (tx) => {
    const link = await lockLink(tx, accountId, linkId);
    if (!link || link.sentAt || link.expiresAt <= services.now()) return undefined;
    const before = await listOfLink(tx, accountId, linkId);
    if (before.length === 0) return undefined;
    const notice = await save(tx, accountId, before, pressed);
    const isSent = pressed.action === 'send' && (await send(tx, services, accountId, link, pressed.name));
    const page = pageAfter(pressed, before, notice);
    const shown = pageAt(page, before);
    const locale = languageOf(link);
    const question = (await listOfLink(tx, accountId, linkId)).find(({ id }) => id === shown?.questionId);
    const asked = question && shown ? await askedIn(tx, accountId, question, { shown, locale }) : undefined;
    return {
      locale,
      owner: await askerOf(tx, accountId),
      expiresAt: link.expiresAt,
      page,
      pages: before.length * pagesPerRecord,
      asked: asked && notice === 'unsavable' ? { ...asked, answers: withEntered(asked.answers, pressed) } : asked,
      isSent,
      notice: notice ?? (pressed.action === 'send' && !isSent ? 'nothing' : undefined),
    };
  });
}

function pageAfter(
  { action, page }: Pressed,
  questions: readonly StoredQuestion[],
  notice: Notice | undefined,
): number {
  if (action === 'open') return 0;
  const { number } = numberOf(page, questions);
  const step = notice || action === 'send' ? 0 : action === 'next' ? 1 : -1;
  return Math.min(Math.max(number + step, 0), questions.length * pagesPerRecord);
}

async function askedIn(
  tx: Tx,
  accountId: string,
  { recordId, siteId, answers }: StoredQuestion,
  { shown, locale }: { readonly shown: NonNullable<PageOfQuestion>; readonly locale: Locale },
): Promise<NonNullable<Opened['asked']>> {
  const name = (await nameRecords(tx, accountId, [recordId], locale)).get(recordId) ?? '';
  return { ...shown, name, answers, isOrganization: siteId === null };
}

/** Answers with what was entered on a page instead. */
function withEntered(answers: EnteredAnswers, { page, entered }: Pressed): EnteredAnswers {
  const fields = fieldsOfPart(page?.part ?? 0);
  return { ...without(answers, fields), ...entered(fields) };
}

/** Saves the answers of a page. @returns why they were not saved */
async function save(
  tx: Tx,
  accountId: string,
  questions: readonly StoredQuestion[],
  { action, page, answers }: Pressed,
): Promise<Notice | undefined> {
  if (!page || (action !== 'next' && action !== 'back')) return undefined;
  const question = questions.find(({ id }) => id === page.questionId);
  if (!question) return 'gone';
  const fields = fieldsOfPart(page.part);
  const saved = answers(fields);
  if (!saved) return 'unsavable';
  await updateAnswers(tx, accountId, question.id, { ...without(question.answers, fields), ...saved });
  return undefined;
}

function without<Answers extends object>(answers: Answers, fields: readonly string[]): Partial<Answers> {
  // The same answers, fewer.
  return Object.fromEntries(Object.entries(answers).filter(([field]) => !fields.includes(field))) as Partial<Answers>;
}

/** Sends what was answered. @returns whether there was an answer to send */
async function send(
  tx: Tx,
  services: Services,
  accountId: string,
  link: StoredLink,
  answeredBy: string | null,
): Promise<boolean> {
  const now = services.now();
  const answered = (await listOfLink(tx, accountId, link.id)).filter(
    ({ answers }) => answeredFields(answers).length > 0,
  );
  if (answered.length === 0) return false;
  await updateSent(tx, accountId, link.id, { sentAt: now, answeredBy });
  const told = answered.map(({ siteId, recordId }) => ({ siteId, target: recordId }));
  const colleague = { accountId, job: 'processing-record-questions.colleague' };
  await recordEvents(tx, now, colleague, 'processing-record.answered', told);
  await tellAsker(tx, services, accountId, link, answered);
  return true;
}

/** Tells the person who asked, as long as they may still see the records. The mail names none. */
async function tellAsker(
  tx: Tx,
  services: Services,
  accountId: string,
  { askedBy }: StoredLink,
  answered: readonly StoredQuestion[],
): Promise<void> {
  const person = await findPersonOf(tx, accountId, askedBy);
  const [first] = answered;
  if (!person || !first) return;
  const allowed = await listRecipients(tx, accountId, 'register.read', first.siteId);
  const asker = allowed.filter(({ email }) => email === person.email);
  await tellPeople(tx, accountId, 'recordsAnswered', asker, (locale) => ({
    link: pageAddress(services, locale, `processing-records/${first.recordId}`),
  }));
}
