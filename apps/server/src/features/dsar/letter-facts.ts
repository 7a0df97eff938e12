import type { LetterInput } from '@app/contract';
import { tellsRecipients } from '@app/requests';
import type { Tx } from '#platform/database/database.ts';
import { Problem } from '#platform/http/problem.ts';
import { siteFacts } from '../policies/index.ts';
import { confirmedProcessing, type ConfirmedProcessing } from '../processing-records/index.ts';
import { languageOf } from './context.ts';
import type { StoredRequest } from './request-queries.ts';
import { listTasks } from './thread-queries.ts';

type Options = {
  readonly now: Date;
  /** Whether the records of the organization itself, such as payroll, are left out. */
  readonly ofSiteAlone?: boolean | undefined;
};

/** The confirmed records that an answer rests on: those in which something was found, or all if nobody looked. */
export async function recordsOf(
  tx: Tx,
  accountId: string,
  request: StoredRequest,
  { now, ofSiteAlone = false }: Options,
): Promise<readonly ConfirmedProcessing[]> {
  const tasks = await listTasks(tx, accountId, request.id);
  const without = new Set(tasks.flatMap(({ recordId, outcome }) => (outcome === 'none' ? (recordId ?? []) : [])));
  const { siteId } = request;
  const all = await confirmedProcessing(tx, accountId, { siteId, language: languageOf(request), now });
  return all.filter(({ id, siteId: of }) => !without.has(id) && !(ofSiteAlone && of === null));
}

/** What facts and register say of what an answer leaves to the team: decisions by automated means, and recipients to notify. */
export async function proposedFor(tx: Tx, accountId: string, request: StoredRequest, now: Date) {
  const { rights, state } = request;
  const isOpen = state !== 'closed' && state !== 'withdrawn';
  return {
    automated: isOpen && rights.includes('access') ? await automatedBy(tx, accountId, request, now) : '',
    recipients: isOpen && tellsRecipients(rights) ? await recipientsOf(tx, accountId, request, { now }) : [],
  };
}

/**
 * Refuses an answer whose sentences facts and register contradict: that nobody had to be notified, or that no decisions are made by
 * automated means. GDPR Art. 15(1)(h), 19.
 * @throws Problem `dsar.recipients-owed`, `dsar.automation-owed`
 */
export async function checkAgainstFacts(
  tx: Tx,
  accountId: string,
  request: StoredRequest,
  input: Extract<LetterInput, { readonly kind: 'answer' }>,
  options: Options,
): Promise<void> {
  const done = request.rights.filter((right) => !input.refused.some((each) => each.right === right));
  if (done.includes('access') && input.hasData && input.automated === '') {
    if ((await automatedBy(tx, accountId, request, options.now)) !== '') throw new Problem('dsar.automation-owed');
  }
  if (tellsRecipients(done) && input.told.length === 0 && !input.noneReceived) {
    const recipients = await recipientsOf(tx, accountId, request, options);
    if (recipients.length > 0) throw new Problem('dsar.recipients-owed', { names: recipients.join(', ') });
  }
}

async function recipientsOf(tx: Tx, accountId: string, request: StoredRequest, options: Options): Promise<string[]> {
  const records = await recordsOf(tx, accountId, request, options);
  return [...new Set(records.flatMap(({ entry }) => entry.recipients))];
}

/** What the documents of the site say of decisions by automated means, in the language of the request; empty: there are none. */
async function automatedBy(tx: Tx, accountId: string, { siteId, language }: StoredRequest, now: Date): Promise<string> {
  const decisions = siteId === null ? undefined : (await siteFacts(tx, now, accountId, siteId))?.automatedDecisions;
  if (!decisions?.made) return '';
  const spoken = languageOf({ language });
  return [decisions.logic, decisions.consequences]
    .map((text) => (typeof text === 'string' ? text : (text[spoken] ?? Object.values(text)[0] ?? '')))
    .join(' ')
    .trim();
}
