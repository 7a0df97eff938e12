import type { ChainedConsent as ShownChained, ConsentRow, LegalNotice, SubjectRow, Word } from '@app/contract';
import type { Notice } from './notice-queries.ts';
import type { ChainedConsent, StoredConsent } from './queries.ts';
import { isClaimed, marks, timeOf, type StoredWord, type StoredWords } from './rules.ts';
import type { Subject } from './subject-queries.ts';

export function shownConsent(stored: StoredConsent): ConsentRow {
  const { id, receivedAt, mark, notices, erased, subjectId, externalId, email, fullName } = stored;
  return {
    id,
    at: new Date(timeOf(id)).toISOString(),
    receivedAt: receivedAt.toISOString(),
    kind: mark & marks.withdrawal ? 'withdrawal' : 'consent',
    source: mark & marks.private ? 'private' : 'public',
    verified: (mark & marks.verified) > 0,
    claimed: isClaimed(mark),
    subject: { id: subjectId, externalId, email, fullName },
    notices: notices ?? [],
    erased,
  };
}

export function shownChained(stored: ChainedConsent): ShownChained {
  // The intake's schema checked what is written there.
  return { ...shownConsent(stored), preferences: stored.preferences as ShownChained['preferences'] };
}

/** What holds of a preference, with the consent that says so. */
export function shownWord({ value, consent, mark }: StoredWord): Word {
  return {
    value,
    source: mark & marks.private ? 'private' : 'public',
    verified: (mark & marks.verified) > 0,
    consentId: consent,
    at: new Date(timeOf(consent)).toISOString(),
  };
}

export function shownWords(words: StoredWords): SubjectRow['preferences'] {
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, shownWord(word)]));
}

export function shownSubject({ firstName, lastName, preferences, claims, ...subject }: Subject): SubjectRow {
  return {
    ...subject,
    firstName,
    lastName,
    fullName: subject.fullName ?? ([firstName, lastName].filter(Boolean).join(' ') || null),
    preferences: shownWords(preferences),
    claimed: shownWords(claims),
    createdAt: subject.createdAt.toISOString(),
    updatedAt: subject.updatedAt.toISOString(),
  };
}

export function shownNotice({ createdAt, ...notice }: Notice): LegalNotice {
  return { ...notice, createdAt: createdAt.toISOString() };
}

export function orderOf({ before }: { readonly before?: unknown }): 'newest' | 'oldest' {
  return before === undefined ? 'newest' : 'oldest';
}

/** A page of what was found in either direction, and the ids that lead on. */
export function pageOf<Row extends { readonly id: string }>(
  found: readonly Row[],
  { limit, after, before }: { readonly limit: number; readonly after?: unknown; readonly before?: unknown },
) {
  const more = found.length > limit;
  const rows = found.slice(0, limit);
  if (before !== undefined) rows.reverse();
  return {
    rows,
    next: (before === undefined ? more : rows.length > 0) ? (rows.at(-1)?.id ?? null) : null,
    previous: (before === undefined ? after !== undefined : more) ? (rows[0]?.id ?? null) : null,
  };
}
