import type { ArbitrationBody, CustomerKind, GoodsDelivery, LiabilityCap, Offer, PaymentMethod } from '@app/catalogue';
import type { CountryCode, OwnText, Period } from './service-facts.ts';

export {
  arbitrationBodies,
  customerKinds,
  goodsDeliveries,
  liabilityCaps,
  offers,
  paymentMethods,
  type ArbitrationBody,
  type CustomerKind,
  type GoodsDelivery,
  type LiabilityCap,
  type Offer,
  type PaymentMethod,
} from '@app/catalogue';

/**
 * The facts that terms and conditions need. Only `offers` is required; anything left out is assumed, requested or not
 * mentioned.
 */
export type TermsFacts = {
  readonly offers: readonly Offer[];
  /** Assumed: both consumers and businesses. */
  readonly customers?: CustomerKind | undefined;
  /** The country whose law governs the contract. Assumed: that of the owner. Regulation (EC) 593/2008, Art. 3 and 6. */
  readonly law?: CountryCode | undefined;
  /** The two-letter code of the US state whose law governs: contract law in the United States is state law. */
  readonly lawState?: string | undefined;
  /** The city whose courts hear disputes with businesses. Left out: determined by law. */
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
  /** The owner's own commercial guarantee, in addition to the statutory one. Directive (EU) 2019/771 Art. 17. */
  readonly guarantee?: OwnText | undefined;
  /** The out-of-court dispute body. Left out: the owner does not take part. Directive 2013/11/EU Art. 13. */
  readonly disputeBody?:
    | { readonly name: string; readonly address?: string | undefined; readonly url?: string | undefined }
    | undefined;
  /**
   * The page that shows the harmonised notice on the legal guarantee, required from September 27, 2026. Directive 2011/83/EU Art.
   * 22a.
   */
  readonly guaranteeNoticeUrl?: string | undefined;
  /**
   * Whether the software is a data processing service (cloud). Regulation (EU) 2023/2854 Art. 2(8). Assumed: yes, unless it is
   * for consumers alone.
   */
  readonly dataProcessing?: boolean | undefined;
  readonly business?: BusinessFacts | undefined;
  readonly unitedStates?: UnitedStatesFacts | undefined;
  /** Days between the announcement of new terms and their effective date. Assumed: 30. */
  readonly noticeDays?: number | undefined;
  /** Clauses in the owner's own words. */
  readonly own?: readonly { readonly heading: OwnText; readonly text: OwnText }[] | undefined;
};

export type DeliveryFacts = {
  /** Countries of delivery. Empty or left out: as shown when ordering. */
  readonly countries?: readonly CountryCode[] | undefined;
  /** The maximum delivery time. Assumed: as shown when ordering, at most 30 days. Directive 2011/83/EU Art. 18. */
  readonly within?: Period | undefined;
};

/** The consumer's right of withdrawal. Directive 2011/83/EU Art. 9 to 16. */
export type WithdrawalFacts = {
  /**
   * The page or control "withdraw from contract here", required from June 19, 2026. Directive 2011/83/EU Art. 11a; rule P15.
   */
  readonly functionUrl?: string | undefined;
  /** At least the statutory 14; more where the owner grants more. */
  readonly days?: number | undefined;
  /** Who pays for returning goods. Assumed: the customer. Art. 14(1). */
  readonly returnCosts?: 'customer' | 'owner' | undefined;
  /** The most that returning goods costs which cannot go by post, as the owner wrote it: "45 €". Annex I(A), point 5(b). */
  readonly returnCostEstimate?: string | undefined;
  /** Whether the owner collects goods to be returned, at its own cost. Assumed: no. Annex I(A), point 4. */
  readonly collects?: boolean | undefined;
  /**
   * How goods of one order arrive. Assumed: separately, which holds for a single one too; regularly in a subscription. Annex
   * I(A), point 1.
   */
  readonly delivered?: GoodsDelivery | undefined;
  /** Whoever receives returned goods, with the address, where it is not the owner. */
  readonly returnAddress?: string | undefined;
};

export type SubscriptionFacts = {
  /** The billing period. Left out: as shown when ordering. */
  readonly period?: Period | undefined;
  /** Whether it ends by itself after the period. Assumed: it continues until canceled. */
  readonly ends?: boolean | undefined;
  readonly trial?: Period | undefined;
  /** The page for canceling. Left out: by email. */
  readonly cancelUrl?: string | undefined;
};

/** What binds the owner toward businesses, only where the owner chooses it. */
export type BusinessFacts = {
  /** The limit of liability in a year: what the customer pays for it, or an amount. Left out: as the law of the contract has it. */
  readonly cap?: LiabilityCap | undefined;
  /** The amount, as the owner wrote it: "50,000 €". */
  readonly capAmount?: string | undefined;
  /** The share of each month in which the service is available, in percent. */
  readonly availability?: number | undefined;
  readonly confidentiality?: boolean | undefined;
  /** Whether the owner defends customers whose use of the software is said to infringe rights. */
  readonly claims?: boolean | undefined;
};

/** Terms under the law of a US state, only where the owner chooses them. */
export type UnitedStatesFacts = {
  /** The body whose rules govern arbitration. 9 U.S.C. § 2. */
  readonly arbitration?: ArbitrationBody | undefined;
  readonly classWaiver?: boolean | undefined;
  readonly indemnity?: boolean | undefined;
  /** The agent for notices of claimed infringement, with all addresses. 17 U.S.C. § 512(c)(2). */
  readonly copyrightAgent?: string | undefined;
};

/** User-generated content. Regulation (EU) 2022/2065 (DSA), Art. 11 to 17. */
export type CommunityFacts = {
  /** Point of contact for notices of illegal content. Assumed: the owner's email address. Art. 11, 12, 16. */
  readonly noticeEmail?: string | undefined;
  /** Rules in the owner's own words, in addition to those of the clause. Art. 14. */
  readonly rules?: OwnText | undefined;
  /** Whether automated tools moderate content too. Assumed: no. Art. 14(1). */
  readonly automatedModeration?: boolean | undefined;
  /** The legal representative in the Union of an owner without a seat there, with all addresses. Art. 13. */
  readonly representative?: string | undefined;
};

/** Facts of a marketplace. Directive 2011/83/EU Art. 6a; Regulation (EU) 2019/1150. */
export type MarketplaceFacts = {
  /** The parameters that rank offers, and the reasons for their weight. */
  readonly ranking?: OwnText | undefined;
  /** Who may sell: traders only, or also private sellers. */
  readonly sellers?: 'traders' | 'both' | undefined;
  /**
   * How the owner's own offers are treated differently, where the owner sells there too. Assumed: equally. Regulation (EU)
   * 2019/1150 Art. 7.
   */
  readonly ownOffers?: OwnText | undefined;
  /**
   * Mediators, at least two unless the owner is a small enterprise. Left out: the terms name none. Regulation (EU) 2019/1150
   * Art. 12.
   */
  readonly mediators?: string | undefined;
};
