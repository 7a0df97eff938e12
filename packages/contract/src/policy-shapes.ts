import { contractRegions } from '@app/catalogue/choices.ts';
import { z } from 'zod';
import { isSiteName, locale, optionalText } from './fields.ts';
import {
  activityKind,
  customService,
  consentBy,
  documentSettings,
  lifetimeUnit,
  necessityGround,
  providerRole,
  serviceOverrides,
  trackerStorage,
} from './policy-facts.ts';
import { refused } from './fields/refused.ts';
import { isUrl } from './fields/url.ts';
import { areas, areaType, audienceTwice, documentType, namesOneAudience, siteType, type SiteType } from './sites.ts';

export const variant = z.enum(['complete', 'simplified']);
export type Variant = z.infer<typeof variant>;

/**
 * `draft`: never published; `changed`: edited since it was published; `published`: the hosted version is current; `offline`:
 * published, but shown to nobody until it is put online again.
 */
export const documentStatus = z.enum(['draft', 'changed', 'published', 'offline']);
export type DocumentStatus = z.infer<typeof documentStatus>;

export const documentSummary = z.object({
  id: z.uuid(),
  siteId: z.uuid(),
  type: documentType,
  languages: z.array(locale),
  status: documentStatus,
  /** Number of required facts that are still missing. */
  missing: z.int(),
  url: z.string().nullable(),
  publishedAt: z.iso.datetime().nullable(),
});
export type DocumentSummary = z.infer<typeof documentSummary>;

/** The id of a catalogue service: lower-case letters, digits and hyphens. */
export const serviceId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,99}$/);

export const serviceCard = z.object({
  id: serviceId,
  name: z.string(),
  provider: z.string().nullable(),
  country: z.string().nullable(),
  category: z.string(),
  purposes: z.array(z.string()),
  /** Whether only an older list names it: it may no longer exist, or have another name. */
  unverified: z.boolean(),
  /** Whether it needs a paid plan, on installations that have plans. */
  pro: z.boolean(),
  /** Whether the account's plan includes it. */
  allowed: z.boolean(),
});
export type ServiceCard = z.infer<typeof serviceCard>;

export const tracker = z.object({
  name: z.string(),
  storage: trackerStorage,
  party: z.enum(['first', 'third']).nullable(),
  lifetime: z
    .object({
      kind: z.enum(['session', 'period', 'indefinite', 'unspecified']),
      period: z.object({ amount: z.number(), unit: lifetimeUnit }).optional(),
    })
    .nullable(),
  /** IDs of its own purposes. Empty: those of the service. */
  purposes: z.array(z.string()),
  category: z.string(),
  /** The ground on which it is strictly necessary, if it is. */
  necessary: necessityGround.nullable(),
});

const keptPeriod = z.object({ amount: z.number(), unit: lifetimeUnit });

/** The catalogue's data on a service, for its modal. */
export const serviceDetail = serviceCard.extend({
  aliases: z.array(z.string()),
  dataTypes: z.array(z.string()),
  places: z.array(z.object({ country: z.string(), assumed: z.boolean() })),
  trackers: z.array(tracker),
  privacyUrl: z.string().nullable(),
  optOutUrl: z.string().nullable(),
  adSettingsUrl: z.string().nullable(),
  /** The companies that customers deal with, each with the regions it serves. */
  companies: z.array(
    z.object({ name: z.string(), country: z.string().nullable(), regions: z.array(z.enum(contractRegions)) }),
  ),
  role: providerRole.nullable(),
  /** The contract to sign with the provider. */
  contractUrl: z.string().nullable(),
  /** The listing under the Data Privacy Framework: its entry, and the day on which it was read. */
  privacyFramework: z
    .object({ entry: z.string().nullable(), readOn: z.string().nullable(), confirmed: z.boolean() })
    .nullable(),
  /** How long the provider keeps data: its default and what else can be chosen. */
  retention: z.object({ usual: keptPeriod, choices: z.array(keptPeriod) }).nullable(),
  /** What the provider obliges its customers to say or forbids them to say, with its page that demands it. */
  duties: z.array(z.object({ statement: z.string(), required: z.boolean(), source: z.string() })),
  /** Facts that nobody has verified on the provider's pages, by field: `provider.role`. */
  unconfirmed: z.array(z.string()),
});
export type ServiceDetail = z.infer<typeof serviceDetail>;

/** A service in a document. For one of the owner's own, `custom` is set instead of `serviceId`. */
export const documentService = z.object({
  id: z.uuid(),
  serviceId: serviceId.nullable(),
  custom: customService.nullable(),
  name: z.string(),
  provider: z.string().nullable(),
  category: z.string(),
  /** IDs of its purposes. */
  purposes: z.array(z.string()),
  overrides: serviceOverrides,
  /** Ids of the activities that it serves: the owner's choice, or those that its purposes point to. */
  serves: z.array(z.string()),
  /** Ids of its purposes that serve no activity and have a legal basis of their own. */
  apart: z.array(z.string()),
  pro: z.boolean(),
  /** Whether the catalogue no longer offers it: once removed, it cannot be added again. */
  deactivated: z.boolean(),
  deniedLanguages: z.array(z.string()),
  addedAt: z.iso.datetime(),
});
export type DocumentService = z.infer<typeof documentService>;

/** An activity of the site's own and the services that serve it, or would if it were described. */
const servedActivity = z.object({
  id: z.string(),
  kind: activityKind,
  /** Ids of the services' rows. */
  services: z.array(z.uuid()),
});

/**
 * A missing fact of the document. One that `blocks` must be filled in before it can be published; one that `advises` is
 * optional.
 */
