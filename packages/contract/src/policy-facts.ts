import {
  activityKinds,
  consentAreas,
  legalBases,
  permissions,
  providerRoles,
  safeguards,
  securityMeasures,
  sensitiveConditions,
  sensitiveData as sensitiveDataChoices,
  storages,
} from '@app/catalogue/choices.ts';
import { groundIds } from '@app/catalogue/grounds.ts';
import { lifetimeModes, lifetimeRanges, timeUnits } from '@app/catalogue/lifetimes.ts';
import { categories, purposeIds as purposeChoices } from '@app/catalogue/purposes.ts';
import { z } from 'zod';
import { answeredOverrides, answeredSettings } from './answered-facts.ts';
import { countryCode, email, locale, plainText, urlStrict } from './fields.ts';
import { noticeSettings } from './notice-facts.ts';
import { ownText } from './own-text.ts';
import { dataTypeIds, processingSettings } from './processing-facts.ts';
import { termsSettings } from './terms-facts.ts';

// Facts that an owner enters about a service and the site's own processing. The schemas match the facts of
// `@app/documents`.

export const purposeCategory = z.enum(categories);

/** GDPR Art. 6(1)(a) to (f). */
export const legalBasis = z.enum(legalBases);
export type LegalBasis = z.infer<typeof legalBasis>;

export const lifetimeUnit = z.enum(timeUnits);
export type LifetimeUnit = z.infer<typeof lifetimeUnit>;

/** A storage duration. A value of 0 means the session. */
export const duration = z.object({
  value: z.int('lifetime.positive').min(0, 'lifetime.positive').max(100_000),
  unit: lifetimeUnit,
});

/** What a tracker does, in the owner's words. */
export const trackerText = z.partialRecord(locale, plainText(500));

export const trackerStorage = z.enum(storages);

/** Grounds on which a tracker is strictly necessary. Directive 2002/58/EC Art. 5(3). */
export const necessityGround = z.enum(groundIds);

/** A tracker of a service. Omitted fields come from the catalogue, if it knows a tracker of that name. */
export const trackerRow = z.object({
  name: z.string().trim().min(1, 'tracker.name-required').max(200),
  /** Default: the main purpose of the service. */
  purpose: z.enum(purposeChoices).optional(),
  /** Without a ground, no tracker is necessary; with one, none that measures or advertises is. */
  necessary: necessityGround.optional(),
  /** Shown next to the purpose: by language, or one text that is shown in all languages. */
  description: z.union([plainText(500), trackerText]).optional(),
  duration: duration.optional(),
  party: z.enum(['first', 'third']).optional(),
  storage: trackerStorage.optional(),
});

/** How long a service's trackers last. `auto` uses the catalogue. PRODUCT §3. */
export const trackerLifetimes = z
  .object({
    mode: z.enum(lifetimeModes),
    /**
     * `range_one`: one maximum for all trackers, regardless of their own durations; `range_all`: a duration for each
     * tracker.
     */
    range: z.enum(lifetimeRanges).default('range_one'),
    maximum: duration.optional(),
    /** The service's trackers, replacing the catalogue's. */
    trackers: z.array(trackerRow).max(200).default([]),
    showInCookiePolicy: z.boolean().default(true),
    /** `none` and `indefinite` leave out what the law requires: the owner confirms knowing that (rule P10). */
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

/** Conditions that permit processing sensitive data. GDPR Art. 9(2). */
export const sensitiveCondition = z.enum(sensitiveConditions);

export const safeguard = z.enum(safeguards);

export const providerRole = z.enum(providerRoles);
export type ProviderRole = z.infer<typeof providerRole>;

const place = z.object({ country: countryCode, safeguard: safeguard.optional() });

const statedRetention = [
  z.object({
    kind: z.literal('period'),
    period: z.object({ amount: z.int().min(1).max(1000), unit: z.enum(['day', 'week', 'month', 'year']) }),
  }),
  z.object({ kind: z.literal('own'), text: ownText }),
] as const;

export const retention = z.discriminatedUnion('kind', statedRetention);

/** `law`: the periods that the law of the owner's country sets for the records of the activity. GDPR Art. 13(2)(a). */
export const activityRetention = z.discriminatedUnion('kind', [
  ...statedRetention,
  z.object({ kind: z.literal('law') }),
]);

const dataSource = z.object({ from: ownText, publiclyAccessible: z.boolean().optional() });

const purposeIds = z.array(z.string().regex(/^[a-z][a-z-]{0,60}$/)).max(60);

/** ID of an activity. The activities `visit` and `contact` of every site have these IDs unless the owner gave them others. */
const activityId = z.string().regex(/^[a-z0-9-]{1,60}$/);

/** Fields of a service that the owner overrides. Omitted fields come from the catalogue. */
export const serviceOverrides = z.object({
  category: z.object({ category: purposeCategory, reason: plainText(500) }).optional(),
  /** IDs of the activities that the service serves. Default: those that its purposes point to. Empty: none. */
  serves: z.array(activityId).max(50).optional(),
  /** Places where the data is processed. */
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
  /** The provider's role toward the owner. GDPR Art. 4(7) and (8), 26 and 28. */
  role: providerRole.optional(),
  ...answeredOverrides,
  /** What was agreed with a joint controller. GDPR Art. 26(2). */
  arrangement: ownText.optional(),
});
export type ServiceOverrides = z.infer<typeof serviceOverrides>;

/** A service that the owner defines entirely. */
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
  /** An empty list of trackers states that the service uses none. */
  usesTrackers: z.boolean().default(false),
});
export type CustomService = z.infer<typeof customService>;

