import type { SubjectRow } from '@app/contract';
import type { SubjectChange } from './data-rights.ts';

const names = ['email', 'firstName', 'lastName', 'fullName'] as const;

/**
 * What was changed of a person, and nothing else: a full name that is put together of the others stays so. What was emptied
 * becomes null.
 */
export function changeOf(subject: SubjectRow, entered: SubjectChange): SubjectChange {
  const change: SubjectChange = {};
  for (const name of names) {
    const value = entered[name]?.trim() || null;
    if (value !== subject[name]) change[name] = value;
  }
  // A new address takes away that the one before was theirs: it has to be said anew.
  const { verified = false } = entered;
  if (verified !== subject.verified || change.email !== undefined) change.verified = verified;
  return change;
}
