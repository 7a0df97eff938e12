import type { SubjectRow, Word } from '@app/contract';
import { marks, timeOf, type StoredWord, type StoredWords } from '../rules.ts';
import type { Subject } from './subject-queries.ts';

/** The current value of a preference, with the consent it comes from. */
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
