import type { EmailChoice, Notice } from '@app/contract';
import type { Locale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { holdRows } from '../evidence/index.ts';
import { findTermsOwed, insertAcceptance, insertNoticeText, type Acceptance } from './acceptance-queries.ts';
import { termsAccepted } from './events.ts';
import { currentNotice, noticeHash, usualTerms } from './notices.ts';
import { updatePreferences } from './queries.ts';

/** Who makes a statement, when, in which language, and with which form. */
export type AcceptanceInput = {
  readonly accountId: string;
  readonly personId: string;
  readonly locale: Locale;
  readonly now: Date;
  readonly form: string | null;
};

/**
 * Records that the terms were accepted and, if that was confirmed as well, that the privacy notice was read: two
 * statements, two rows (GDPR 7(2), 13).
 */
export async function recordTerms(tx: Tx, said: AcceptanceInput, privacyRead: boolean): Promise<void> {
  const { accountId, personId, locale, now } = said;
  const { terms, privacy } = await currentNotices(tx, locale, now);
  const acceptanceId = await recordNotice(tx, said, 'accepted', terms, { tosAccepted: true });
  if (privacyRead) await recordNotice(tx, said, 'read', privacy, { privacyRead });
  await enqueue(tx, termsAccepted, { accountId, personId, acceptanceId });
}

/** Records the choices about advertising e-mail, and stores them with the person. */
export async function recordEmailChoices(
  tx: Tx,
  said: AcceptanceInput,
  drip: EmailChoice,
  nl: EmailChoice,
): Promise<void> {
  const { accountId, personId, locale, now, form } = said;
  await keep(tx, accountId, {
    id: newId(now),
    personId,
    statement: 'chosen',
    identifier: 'email_preferences',
    version: null,
    locale,
    textHash: null,
    proofForm: form,
    proofContent: JSON.stringify({ global_email_drip: drip, global_email_nl: nl }),
    createdAt: now,
  });
  await updatePreferences(tx, accountId, personId, { emailDrip: drip, emailNl: nl });
}

/** Whether the person accepted the current terms, in a transaction of candor_jobs. */
export async function areTermsAccepted(tx: Tx, personId: string, now: Date): Promise<boolean> {
  return !(await findTermsOwed(tx, personId, now, await usualTerms()));
}

export async function currentNotices(tx: Tx, locale: Locale, now: Date) {
  return {
    terms: await currentNotice(tx, 'term', locale, now),
    privacy: await currentNotice(tx, 'privacy_policy', locale, now),
  };
}

async function recordNotice(
  tx: Tx,
  { accountId, personId, now, form }: AcceptanceInput,
  statement: 'accepted' | 'read',
  notice: Notice,
  content: object,
): Promise<string> {
  const { identifier, version, locale, title, text } = notice;
  const id = newId(now);
  const textHash = noticeHash(title, text);
  await insertNoticeText(tx, textHash, title, text);
  await keep(tx, accountId, {
    id,
    personId,
    statement,
    identifier,
    version,
    locale,
    textHash,
    proofForm: form,
    proofContent: JSON.stringify(content),
    createdAt: now,
  });
  return id;
}

/** Stores an acceptance as a leaf of the account's Merkle tree, so that it cannot be changed or lost unnoticed. */
async function keep(tx: Tx, accountId: string, acceptance: Acceptance): Promise<void> {
  await insertAcceptance(tx, accountId, acceptance);
  await holdRows(tx, accountId, 'acceptance', { ids: [acceptance.id] }, acceptance.createdAt);
}
