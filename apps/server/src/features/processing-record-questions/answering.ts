import { type RecordAnswers } from '@app/contract';
import type { Locale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { findPersonOf, listRecipients, pageAddress, tellPeople } from '../accounts/index.ts';
import { recordEvents } from '../audit/index.ts';
import { nameRecords } from '../processing-records/index.ts';
import { askerOf } from './asker.ts';
import { listOfLink, lockLink, updateAnswers, updateSent, type StoredLink, type StoredQuestion } from './queries.ts';
import { answeredFields, askedOn, pagesPerRecord } from './rules.ts';
import type { Linked } from './tokens.ts';
import { languageOf } from './view.ts';

/** What was pressed on the page of a link. */
export type Pressed = {
  readonly action: 'open' | 'next' | 'back' | 'send';
  /** The page that was shown, from 0; on it were these answers. Undefined: they cannot be saved. */
  readonly page: number;
  readonly answers: (fields: readonly (keyof RecordAnswers)[]) => RecordAnswers | undefined;
  readonly name: string | null;
};

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
    | { readonly name: string; readonly answers: RecordAnswers; readonly isOrganization: boolean }
    | undefined;
  readonly isSent: boolean;
  readonly isWrong: boolean;
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
    const isWrong = !(await save(tx, accountId, before, pressed));
    const isSent = pressed.action === 'send' && (await send(tx, services, accountId, link, pressed.name));
    const pages = before.length * pagesPerRecord;
    const page = isWrong ? pressed.page : pageAfter(pressed, pages);
    const owner = await askerOf(tx, accountId);
    const locale = languageOf(link);
    const shown = askedOn(page, before.length);
    const question = shown && (await listOfLink(tx, accountId, linkId))[shown.record];
    const asked = question && {
      name: (await nameRecords(tx, accountId, [question.recordId], locale)).get(question.recordId) ?? '',
      answers: question.answers,
      isOrganization: question.siteId === null,
    };
    return { locale, owner, expiresAt: link.expiresAt, page, pages, asked, isSent, isWrong };
  });
}

function pageAfter({ action, page }: Pressed, pages: number): number {
  const step = action === 'next' ? 1 : action === 'back' ? -1 : 0;
  return Math.min(Math.max(page + step, 0), pages);
}

/** Saves the answers of a page. @returns whether they can be saved */
async function save(
  tx: Tx,
  accountId: string,
  questions: readonly StoredQuestion[],
  { action, page, answers }: Pressed,
): Promise<boolean> {
  const shown = askedOn(page, questions.length);
  const question = shown && questions[shown.record];
  if (!question || (action !== 'next' && action !== 'back')) return true;
  const given = answers(shown.fields);
  if (!given) return false;
  const others = Object.entries(question.answers).filter(([field]) => !shown.fields.some((one) => one === field));
  await updateAnswers(tx, accountId, question.id, { ...Object.fromEntries(others), ...given });
  return true;
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
