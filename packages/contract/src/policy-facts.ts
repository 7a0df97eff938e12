import {
  activityKinds,
  legalBases,
  permissions,
  safeguards,
  sensitiveConditions,
  sensitiveData as sensitiveDataChoices,
  storages,
} from '@app/catalogue/choices.ts';
import { lifetimeModes, lifetimeRanges, timeUnits } from '@app/catalogue/lifetimes.ts';
import { categories, purposeIds as purposeChoices } from '@app/catalogue/purposes.ts';
import { z } from 'zod';
import { countryCode, email, locale, plainText, urlStrict } from './fields.ts';
import { termsSettings } from './terms-facts.ts';

// What an owner may say of a service and of the site's own processing. The shapes follow the facts of `@app/documents`.

/** Words of the owner, by language. */
export const ownText = z.partialRecord(locale, plainText(2000));

export const purposeCategory = z.enum(categories);

/** GDPR Art. 6(1)(a) to (f). */
export const legalBasis = z.enum(legalBases);
export type LegalBasis = z.infer<typeof legalBasis>;

export const lifetimeUnit = z.enum(timeUnits);
export type LifetimeUnit = z.infer<typeof lifetimeUnit>;

/** A storage duration. 0 stands for the session. */
export const duration = z.object({
  value: z.int('lifetime.positive').min(0, 'lifetime.positive').max(100_000),
  unit: lifetimeUnit,
});

/** What a tracker does, in the owner's words. */
export const trackerText = z.partialRecord(locale, plainText(500));

export const trackerStorage = z.enum(storages);

/** One tracker of a service. What is left out follows the catalogue, if it knows one of that name. */
export const trackerRow = z.object({
  name: z.string().trim().min(1, 'tracker.name-required').max(200),
  /** Left out: the main purpose of the service. */
  purpose: z.enum(purposeChoices).optional(),
  /** Stands beside the purpose: by language, or one text that is shown as it is in all of them. */
  description: z.union([plainText(500), trackerText]).optional(),
  duration: duration.optional(),
  party: z.enum(['first', 'third']).optional(),
  storage: trackerStorage.optional(),
});

/** How long the trackers of a service last. `auto` is what the catalogue knows. PRODUCT §3. */
export const trackerLifetimes = z
  .object({
    mode: z.enum(lifetimeModes),
    /** `range_one`: one maximum for all trackers, whatever stands beside each; `range_all`: one duration for each. */
    range: z.enum(lifetimeRanges).default('range_one'),
    maximum: duration.optional(),
    /** Those the service has, in place of the catalogue's. */
    trackers: z.array(trackerRow).max(200).default([]),
    showInCookiePolicy: z.boolean().default(true),
    /** `none` and `indefinite` leave a gap that the law asks to be filled: the owner says to know (rule P10). */
    acknowledged: z.boolean().default(false),
  })
  .superRefine((lifetimes, context) => {
    const open = lifetimes.mode === 'none' || lifetimes.mode === 'indefinite';
    if (open && !lifetimes.acknowledged) {
      context.addIssue({ code: 'custom', path: ['acknowledged'], message: 'lifetime.unconfirmed' });
    }
    if (lifetimes.mode !== 'custom') return;
    if (lifetimes.range === 'range_one' && !lifetimes.maximum) {
      context.addIssue({ code: 'custom', path: ['maximum'], message: 'lifetime.required' });
    }
    if (lifetimes.range === 'range_all') {
      for (const [index, tracker] of lifetimes.trackers.entries()) {
        if (!tracker.duration) {
          context.addIssue({ code: 'custom', path: ['trackers', index, 'duration'], message: 'lifetime.required' });
        }
      }
    }
  });
export type TrackerLifetimes = z.infer<typeof trackerLifetimes>;

export const sensitiveData = z.enum(sensitiveDataChoices);

/** What allows the use of sensitive data. GDPR Art. 9(2). */
export const sensitiveCondition = z.enum(sensitiveConditions);

export const safeguard = z.enum(safeguards);

const place = z.object({ country: countryCode, safeguard: safeguard.optional() });

export const retention = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('period'),
    period: z.object({ amount: z.int().min(1).max(1000), unit: z.enum(['day', 'week', 'month', 'year']) }),
  }),
  z.object({ kind: z.literal('own'), text: ownText }),
]);

const dataSource = z.object({ from: ownText, publiclyAccessible: z.boolean().optional() });

