import type { CustomerKind, Offer, PaymentMethod } from '@app/catalogue';
import type { CountryCode, OwnText, Period } from './service-facts.ts';

export {
  customerKinds,
  offers,
  paymentMethods,
  type CustomerKind,
  type Offer,
  type PaymentMethod,
} from '@app/catalogue';

/** What terms and conditions rest on. Only `offers` must be said; what is left out is assumed, asked for or not spoken of. */
export type TermsFacts = {
  readonly offers: readonly Offer[];
  /** Assumed: both. */
  readonly customers?: CustomerKind | undefined;
  /** The country whose law governs the contract. Assumed: that of the owner. Regulation (EC) 593/2008, Art. 3 and 6. */
  readonly law?: CountryCode | undefined;
  /** The US state whose law it is: two letters. A country of states has no law of contracts of its own. */
  readonly lawState?: string | undefined;
  /** The town of the courts for disputes with businesses. Left out: by law. */
  readonly court?: string | undefined;
  /** Entry in a trade or company register. Directive 2000/31/EC Art. 5(1)(d). */
  readonly register?: { readonly name: string; readonly number: string } | undefined;
  readonly prices?: { readonly includeTax?: boolean | undefined; readonly currency?: string | undefined } | undefined;
  readonly payment?: readonly PaymentMethod[] | undefined;
  readonly delivery?: DeliveryFacts | undefined;
  readonly withdrawal?: WithdrawalFacts | undefined;
  readonly subscription?: SubscriptionFacts | undefined;
  readonly community?: CommunityFacts | undefined;
  readonly marketplace?: MarketplaceFacts | undefined;
  readonly stores?: readonly ('apple' | 'google')[] | undefined;
  /** A guarantee of the owner's own, beside that of the law. Directive (EU) 2019/771 Art. 17. */
  readonly guarantee?: OwnText | undefined;
  /** Out-of-court settlement. Left out: the owner takes no part. Directive 2013/11/EU Art. 13. */
  readonly disputeBody?:
    | { readonly name: string; readonly address?: string | undefined; readonly url?: string | undefined }
    | undefined;
  /** Days between the announcement of new terms and the day they hold. Assumed: 30. */
  readonly noticeDays?: number | undefined;
  /** Clauses in the owner's own words. */
  readonly own?: readonly { readonly heading: OwnText; readonly text: OwnText }[] | undefined;
};

export type DeliveryFacts = {
  /** Empty or left out: as shown when ordering. */
  readonly countries?: readonly CountryCode[] | undefined;
  /** The longest time until goods are there. Assumed: as shown when ordering, at most 30 days. Directive 2011/83/EU Art. 18. */
  readonly within?: Period | undefined;
};

/** The right of withdrawal of consumers. Directive 2011/83/EU Art. 9 to 16. */
export type WithdrawalFacts = {
  /** The page or control "withdraw from contract here", needed from 19 June 2026. Directive 2011/83/EU Art. 11a; rule P15. */
  readonly functionUrl?: string | undefined;
  /** At least 14, the law's own; more where the owner gives more. */
  readonly days?: number | undefined;
  /** Who pays for sending goods back. Assumed: the customer. Art. 14(1). */
  readonly returnCosts?: 'customer' | 'owner' | undefined;
  readonly returnAddress?: string | undefined;
};

export type SubscriptionFacts = {
  /** Left out: as shown when ordering. */
  readonly period?: Period | undefined;
  /** Whether it ends by itself after the period. Assumed: it goes on unless it is cancelled. */
  readonly ends?: boolean | undefined;
  readonly trial?: Period | undefined;
  /** Where it is cancelled. Left out: by e-mail. */
  readonly cancelUrl?: string | undefined;
};

/** What users publish. Regulation (EU) 2022/2065 (DSA), Art. 11 to 17. */
export type CommunityFacts = {
  /** Point of contact for notices of illegal content. Assumed: the owner's e-mail address. Art. 11, 12, 16. */
  readonly noticeEmail?: string | undefined;
  /** Rules in the owner's words, beside those of the clause. Art. 14. */
  readonly rules?: OwnText | undefined;
  /** Whether content is moderated by machines too. Assumed: no. Art. 14(1). */
  readonly automatedModeration?: boolean | undefined;
};

/** Directive 2011/83/EU Art. 6a; Regulation (EU) 2019/1150. */
export type MarketplaceFacts = {
  /** What decides the order of offers, and why it weighs as it does. */
  readonly ranking?: OwnText | undefined;
  /** Whether the owner checks sellers, and how. */
  readonly sellers?: 'traders' | 'both' | undefined;
  /** How offers of the owner are treated differently, where it sells there itself. Assumed: alike. Regulation (EU) 2019/1150 Art. 7. */
  readonly ownOffers?: OwnText | undefined;
  /** At least two, unless the owner is a small enterprise. Left out: none are named. Regulation (EU) 2019/1150 Art. 12. */
  readonly mediators?: string | undefined;
};