export const activityKind = z.enum(activityKinds);

const activity = z.object({
  id: activityId,
  kind: activityKind,
  name: ownText.optional(),
  ownPurpose: ownText.optional(),
  dataTypes: dataTypeIds.optional(),
  ownDataTypes: z.array(ownText).max(30).optional(),
  sensitiveData: z.array(sensitiveData).max(20).optional(),
  sensitiveCondition: sensitiveCondition.optional(),
  legalBasis: legalBasis.optional(),
  legitimateInterest: ownText.optional(),
  retention: activityRetention.optional(),
  required: z.boolean().optional(),
  /** Of messages: whether opening and clicking them is measured. */
  measured: z.boolean().optional(),
  source: dataSource.optional(),
  /** Recipients other than the services that serve the activity. */
  recipients: z
    .array(z.object({ name: plainText(200), country: countryCode.optional() }))
    .max(30)
    .optional(),
});
type Activity = z.infer<typeof activity>;

/** An activity of an organization apart from its sites. */
export const activityFacts = activity.omit({ id: true });
export type OwnActivity = z.infer<typeof activityFacts>;

const hasOwnIds = (all: readonly Activity[]): boolean => new Set(all.map(({ id }) => id)).size === all.length;

/** A tracker that the site itself sets and nobody else reads. */
export const ownTracker = trackerRow
  .omit({ party: true })
  .refine(({ purpose, necessary }) => purpose !== undefined || necessary !== undefined, {
    message: 'tracker.purpose-required',
    path: ['necessary'],
  });
export type OwnTracker = z.infer<typeof ownTracker>;

export const appPermission = z.enum(permissions);
export type AppPermission = z.infer<typeof appPermission>;

/** `default`: the hosted document; `custom`: a URL of the owner's; `disabled`: no link. */
const internalLink = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('default') }),
  z.object({ mode: z.literal('custom'), url: urlStrict }),
  z.object({ mode: z.literal('disabled') }),
]);
export type InternalLink = z.infer<typeof internalLink>;

/**
 * Who asks visitors about trackers. `banner`: the banner of this site. `other`: another product, with what it is set to. `nobody`:
 * nobody asks yet, so the documents promise nothing.
 */
export const consentBy = z.discriminatedUnion('by', [
  z.object({ by: z.literal('banner') }),
  z.object({
    by: z.literal('other'),
    product: plainText(100).optional(),
    /** What runs before a choice, by area of visitors. */
    before: z.partialRecord(z.enum(consentAreas), z.enum(['nothing', 'everything'])).optional(),
    /** Whether a control on every page reopens the choice. */
    control: z.boolean().optional(),
    url: urlStrict.optional(),
    /** Whether Global Privacy Control is treated as a refusal. */
    gpc: z.boolean().optional(),
  }),
  z.object({ by: z.literal('nobody') }),
]);
export type ConsentBy = z.infer<typeof consentBy>;

/** Facts beyond services. All are optional: defaults are reported as assumed facts. */
export const documentSettings = z.object({
  activities: z.array(activity).max(50).refine(hasOwnIds, { message: 'activity.twice' }).optional(),
  ownTrackers: z.array(ownTracker).max(100).optional(),
  minimumAge: z.int().min(1).max(21).optional(),
  rightsContact: z.object({ email: email.optional(), url: urlStrict.optional() }).optional(),
  automatedDecisions: z
    .discriminatedUnion('made', [
      z.object({ made: z.literal(false), reason: ownText.optional() }),
      z.object({ made: z.literal(true), logic: ownText, consequences: ownText }),
    ])
    .optional(),
  permissions: z.array(appPermission).max(30).optional(),
  ...answeredSettings,
  security: z.array(z.enum(securityMeasures)).max(securityMeasures.length).optional(),
  usStates: z
    .object({
      optOutUrl: urlStrict.optional(),
      appealEmail: email.optional(),
      tollFreePhone: plainText(50).optional(),
      usesSensitiveDataFurther: z.boolean().optional(),
      /** A program that offers something in return for data. CCPA regulations § 7016(d). */
      financialIncentive: z.object({ offer: ownText, joining: ownText, value: ownText }).optional(),
    })
    .optional(),
  consentBy: consentBy.optional(),
  /** Links between the documents of a site. Default: to the hosted ones. */
  links: z
    .object({
      privacyPolicy: internalLink.optional(),
      simplifiedPolicy: internalLink.optional(),
      cookiePolicy: internalLink.optional(),
      legalNotice: internalLink.optional(),
      processingAgreement: internalLink.optional(),
    })
    .optional(),
  terms: termsSettings.optional(),
  notice: noticeSettings.optional(),
  processing: processingSettings.optional(),
});
export type DocumentSettings = z.infer<typeof documentSettings>;

type Removable<Shape> = {
  readonly [Name in keyof Shape]: Shape[Name] extends z.ZodType ? z.ZodNullable<Shape[Name]> : never;
};

/** A change of settings. Omitted fields stay as they are; null removes what is set. */
export const settingsChange = z.object(
  // Each field stays, and accepts null.
  Object.fromEntries(
    Object.entries(documentSettings.shape).map(([name, field]) => [name, field.nullable()]),
  ) as Removable<typeof documentSettings.shape>,
);
export type SettingsChange = z.infer<typeof settingsChange>;
