import { isProcessor } from '@app/catalogue';
import type { KnownService } from './known.ts';

/** Whether a contract with the provider is needed: as a processor's, or as the safeguard of a transfer. GDPR Art. 28(3), 46(2)(c). */
export function bindsByContract({ facts, places }: KnownService): boolean {
  if (facts.selfHosted) return false;
  const byClauses = places.some(({ protections }) =>
    Object.values(protections).some((protection) => protection?.assumed === true),
  );
  return isProcessor(facts.provider.role) || byClauses;
}
