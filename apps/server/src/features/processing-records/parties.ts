import type { Facts } from '@app/documents';
import { responsibleIn } from './responsible.ts';

/** Names and contacts, each on one line. GDPR Art. 30(1)(a). */
export type Parties = {
  /** The name of the controller alone. */
  readonly organization: string;
  /** Of the controller, ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly controller: string;
  readonly jointControllers: readonly string[];
  readonly representative: readonly string[];
  readonly dpo: string;
};

/** Who is responsible, by the facts of a site or of the organization. Without facts everything is empty. */
export function partiesOf(facts: Facts | undefined): Parties {
  const { name, jointControllers, representatives, dpo } = responsibleIn(facts);
  const { owner } = facts ?? {};
  return {
    jointControllers,
    dpo,
    organization: owner?.name ?? '',
    country: owner?.country ?? '',
    controller: name,
    representative: representatives,
  };
}