export const missing = z.object({
  code: z.string(),
  /** Path of the field from the root of the facts: `owner.email`, `services.stripe.provider.name`. */
  path: z.string(),
  message: z.string(),
  weight: z.enum(['blocks', 'advises']),
});
export type MissingFact = z.infer<typeof missing>;

/** The facts without which a document cannot be published. Whatever counts missing facts counts these. */
export function requiredAmong<Fact extends Pick<MissingFact, 'weight'>>(facts: readonly Fact[]): readonly Fact[] {
  return facts.filter(({ weight }) => weight === 'blocks');
}

/** Whether people who consented must be asked again, and why. */
export const consentVerdict = z.object({
  needed: z.boolean(),
  reasons: z.array(z.object({ code: z.string(), message: z.string() })),
});

/** A fact that nobody stated and nothing implies, which the document assumes. `path` is where the owner can change it. */
export const assumedFact = z.object({ fact: z.string(), path: z.string(), value: z.string(), why: z.string() });
export type AssumedFact = z.infer<typeof assumedFact>;

/** A fact that the owner did not enter because it follows from others. `path` is where the owner can change it. */
export const derivedFact = assumedFact.extend({
  from: z
    .enum(['provider', 'purpose', 'kind', 'owner', 'law', 'nature'])
    .describe('What it follows from: facts about the provider, the purposes of a service, the kind of an activity …'),
});
export type DerivedFact = z.infer<typeof derivedFact>;

export const regime = z.object({
  id: z.string(),
  name: z.string(),
  reason: z.string(),
  source: z.string(),
  /** Note for the owner, such as that no lawyer has confirmed our reading yet. */
  note: z.string().nullable(),
});

const retentionByLaw = z.object({
  /** ID of the activity. */
  activity: z.string(),
  kind: activityKind,
  /** The periods with their statutes, as the document prints them. */
  text: z.string(),
  /** Whether a person has compared every period with its statute. */
  confirmed: z.boolean(),
  /** Whether the owner has taken these periods over. */
  taken: z.boolean(),
});
export type RetentionByLaw = z.infer<typeof retentionByLaw>;

export const document = z.object({
  id: z.uuid(),
  publicId: z.string(),
  siteId: z.uuid(),
  type: documentType,
  languages: z.array(locale),
  status: documentStatus,
  settings: documentSettings,
  /** What the published banner or a service of the site suggests for `consentBy`; null: nothing. */
  proposedConsent: consentBy.nullable(),
  services: z.array(documentService),
  /** The activities that the privacy policy describes, with those that every site has. */
  activities: z.array(servedActivity),
  /** Activities that services of the site point to and nobody described yet. */
  suggestedActivities: z.array(servedActivity.omit({ id: true })),
  /** Number of services that the plan allows; null if unlimited. */
  serviceLimit: z.int().nullable(),
  missing: z.array(missing),
  assumed: z.array(assumedFact),
  derived: z.array(derivedFact),
  regimes: z.array(regime),
  /** Of a privacy policy: the activities whose retention periods the law of the owner's country sets. */
  retentionLaw: z.array(retentionByLaw),
  /** Who has reviewed the texts of each language as a lawyer; `machine` while nobody has. */
  reviewedBy: z.partialRecord(locale, z.string()),
  version: z.int().nullable(),
  /** Null until it is published, and while it is offline. */
  url: z.string().nullable(),
  offlineSince: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Document = z.infer<typeof document>;

export const archivedService = z.object({
  id: z.uuid(),
  name: z.string(),
  archivedAt: z.iso.datetime(),
  /** The last moment at which the deletion can be undone: thirty days after it. */
  until: z.iso.datetime(),
});

type NamedText = {
  readonly site_type?: SiteType | undefined;
  readonly site_name?: string | undefined;
  readonly site_id?: unknown;
};

/** Whether the form has to contain a URL: for a new site, but not for an app or an existing site. */
const isAddressAsked = ({ site_type = 'Site', site_id }: NamedText) => site_type === 'Site' && site_id === undefined;

/** Whether the name is a URL if it has to be. An empty name is valid here: it has its own message. */
function namesAnAddress(form: NamedText): boolean {
  const name = (form.site_name ?? '').trim();
  return !isAddressAsked(form) || name === '' || isUrl(name);
}

const hasSiteName = (form: NamedText) => isAddressAsked(form) || isSiteName(form.site_name ?? '');

/**
 * Body of the generate modal. The message of a later check replaces that of an earlier one (PRODUCT §5). A new site is
 * named by its URL, which is validated as strictly as where it is edited later.
 */
export const generatorForm = z
  .object({
    site_type: siteType.optional(),
    document_type: z.string().max(50).optional(),
    site_name: optionalText(255).optional(),
    site_url: z.string().max(2000).optional(),
    form_type: z.enum(['fb_app', 'mobile_app', 'site']).optional(),
    pp_locale: z.string().max(10).optional(),
    /** Left out, as `area_type` is: all areas. */
    areas: areas.optional(),
    area_type: areaType.optional(),
    project_id: z.union([z.uuid(), z.literal('')]).optional(),
  })
  .refine(namesAnAddress, { ...refused('field.url'), path: ['site_name'] })
  .refine(hasSiteName, { ...refused('field.name-with-address'), path: ['site_name'] })
  .refine(namesOneAudience, audienceTwice);
export type GeneratorForm = z.infer<typeof generatorForm>;

export const sameResourceWarning = z.enum([
  'different_resource',
  'more_than_one_duplicate',
  'same_resource_and_language',
  'same_resource_different_language',
]);
export type SameResourceWarning = z.infer<typeof sameResourceWarning>;
