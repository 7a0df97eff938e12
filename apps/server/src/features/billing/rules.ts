import type { Plan } from '@app/contract';

/** What an account may use. `null` stands for no limit. */
export type Entitlements = {
  readonly plan: Plan;
  /** Services a document may list. */
  readonly services: number | null;
  /** Whether services marked PRO may be used. */
  readonly proServices: boolean;
};

/** Services on the free hosted plan (PRODUCT §9). */
const freeServices = 4;

const plans: Record<Plan, Omit<Entitlements, 'plan'>> = {
  free: { services: freeServices, proServices: false },
  pro: { services: null, proServices: true },
  ultra: { services: null, proServices: true },
  // Who runs Candor for themselves has all of it.
  'self-hosted': { services: null, proServices: true },
};

export function entitlementsOf(plan: Plan): Entitlements {
  return { plan, ...plans[plan] };
}
