import type { CountryCode, Offer, TermsFacts } from './facts.ts';

/** The properties of the terms that determine which laws apply. */
export type TermsScope = {
  readonly facts: TermsFacts;
  readonly offers: readonly Offer[];
  readonly consumers: boolean;
  readonly businesses: boolean;
  /** Whether customers conclude paid contracts. */
  readonly sells: boolean;
  /** Whether the owner sells goods, or digital content and services. */
  readonly goods: boolean;
  readonly digital: boolean;
  /** Whether the owner is established in the European Economic Area or addresses people there. */
  readonly eea: boolean;
  /** The same for the United Kingdom, and for either. */
  readonly uk: boolean;
  readonly europe: boolean;
  /** Whether consumers in the EEA or the United Kingdom can withdraw. Directive 2011/83/EU Art. 9. */
  readonly withdrawal: boolean;
  readonly withdrawalDays: number;
  readonly law: CountryCode;
  /** Whether the law of a US state governs; with people in Europe or without them. */
  readonly american: boolean;
  readonly americanOnly: boolean;
  /** Whether people in the United States are addressed. */
  readonly usConsumers: boolean;
  readonly noticeDays: number;
  /** Where customers write about orders, withdrawals and defects. */
  readonly email: string;
};
