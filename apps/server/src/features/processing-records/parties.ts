import type { Contact, Facts } from '@app/documents';

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
  const owner = facts?.owner;
  return {
    organization: owner?.name ?? '',
    country: owner?.country ?? '',
    controller: contactLine(owner),
    jointControllers: (owner?.jointControllers ?? []).map(contactLine),
    representative: [owner?.representative, owner?.ukRepresentative, owner?.swissRepresentative].flatMap((contact) =>
      contact ? [contactLine(contact)] : [],
    ),
    dpo: contactLine(owner?.dpo),
  };
}

function contactLine(contact: Contact | undefined): string {
  const { name = '', address = '', email = '', phone = '' } = contact ?? {};
  return [name, address, email, phone].filter((part) => part !== '').join(', ');
}
