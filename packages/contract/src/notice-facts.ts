import { ownerKinds } from '@app/catalogue/choices.ts';
import { z } from 'zod';
import { countryCode, email, plainText, urlStrict } from './fields.ts';
import { ownSections, ownText } from './own-text.ts';

// Facts that an owner enters for a legal notice. The schemas match the facts of `@app/documents`.

export const ownerKind = z.enum(ownerKinds);
export type OwnerKind = z.infer<typeof ownerKind>;

/** What the owner is and how it is registered (Directive 2000/31/EC Art. 5). */
export const companyFacts = {
  kind: ownerKind.optional(),
  /** As registered: "Gesellschaft mit beschränkter Haftung". */
  legalForm: plainText(200).optional(),
  /** Entry in a trade, company or association register. */
  register: z.object({ name: plainText(200), number: plainText(100) }).optional(),
  /** The number by which the country identifies a business: SIREN, NIF, CVR, CNPJ. */
  businessNumber: plainText(50).optional(),
  /** The share capital with its currency. */
  capital: plainText(200).optional(),
  /** A form or chat, as a second way to reach the owner fast. */
  contactUrl: urlStrict.optional(),
  /** Such as the Italian PEC. */
  certifiedEmail: email.optional(),
  /** The authority that supervises a licensed activity. */
  supervisor: z
    .object({ name: plainText(200), address: plainText(500).optional(), url: urlStrict.optional() })
    .optional(),
  profession: z
    .object({
      title: plainText(200),
      /** The country that granted the title. Left out: that of the owner. */
      country: countryCode.optional(),
      body: plainText(300).optional(),
      rules: plainText(500),
      rulesUrl: urlStrict.optional(),
      /** The professional liability insurer, its address, and where the insurance applies. */
      insurer: plainText(500).optional(),
    })
    .optional(),
};

export const noticeSettings = z.object({
  /** Whether the site publishes articles that form opinions (MStV § 18(2)). */
  journalistic: z.boolean().optional(),
  editor: z.object({ name: plainText(200), address: plainText(500).optional() }).optional(),
  /** Default: the provider of the hosting service. */
  host: z
    .object({ name: plainText(200), address: plainText(500).optional(), phone: plainText(50).optional() })
    .optional(),
  businessObject: ownText.optional(),
  editorialLine: ownText.optional(),
  ownership: ownText.optional(),
  charges: ownText.optional(),
  returns: ownText.optional(),
  own: ownSections.optional(),
});
export type NoticeSettings = z.infer<typeof noticeSettings>;
