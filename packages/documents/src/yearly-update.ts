import type { DocumentKind } from './tree.ts';
import type { Facts } from './facts.ts';
import { applicableRegimes } from './regimes/regimes.ts';

/** How many days before its twelve months are over the owner is told that a policy must be updated. Rule P13. */
export const updateNoticeDays = 30;

const day = 86_400_000;

/**
 * The day by which a published document must be updated, ISO 8601: a privacy policy for people in California, every twelve months.
 * Undefined for others. CCPA § 1798.130(a)(5).
 *
 * @param publishedOn the day on which the owner published it last
 */
export function updateDueOn(facts: Facts, kind: DocumentKind, publishedOn: string): string | undefined {
  if (kind !== 'privacy_policy') return undefined;
  const states = applicableRegimes(facts, publishedOn).flatMap((regime) => regime.states);
  if (!states.some(({ state }) => state === 'CA')) return undefined;
  const [year = 0, month = 1, date = 1] = publishedOn.split('-').map(Number);
  return new Date(Date.UTC(year + 1, month - 1, date)).toISOString().slice(0, 10);
}

/** Whether the owner is told on a day that the update is due: from 30 days before. */
export function isUpdateNear(dueOn: string, on: string): boolean {
  return Date.parse(on) >= Date.parse(dueOn) - updateNoticeDays * day;
}