const dataTypeIds = z.array(z.string().regex(/^[a-z][a-z-]{0,60}$/)).max(60);
const purposeIds = z.array(z.string().regex(/^[a-z][a-z-]{0,60}$/)).max(60);

/** What the owner changes of a service. A field left out follows the catalogue. */
export const serviceOverrides = z.object({
  category: z.object({ category: purposeCategory, reason: plainText(500) }).optional(),
  /** Where the data is processed. */
  places: z.array(place).min(1, 'service.place-required').max(60).optional(),
  dataTypes: dataTypeIds.min(1, 'service.data-type-required').optional(),
  ownDataTypes: z.array(ownText).max(30).optional(),
  sensitiveData: z.array(sensitiveData).max(20).optional(),
  sensitiveCondition: sensitiveCondition.optional(),
  legalBasis: legalBasis.optional(),
  legitimateInterest: ownText.optional(),
  retention: retention.optional(),
  lifetimes: trackerLifetimes.optional(),
  source: dataSource.optional(),
  sells: z.boolean().optional(),
  shares: z.boolean().optional(),
});
export type ServiceOverrides = z.infer<typeof serviceOverrides>;

/** A totally custom service: all of it is the owner's. */
export const customService = z.object({
  name: plainText(200),
  provider: plainText(200),
  providerCountry: countryCode,
  purposes: purposeIds.min(1, 'field.required'),
  ownPurpose: ownText.optional(),
  dataTypes: dataTypeIds.min(1, 'service.data-type-required'),
  places: z.array(place).min(1, 'service.place-required').max(60),
  legalBasis: legalBasis.optional(),
  privacyUrl: urlStrict.optional(),
  optOutUrl: urlStrict.optional(),
  /** A service without trackers says so by an empty list. */
  usesTrackers: z.boolean().default(false),
});
export type CustomService = z.infer<typeof customService>;

export const activityKind = z.enum(activityKinds);

const activity = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,60}$/),
  kind: activityKind,
  name: ownText.optional(),
  ownPurpose: ownText.optional(),
  dataTypes: dataTypeIds.optional(),
  ownDataTypes: z.array(ownText).max(30).optional(),
  sensitiveData: z.array(sensitiveData).max(20).optional(),
  sensitiveCondition: sensitiveCondition.optional(),
  legalBasis: legalBasis.optional(),
  legitimateInterest: ownText.optional(),
  retention: retention.optional(),
  required: z.boolean().optional(),
  source: dataSource.optional(),
});

export const permission = z.enum(permissions);
export type Permission = z.infer<typeof permission>;

/** `default`: the hosted document; `custom`: an address of the owner's; `disabled`: no link is made. */
const internalLink = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('default') }),
  z.object({ mode: z.literal('custom'), url: urlStrict }),
  z.object({ mode: z.literal('disabled') }),
]);
export type InternalLink = z.infer<typeof internalLink>;

/** What the owner says beyond services. Everything may be left out: see what is assumed. */
export const documentSettings = z.object({
  activities: z.array(activity).max(50).optional(),
  minimumAge: z.int().min(1).max(21).optional(),
  rightsContact: z.object({ email: email.optional(), url: urlStrict.optional() }).optional(),
  automatedDecisions: z
    .discriminatedUnion('made', [
      z.object({ made: z.literal(false), reason: ownText.optional() }),
      z.object({ made: z.literal(true), logic: ownText, consequences: ownText }),
    ])
    .optional(),
  permissions: z.array(permission).max(30).optional(),
  usStates: z
    .object({
      optOutUrl: urlStrict.optional(),
      honoursGpc: z.boolean().optional(),
      appealEmail: email.optional(),
      tollFreePhone: plainText(50).optional(),
      usesSensitiveDataFurther: z.boolean().optional(),
    })
    .optional(),
  trackerChoices: z.object({ control: z.boolean().optional(), url: urlStrict.optional() }).optional(),
  /** Where the documents of a site lead to each other. Left out: to the hosted ones. */
  links: z
    .object({
      privacyPolicy: internalLink.optional(),
      simplifiedPolicy: internalLink.optional(),
      cookiePolicy: internalLink.optional(),
    })
    .optional(),
  terms: termsSettings.optional(),
});
export type DocumentSettings = z.infer<typeof documentSettings>;

/** Settings to be changed. What is left out stays; an age given as null is taken back. */
export const settingsChange = documentSettings.extend({ minimumAge: documentSettings.shape.minimumAge.nullable() });
export type SettingsChange = z.infer<typeof settingsChange>;
