import {
  confirmables,
  exemptions,
  positions,
  purposes,
  regimeIds,
  reopenControls,
  schemes,
  type BannerConfiguration,
} from '@app/consent';
import { z } from 'zod';
import { countryCode, hostName, locale, oneLine, optionalText, plainText, urlStrict } from './fields.ts';

export const bannerPurpose = z.enum(purposes);

const colour = z.string().regex(/^#[0-9a-f]{6}$/i);

const colours = z.object({
  background: colour,
  text: colour,
  link: colour,
  border: colour,
  button: colour,
  buttonText: colour,
  customise: colour,
  customiseText: colour,
});

const signals = z.object({
  googleConsentMode: z.enum(['off', 'basic', 'advanced']),
  adsDataRedaction: z.boolean(),
  urlPassthrough: z.boolean(),
  microsoftUet: z.boolean(),
  microsoftClarity: z.boolean(),
  metaPixel: z.boolean(),
  dataLayer: z.boolean(),
  gpp: z.boolean(),
});

/** Vendor ids of the vendor list are 16-bit integers. */
const vendorId = z.int().min(1).max(65_535);
/** Ids in Google's list: at most nine digits, which is what parsers of Additional Consent strings accept. */
const providerId = z.int().min(1).max(999_999_999);

const tcf = z.object({
  on: z.boolean(),
  cmpId: z.int().min(2).max(4095).nullable(),
  cmpVersion: z.int().min(0).max(4095),
  publisherCountry: countryCode,
  vendors: z.union([z.array(vendorId).max(2000), z.literal('all')]),
  restrictions: z
    .array(
      z.object({
        purpose: z.int().min(1).max(24),
        type: z.union([z.literal(0), z.literal(1), z.literal(2)]),
        vendors: z.array(vendorId).max(2000),
      }),
    )
    .max(100),
  stacks: z.array(z.int().min(1).max(100)).max(50),
  purposeOneTreatment: z.boolean(),
  additionalConsent: z.boolean(),
  atps: z.array(providerId).max(1000),
});

const textOverrides = z.object({
  title: oneLine(120).optional(),
  body: plainText(1500).optional(),
  accept: oneLine(40).optional(),
  reject: oneLine(40).optional(),
  customise: oneLine(40).optional(),
  save: oneLine(40).optional(),
});

const texts = z.partialRecord(locale, textOverrides);

const variant = z.object({
  name: oneLine(60),
  share: z.int().min(1).max(50),
  position: z.enum(positions).optional(),
  colours: colours.optional(),
  darkColours: colours.optional(),
  texts: texts.optional(),
});

const reason = plainText(1000);

/** Maximum number of variants in an A/B test, besides the configuration itself. */
export const mostVariants = 3;

/**
 * Everything an owner can configure about a banner, with limits on all fields. Whether it may be published is up to the
 * linter.
 */
export const bannerConfiguration: z.ZodType<BannerConfiguration, BannerConfiguration> = z.object({
  languages: z.array(locale).min(1).max(30),
  /** Empty until the owner enters it, if the site has no URL, such as an app. */
  siteUrl: z.union([z.literal(''), urlStrict]),
  position: z.enum(positions),
  scheme: z.enum(schemes),
  colours,
  darkColours: colours,
  radius: z.int().min(0).max(40),
  fontSize: z.int().min(12).max(24),
  fontFamily: z
    .string()
    .trim()
    .max(200)
    .regex(/^(?:[\p{L}\p{N} ,_-]|'[\p{L}\p{N} ,_-]*'|"[\p{L}\p{N} ,_-]*")+$/u)
    .nullable(),
  logo: z
    .string()
    .regex(/^\/e\/file\/[0-9a-f]{64}\.(?:png|jpg|webp)$/)
    .nullable(),
  closeButton: z.boolean(),
  reopen: z.enum(reopenControls),
  reopenSide: z.enum(['start', 'end']),
  modal: z.boolean(),
  regimes: z.enum(['by-country', ...regimeIds]),
  exemptions: z.array(z.enum(exemptions)).max(exemptions.length),
  confirmations: z.partialRecord(z.enum(confirmables), reason),
  months: z.int().min(1).max(24),
  cookieDomain: hostName.nullable(),
  services: z.array(z.object({ id: z.uuid(), purpose: bannerPurpose, reason: reason.optional() })).max(500),
  blocking: z.object({
    automatic: z.boolean(),
    unknown: z.boolean(),
    allowed: z.array(hostName).max(200),
  }),
  gpc: z.enum(['by-regime', 'everywhere']),
  signals,
  tcf,
  texts,
  css: optionalText(20_000),
  markup: optionalText(20_000),
  variants: z.array(variant).max(mostVariants),
  log: z.boolean(),
});
