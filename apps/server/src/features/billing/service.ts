import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { findPlan } from './queries.ts';
import { entitlementsOf, type Entitlements } from './rules.ts';

/** The limits of the account: none on installations without hosted plans. */
export async function entitlements(tx: Tx, services: Services, accountId: string): Promise<Entitlements> {
  if (!services.config.hostedPlans) return entitlementsOf('self-hosted');
  return entitlementsOf((await findPlan(tx, accountId)) ?? 'free');
}
