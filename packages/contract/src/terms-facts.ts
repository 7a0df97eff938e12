import {
  arbitrationBodies,
  customerKinds,
  goodsDeliveries,
  liabilityCaps,
  offers,
  paymentMethods,
} from '@app/catalogue/choices.ts';
import { z } from 'zod';
import { countryCode, email, plainText, urlStrict } from './fields.ts';
import { longOwnText, ownSections } from './own-text.ts';

// Facts that an owner enters for terms and conditions. The schemas match the facts of `@app/documents`.

const period = z.object({ amount: z.int().min(1).max(1000), unit: z.enum(['day', 'week', 'month', 'year']) });

export const offer = z.enum(offers);
export type Offer = z.infer<typeof offer>;

export const paymentMethod = z.enum(paymentMethods);
export type PaymentMethod = z.infer<typeof paymentMethod>;

export const liabilityCap = z.enum(liabilityCaps);
export const arbitrationBody = z.enum(arbitrationBodies);

export const termsSettings = z.object({
  offers: z.array(offer).max(7),
  customers: z.enum(customerKinds).optional(),
  law: countryCode.optional(),
  /** Two letters, if the law of a US state applies. */
  lawState: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  court: plainText(200).optional(),
  prices: z
    .object({
      includeTax: z.boolean().optional(),
      /** ISO 4217. */
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/)
        .optional(),
    })
    .optional(),
  payment: z.array(paymentMethod).max(8).optional(),
  delivery: z.object({ countries: z.array(countryCode).max(260).optional(), within: period.optional() }).optional(),
  withdrawal: z
    .object({
      functionUrl: urlStrict.optional(),
      days: z.int().min(14).max(365).optional(),
      returnCosts: z.enum(['customer', 'owner']).optional(),
      returnAddress: plainText(500).optional(),
      returnCostEstimate: plainText(50).optional(),
      collects: z.boolean().optional(),
      delivered: z.enum(goodsDeliveries).optional(),
    })
    .optional(),
  subscription: z
    .object({
      period: period.optional(),
      ends: z.boolean().optional(),
      trial: period.optional(),
      cancelUrl: urlStrict.optional(),
    })
    .optional(),
  community: z
    .object({
      noticeEmail: email.optional(),
      rules: longOwnText.optional(),
      automatedModeration: z.boolean().optional(),
      representative: plainText(500).optional(),
    })
    .optional(),
  marketplace: z
    .object({
      ranking: longOwnText.optional(),
      sellers: z.enum(['traders', 'both']).optional(),
      ownOffers: longOwnText.optional(),
      mediators: plainText(500).optional(),
    })
    .optional(),
  stores: z
    .array(z.enum(['apple', 'google']))
    .max(2)
    .optional(),
  guarantee: longOwnText.optional(),
  guaranteeNoticeUrl: urlStrict.optional(),
  dataProcessing: z.boolean().optional(),
  business: z
    .object({
      cap: liabilityCap.optional(),
      capAmount: plainText(50).optional(),
      /** Percent. */
      availability: z.number().min(50).max(100).optional(),
      confidentiality: z.boolean().optional(),
      claims: z.boolean().optional(),
    })
    .optional(),
  unitedStates: z
    .object({
      arbitration: arbitrationBody.optional(),
      classWaiver: z.boolean().optional(),
      indemnity: z.boolean().optional(),
      copyrightAgent: plainText(500).optional(),
    })
    .optional(),
  disputeBody: z
    .object({ name: plainText(200), address: plainText(500).optional(), url: urlStrict.optional() })
    .optional(),
  noticeDays: z.int().min(15).max(365).optional(),
  own: ownSections.optional(),
});
export type TermsSettings = z.infer<typeof termsSettings>;
