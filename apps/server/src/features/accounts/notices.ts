import type { Notice } from '@app/contract';
import { loadWords, wordsLocale, type Locale } from '@app/texts';
import { sha256 } from '#platform/crypto/tokens.ts';
import type { Tx } from '#platform/database/database.ts';
import { listCurrentNotices } from './acceptance-queries.ts';
import { nearest } from './rules.ts';

/** The current terms or privacy notice: the operator's own, or our default if there is none. */
export async function currentNotice(
  tx: Tx,
  identifier: Notice['identifier'],
  locale: Locale,
  now: Date,
): Promise<Notice> {
  const published = nearest(await listCurrentNotices(tx, identifier, now), locale);
  const { body, ...row } = published ?? (await ourNotice(identifier, locale));
  return { identifier, ...row, text: body, hash: noticeHash(row.title, body).toString('hex') };
}

/** The version of our default terms, the same in all languages. They hold where the operator published none. */
export async function usualTerms(): Promise<string> {
  return usualVersion((await loadWords('en', 'terms')).version);
}

// The prefix distinguishes it from any version an operator may publish.
const usualVersion = (version: string) => `default-${version}`;

async function ourNotice(identifier: Notice['identifier'], locale: Locale) {
  const words = await loadWords(locale, 'terms');
  return { version: usualVersion(words.version), locale: wordsLocale(locale, 'terms'), ...words[identifier] };
}

/** The hash that binds an acceptance to the exact text. */
export function noticeHash(title: string, body: string): Buffer {
  return sha256(`${title}\n${body}`);
}
