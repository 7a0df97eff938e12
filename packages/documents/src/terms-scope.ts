import type { CountryCode, Offer, TermsFacts } from './facts.ts';

/** By which it is decided which laws the terms follow. */
export type TermsScope = {
  readonly facts: TermsFacts;
  readonly offers: readonly Offer[];
  readonly consumers: boolean;
  readonly businesses: boolean;
  /** Whether contracts are concluded that somebody pays for. */
  readonly sells: boolean;
  /** What is sold: goods, or digital content and services. */
  readonly goods: boolean;
  readonly digital: boolean;
  /** Whether the owner is established in the European Economic Area or addresses people there. */
  readonly eea: boolean;
  /** The same of the United Kingdom, and of both. */
  readonly uk: boolean;
  readonly europe: boolean;
  /** Whether consumers in the EEA or the United Kingdom can withdraw. Directive 2011/83/EU Art. 9. */
  readonly withdrawal: boolean;
  readonly withdrawalDays: number;
  readonly law: CountryCode;
  readonly noticeDays: number;
};
