import { necessary, type PurposeSet } from '@app/consent';
import { startHolding } from './guard.ts';
import type { GuardRules } from './joint.ts';
import { startReleasing } from './releasing.ts';

/**
 * Starts the guard: blocks what scripts load from hosts of purposes that are not allowed, and releases it and marked-up
 * tags once they are. Requests, beacons, and images never inserted into the page are not sent later: they would report
 * what a visitor did before consenting.
 */
export function startGuard(rules: GuardRules, allowed: PurposeSet): void {
  startHolding({ ...rules, allowed: necessary });
  startReleasing(allowed);
}
