import type { SubjectRow } from '@app/contract';
import type { SubjectChange } from './data-rights.ts';

const names = ['email', 'firstName', 'lastName', 'fullName'] as const;

/** The changed fields of a person only: a full name composed of the other names stays so. An emptied field becomes null. */
export function changeOf(subject: SubjectRow, entered: SubjectChange): SubjectChange {
  const change: SubjectChange = {};
  for (const name of names) {
    const value = entered[name]?.trim() || null;
    if (value !== subject[name]) change[name] = value;
  }
  // A new address is not verified until the user says so again.
  const { verified = false } = entered;
  if (verified !== subject.verified || change.email !== undefined) change.verified = verified;
  return change;
}
