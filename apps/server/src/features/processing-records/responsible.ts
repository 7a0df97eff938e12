import type { ProcessingRecord } from '@app/contract';
import type { Facts } from '@app/documents';

type Contact = {
  readonly name: string;
  readonly address?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
};

/** Whom GDPR Art. 30(1)(a) and 30(2)(a) demand, as the owner data of the site or organization states them. */
export function responsibleIn(facts: Facts | undefined): ProcessingRecord['responsible'] {
  const { owner } = facts ?? {};
  const representatives = [owner?.representative, owner?.ukRepresentative, owner?.swissRepresentative];
  return {
    name: owner ? contactLine(owner) : '',
    jointControllers: (owner?.jointControllers ?? []).map(contactLine),
    representatives: representatives.flatMap((one) => (one ? [contactLine(one)] : [])),
    dpo: owner?.dpo ? contactLine(owner.dpo) : '',
  };
}

/** Name and contact on one line. */
export function contactLine({ name, address = '', email = '', phone = '' }: Contact): string {
  return [name, address, email, phone].filter((part) => part !== '').join(', ');
}
