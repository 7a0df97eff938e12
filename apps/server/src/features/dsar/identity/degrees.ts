import {
  higherIdentity,
  identityFor,
  identityForAll,
  identityOfMatches,
  isIdentified,
  type DataPoint,
  type IdentityNeed,
  type RequestRight,
} from '@app/requests';
import { lawsOf, type CourseFacts } from '../rules.ts';

/** How often what was entered is compared before it is deleted. */
export const comparisonTries = 3;
/** Days after which what was entered is deleted, and those of the picture of a document. */
export const enteredDays = 7;
export const documentDays = 30;

export type StoredComparison = {
  readonly points: readonly DataPoint[];
  readonly askedAt: Date;
  /** Null: nothing was entered, or it is deleted. */
  readonly salt: Buffer | null;
  readonly sealed: Buffer | null;
  readonly givenAt: Date | null;
  readonly isDeclared: boolean;
  readonly deleteOn: string | null;
  readonly tries: number;
  readonly matched: number | null;
  readonly comparedAt: Date | null;
};

type Facts = Pick<CourseFacts, 'rights' | 'laws' | 'receivedOn' | 'confirmedAt'> & { readonly identity: IdentityNeed };

/** The degree of identity that a request needs. */
export function neededOf(facts: Pick<Facts, 'rights' | 'laws' | 'receivedOn'>): IdentityNeed {
  return identityForAll(facts.rights, lawsOf(facts), facts.receivedOn);
}

/** Whether a law demands more than a mailbox. */
export function isDegree(needed: IdentityNeed): boolean {
  return needed === 'reasonable' || needed === 'high';
}

/** Whether a right may be fulfilled. RULES D2. */
export function isProvedFor(facts: Facts, right: RequestRight): boolean {
  const needed = identityFor(right, lawsOf(facts), facts.receivedOn);
  if (needed === 'none') return true;
  return facts.confirmedAt !== null && (needed === 'mailbox' || isIdentified(facts.identity, needed));
}

/** Whether all that is asked for may be fulfilled. */
export function isProved(facts: Facts): boolean {
  return facts.confirmedAt !== null && facts.rights.every((right) => isProvedFor(facts, right));
}

/** Whether the requester can enter data points: they were asked for, and a try is left. */
export function canEnter(state: CourseFacts['state'], comparison: StoredComparison | undefined): boolean {
  return state === 'identity' && comparison !== undefined && comparison.tries < comparisonTries;
}

/** The degree after a comparison, and whether it suffices, for what is asked as for a written doubt. */
export function afterMatches(
  facts: Facts,
  matched: number,
  isDeclared: boolean,
): { readonly identity: IdentityNeed; readonly isEnough: boolean } {
  const reached = identityOfMatches(matched, isDeclared);
  const isEnough = isIdentified(reached, higherIdentity(neededOf(facts), 'reasonable'));
  return { identity: higherIdentity(facts.identity, reached), isEnough };
}
