import { authoritiesOf, inLanguage, isEea } from '@app/catalogue';
import type { LetterContext } from '@app/requests';
import { formatDate, isLocale, loadWords, wordsLocale, type Locale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import { findOwner } from '../sites/index.ts';
import type { StoredRequest } from './request-queries.ts';
import { lawsOf, shownDeadlines } from './rules.ts';

/** Who is asked: the owner of the site, or what the site was called. */
export type RequestOwner = { readonly name: string; readonly country: string | undefined };

/** The owner of a request's site, by the name that its documents state. */
export async function askedOf(
  tx: Tx,
  accountId: string,
  { siteId, siteName }: Pick<StoredRequest, 'siteId' | 'siteName'>,
): Promise<RequestOwner> {
  const owner = siteId === null ? undefined : await findOwner(tx, accountId, siteId);
  return { name: owner?.name || (siteName ?? ''), country: owner?.country || undefined };
}

/** The language of whoever asked, as far as the words of requests are in it. */
export function languageOf({ language }: Pick<StoredRequest, 'language'>): Locale {
  return wordsLocale(isLocale(language) ? language : 'en', 'dsar');
}

/** A day as a language writes it. */
export function writtenDay(locale: Locale, day: string): string {
  return formatDate(locale, new Date(`${day}T12:00:00Z`), 'long');
}

/** What every letter about a request needs to know. */
export async function letterContext(
  request: StoredRequest,
  asked: RequestOwner,
  today: string,
): Promise<LetterContext> {
  const locale = languageOf(request);
  const words = await loadWords(locale, 'dsar');
  const { gdprNames } = (await loadWords(locale, 'documents')).legalBases;
  const open = shownDeadlines(request, today).filter(({ isDone }) => !isDone);
  const due = (open.find(({ isExtended }) => isExtended) ?? open[0])?.day ?? request.dueOn ?? today;
  return {
    locale,
    words,
    lawNames: gdprNames,
    number: request.number,
    name: request.name ?? '',
    owner: asked.name,
    date: writtenDay(locale, request.receivedOn),
    due: writtenDay(locale, due),
    rights: request.rights,
    laws: lawsOf(request),
    on: request.receivedOn,
    authority: authorityOf(asked.country, locale),
  };
}

/** The authority of the owner's country, where there is one alone. */
function authorityOf(country: string | undefined, locale: Locale): string | undefined {
  if (country === undefined || !(isEea(country) || country === 'GB' || country === 'CH')) return undefined;
  const [only, ...others] = authoritiesOf(country);
  if (!only || others.length > 0) return undefined;
  return [inLanguage(only.name, locale), inLanguage(only.address, locale), only.website].join(', ');
}
