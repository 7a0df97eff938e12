import type { TransferBasis } from '@app/catalogue';
import type { OnBehalf } from '@app/contract';
import type { EntryParty, PartyTransfer } from '@app/documents';
import { countryName, type Locale } from '@app/texts';
import { endOfBasis, transfersOnBehalf } from './on-behalf-rules.ts';

type Options = {
  /** Where the organization is. */
  readonly home: string | undefined;
  readonly language: Locale;
  /** The day, ISO 8601. */
  readonly on: string;
};

/** A country with what the register says of the basis: no document states a safeguard there. */
export type OnBehalfTransfer = PartyTransfer & { readonly basis: TransferBasis | null };

/** Those who help with what is done for customers, and the countries to which data goes otherwise. */
export function partiesOnBehalf(
  facts: OnBehalf | undefined,
  { home, language, on }: Options,
): { readonly parties: readonly EntryParty[]; readonly own: readonly OnBehalfTransfer[] } {
  const transfers = transfersOnBehalf(facts, home).map((transfer): OnBehalfTransfer => ({
    ...transfer,
    name: countryName(language, transfer.country),
    safeguard: '',
    rests: undefined,
    until: endOfBasis(transfer, home, on),
  }));
  const subprocessors = facts?.subprocessors ?? [];
  const ofOthers = new Set(subprocessors.map(({ country }) => country));
  return {
    parties: subprocessors.map(({ name, country }) => ({
      name,
      country,
      role: 'processor',
      isProvider: true,
      contractUrl: undefined,
      transfers: transfers.filter((transfer) => transfer.country === country),
    })),
    own: transfers.filter((transfer) => !ofOthers.has(transfer.country)),
  };
}
