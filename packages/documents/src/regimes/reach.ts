import { contractRegionOf, type ContractRegion, type Reach } from '@app/catalogue';
import type { Facts } from '../facts.ts';
import { applicableRegimes, type AppliedRegime, type RegimeId } from './regimes.ts';

/** The regions of the owner and of the people whom a law protects there: they decide which company of a provider acts. */
export function reachOf({ owner }: Pick<Facts, 'owner'>, regimes: readonly AppliedRegime[]): Reach {
  return { home: contractRegionOf(owner.country), visitors: [...new Set(regimes.map(({ id }) => regionOf[id]))] };
}

/** The same for a site whose laws nobody has looked up yet. `on` is a day, ISO 8601. */
export function reachOn(facts: Facts, on: string): Reach {
  return reachOf(facts, applicableRegimes(facts, on));
}

const regionOf: Readonly<Record<RegimeId, ContractRegion>> = {
  gdpr: 'eea',
  'uk-gdpr': 'uk',
  fadp: 'ch',
  'us-states': 'us',
  coppa: 'us',
  lgpd: 'br',
  pipeda: 'rest',
  quebec: 'rest',
  australia: 'rest',
  popia: 'rest',
  appi: 'rest',
  dpdp: 'rest',
};
