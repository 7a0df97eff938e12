import { plainText } from '@app/contract';
import { isOpen, type RequestRight } from '@app/requests';
import { isLocale, loadWords, ownName, type Locale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import { correctNamesByItself, findNamesOf, findPersonByAddress, isAddressShared } from '../consent-records/index.ts';
import { listLanguagesOf, updateLanguageOf } from '../newsletter/index.ts';
import { answerLater } from './answer-later.ts';
import { ownFields, ownLabels, type OwnData, type OwnField } from './own-data.ts';
import type { StoredRequest } from './request-queries.ts';
import { byRequester, right, wordsOf, wrong, type Done, type Saying } from './saying.ts';
import { tellTeam } from './tell-team.ts';
import { goOn } from './thread.ts';
import { listSteps, type StoredStep } from './thread-queries.ts';

/** The right that a correction fulfills. */
export const rectified: ReadonlySet<RequestRight> = new Set(['rectification']);

const longestName = 200;

type Known = { readonly subjectId: string; readonly siteId: string; readonly email: string; readonly data: OwnData };

/** What is held of a requester whose address is confirmed. Undefined: nothing, or it may be somebody else's, too. */
export async function ownDataOf(
  tx: Tx,
  accountId: string,
  { siteId, email, confirmedAt, requesterFor, state }: StoredRequest,
): Promise<Known | undefined> {
  if (siteId === null || email === null || confirmedAt === null) return undefined;
  if (requesterFor !== 'self' || !isOpen(state)) return undefined;
  const subjectId = await findPersonByAddress(tx, accountId, siteId, email);
  if (subjectId === undefined || (await isAddressShared(tx, accountId, siteId, email))) return undefined;
  const {
    firstName = null,
    lastName = null,
    fullName = null,
  } = (await findNamesOf(tx, accountId, siteId, subjectId)) ?? {};
  const [language] = await listLanguagesOf(tx, accountId, siteId, email);
  const isInParts = firstName !== null || lastName !== null;
  const data = {
    ...((fullName !== null || !isInParts) && { fullName: fullName ?? '' }),
    ...(isInParts && { firstName: firstName ?? '', lastName: lastName ?? '' }),
    ...(language !== undefined && { language }),
  };
  return { subjectId, siteId, email, data };
}

/** Corrects what is held here at once, and keeps beside it what was there before. GDPR Art. 16. */
export async function correctOwn(said: Saying): Promise<Done> {
  const { tx, services, linked, request, pressed } = said;
  const { accountId } = linked;
  const page = await wordsOf(said);
  const known = await ownDataOf(tx, accountId, request);
  if (!known) return { note: wrong(page.unavailable.text) };
  const { siteId, subjectId, email, data } = known;
  const stated = ownFields.flatMap((field) => {
    const before = data[field];
    const after = pressed.fields[field]?.trim();
    return before === undefined || after === undefined || after === before ? [] : [{ field, from: before, to: after }];
  });
  if (stated.length === 0) return {};
  if (!stated.every(isAllowed)) return { note: wrong(page.held.correctWrong) };
  const by = byRequester(linked, 'corrected-held');
  const names = stated.filter(({ field }) => field !== 'language');
  if (names.length > 0) {
    const changed = Object.fromEntries(names.map(({ field, to }) => [field, to === '' ? null : to]));
    await correctNamesByItself(tx, services, { siteId, subjectId, doer: by.doer }, changed);
  }
  const language = stated.find(({ field }) => field === 'language')?.to;
  if (language !== undefined) await updateLanguageOf(tx, accountId, siteId, { email, language });
  await goOn(tx, services, accountId, request, { ...by, changes: stated satisfies StoredStep['changes'] });
  await tellTeam(tx, services, accountId, 'requestAnswered', request);
  await answerLater(tx, services, linked, rectified);
  const { letters } = await loadWords(said.locale, 'dsar');
  return { note: right(letters.done.rectification), fulfills: rectified };
}

function isAllowed({ field, to }: { readonly field: OwnField; readonly to: string }): boolean {
  if (field === 'language') return isLocale(to);
  return to === '' || plainText(longestName).safeParse(to).success;
}

/** What somebody corrected by themselves, for the letter that says so: an answer states no more than was done. */
export async function correctionsSaid(tx: Tx, accountId: string, id: string, locale: Locale): Promise<string> {
  const labels: Readonly<Record<string, string>> = await ownLabels(locale);
  const steps = await listSteps(tx, accountId, id);
  const changes = steps.flatMap(({ kind, changes: made = [] }) => (kind === 'corrected-held' ? made : []));
  const last = new Map(
    changes.map(({ field, to }) => [field, isLocale(to) && field === 'language' ? ownName(to) : to]),
  );
  return [...last].map(([field, to]) => `${labels[field] ?? field}: ${to === '' ? '—' : to}`).join('\n\n');
}
