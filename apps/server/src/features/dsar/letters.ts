import type { LetterInput } from '@app/contract';
import {
  composeLetter,
  dataPointsFor,
  groundsAgainst,
  tellsRecipients,
  type Letter,
  type LetterContent,
  type LetterRecord,
} from '@app/requests';
import type { Tx } from '#platform/database/database.ts';
import { loadWords } from '@app/texts';
import { Problem } from '#platform/http/problem.ts';
import { dayOf } from '../policies/index.ts';
import { askedOf, languageOf, letterContext, writtenDay } from './context.ts';
import { isDegree, isProvedFor, neededOf } from './identity/degrees.ts';
import { filesToSend, lastDayOfFiles } from './files/service.ts';
import { checkAgainstFacts, recordsOf } from './letter-facts.ts';
import { listOthersOf, type StoredRequest } from './request-queries.ts';
import { shownDeadlines, stopsClock } from './rules.ts';

/**
 * Composes what a teammate writes with what the law demands, in the language of whoever asked.
 * @param request as it is once the letter is sent, so that an extension names its new day
 * @param ofSiteAlone whether an answer leaves out the records of the organization itself, such as payroll
 * @throws Problem `dsar.ground`, `dsar.not-in-law`, `dsar.recipients-owed`, `dsar.automation-owed`, `dsar-file.not-found`, `dsar-file.incomplete`, `dsar-file.no-page`,
 * `dsar-identity.no-doubt`, `dsar-identity.too-few`, `dsar-identity.no-page`
 */
export async function composeFor(
  tx: Tx,
  accountId: string,
  request: StoredRequest,
  input: LetterInput,
  now: Date,
  { ofSiteAlone = false }: { readonly ofSiteAlone?: boolean | undefined } = {},
): Promise<Letter> {
  checkLetter(request, input);
  const today = dayOf(now);
  const context = await letterContext(request, await askedOf(tx, accountId, request), today);
  const files = await filesToSend(tx, accountId, request, filesOf(input));
  const until = writtenDay(context.locale, lastDayOfFiles(today));
  const redacted = files.filter(({ redactedFrom }) => redactedFrom !== null).map(({ name }) => name);
  const named = files.length === 0 ? undefined : { until, names: files.map(({ name }) => name), redacted };
  return composeLetter(
    { ...context, files: named },
    await contentOf(tx, accountId, request, { input, ofSiteAlone }, now),
  );
}

/** The ids of the files that come with a letter. */
export function filesOf(input: LetterInput): readonly string[] {
  return 'files' in input ? input.files : [];
}

async function contentOf(
  tx: Tx,
  accountId: string,
  request: StoredRequest,
  { input, ofSiteAlone }: { readonly input: LetterInput; readonly ofSiteAlone: boolean },
  now: Date,
): Promise<LetterContent> {
  const today = dayOf(now);
  switch (input.kind) {
    case 'message':
    case 'fee':
      return input;
    case 'identity': {
      const { points: labels } = (await loadWords(languageOf(request), 'dsar')).page.identity;
      const points = input.points.map((point) => (point.kind === 'own' ? point.label : labels[point.kind]));
      return { ...input, points, stopsClock: input.text !== '' && stopsClock(request, 'identity', today) };
    }
    case 'clarification':
      return { ...input, stopsClock: stopsClock(request, 'clarification', today) };
    case 'extension':
      return { ...input, article: shownDeadlines(request, today).find(({ isExtended }) => isExtended)?.article ?? '' };
    case 'answer': {
      await checkAgainstFacts(tx, accountId, request, input, { now, ofSiteAlone });
      const isAboutData = request.rights.includes('access') && !input.refused.some(({ right }) => right === 'access');
      if (!isAboutData || !input.hasData) return { ...input, records: [] };
      const records = await recordsFor(tx, accountId, request, { now, ofSiteAlone });
      // The letter would say that no data is processed.
      if (records.length === 0) throw new Problem('dsar.no-records');
      const others = await listOthersOf(tx, accountId, request);
      const earlier = others.map(
        ({ number, receivedOn }) => `${number} (${writtenDay(languageOf(request), receivedOn)})`,
      );
      return { ...input, records, earlier: request.confirmedAt === null ? [] : earlier };
    }
  }
}

/** The records of the register as an answer about data lists them. */
async function recordsFor(
  tx: Tx,
  accountId: string,
  request: StoredRequest,
  options: { readonly now: Date; readonly ofSiteAlone: boolean },
): Promise<readonly LetterRecord[]> {
  return (await recordsOf(tx, accountId, request, options)).map(({ entry, name }) => ({
    name,
    purpose: entry.purpose,
    basis: entry.basis,
    data: entry.data,
    recipients: entry.recipients,
    kept: entry.kept,
    source: entry.source,
    transfers: entry.transfers
      .filter(({ third }) => third)
      .map(({ name: country, safeguard }) => ({ country, safeguard })),
  }));
}

type IdentityLetter = Extract<LetterInput, { readonly kind: 'identity' }>;

/** RULES D6, D9, D10: what cannot be held against a right, and what an answer has to say. */
function checkLetter(request: StoredRequest, input: LetterInput): void {
  const { rights } = request;
  if (input.kind === 'identity') checkIdentityLetter(request, input);
  if (input.kind !== 'answer') return;
  for (const { right, ground } of input.refused) {
    if (!rights.includes(right)) throw new Problem('dsar.not-in-law');
    if (!groundsAgainst(right).includes(ground)) throw new Problem('dsar.ground');
  }
}

/** Whether an answer names recipients although it fulfills nothing of which they would be told. */
export function namesRecipientsInVain(request: StoredRequest, input: LetterInput): boolean {
  if (input.kind !== 'answer' || input.told.length === 0) return false;
  return !tellsRecipients(request.rights.filter((right) => !input.refused.some((each) => each.right === right)));
}

/** RULES D2: whoever asks for more than the law demands writes the doubt down. */
function checkIdentityLetter(request: StoredRequest, { text, points, document }: IdentityLetter): void {
  const needed = neededOf(request);
  if (text === '' && (document || points.length === 0 || !isDegree(needed)))
    throw new Problem('dsar-identity.no-doubt');
  if (points.length > 0 && points.length < dataPointsFor(needed)) throw new Problem('dsar-identity.too-few');
  if ((points.length > 0 || document) && request.email === null) throw new Problem('dsar-identity.no-page');
}

/** Why an answer cannot fulfill what it does: nobody has shown an identity that is sure enough. RULES D2. */
export function whyUnproved(
  request: StoredRequest,
  input: LetterInput,
): 'dsar.unconfirmed' | 'dsar-identity.missing' | undefined {
  if (input.kind !== 'answer') return undefined;
  const fulfilled = request.rights.filter((right) => !input.refused.some((each) => each.right === right));
  if (fulfilled.every((right) => isProvedFor(request, right))) return undefined;
  return request.confirmedAt === null ? 'dsar.unconfirmed' : 'dsar-identity.missing';
}
