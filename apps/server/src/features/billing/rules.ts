import type { Plan } from '@app/contract';

/** The limits of an account. `null` stands for no limit. */
export type Entitlements = {
  readonly plan: Plan;
  /** The maximum number of services in a document. */
  readonly services: number | null;
  /** Whether services marked PRO may be used. */
  readonly proServices: boolean;
};

/** The number of services on the free hosted plan (PRODUCT §9). */
const freeServices = 4;

const plans: Record<Plan, Omit<Entitlements, 'plan'>> = {
  free: { services: freeServices, proServices: false },
  pro: { services: null, proServices: true },
  ultra: { services: null, proServices: true },
  // Operators who host Candor themselves have everything.
  'self-hosted': { services: null, proServices: true },
};

export function entitlementsOf(plan: Plan): Entitlements {
  return { plan, ...plans[plan] };
}
