import { z } from 'zod';
import { isSiteName, locale, optionalText } from './fields.ts';
import { customService, documentSettings, lifetimeUnit, serviceOverrides, trackerStorage } from './policy-facts.ts';
import { refused } from './fields/refused.ts';
import { isUrl } from './fields/url.ts';
import { areaType, documentType, siteType, type SiteType } from './sites.ts';

export const variant = z.enum(['complete', 'simplified']);
export type Variant = z.infer<typeof variant>;

/** `draft`: never published; `changed`: published, edited since; `published`: what is hosted is what is set. */
export const documentStatus = z.enum(['draft', 'changed', 'published']);

export const documentSummary = z.object({
  id: z.uuid(),
  siteId: z.uuid(),
  type: documentType,
  languages: z.array(locale),
  status: documentStatus,
  /** How many required facts are still missing. */
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
  /** Only an older list names it: it may be gone, or have another name by now. */
  unverified: z.boolean(),
  /** Needs a paid plan, where plans are hosted. */
  pro: z.boolean(),
  /** The account's plan allows it. */
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
});

/** What the catalogue knows of a service, for its modal. */
export const serviceDetail = serviceCard.extend({
  aliases: z.array(z.string()),
  dataTypes: z.array(z.string()),
  places: z.array(z.object({ country: z.string(), assumed: z.boolean() })),
  trackers: z.array(tracker),
  privacyUrl: z.string().nullable(),
  optOutUrl: z.string().nullable(),
});
export type ServiceDetail = z.infer<typeof serviceDetail>;

/** A service in a document. `custom` is set instead of `serviceId` for one of the owner's own. */
export const documentService = z.object({
  id: z.uuid(),
  serviceId: serviceId.nullable(),
  custom: customService.nullable(),
  name: z.string(),
  provider: z.string().nullable(),
  category: z.string(),
  overrides: serviceOverrides,
  pro: z.boolean(),
  /** In the catalogue, but no longer offered: once removed it cannot be added again. */
  deactivated: z.boolean(),
  deniedLanguages: z.array(z.string()),
  addedAt: z.iso.datetime(),
});
export type DocumentService = z.infer<typeof documentService>;

/** A fact the document needs. What `blocks` must be filled before it can be published; what `advises` may stay. */
export const missing = z.object({
  code: z.string(),
  /** The field, from the root of the facts: `owner.email`, `services.stripe.provider.name`. */
  path: z.string(),
  message: z.string(),
  weight: z.enum(['blocks', 'advises']),
});
export type MissingFact = z.infer<typeof missing>;

/** A fact the owner did not give and the document assumes. `path` is where the owner can say otherwise. */
export const assumedFact = z.object({ fact: z.string(), path: z.string(), value: z.string(), why: z.string() });
export type AssumedFact = z.infer<typeof assumedFact>;

export const regime = z.object({
  id: z.string(),
  name: z.string(),
  reason: z.string(),
  source: z.string(),
  /** What the owner should know of it: that no lawyer has confirmed our reading yet. */
  note: z.string().nullable(),
});

export const document = z.object({
  id: z.uuid(),
  publicId: z.string(),
  siteId: z.uuid(),
  type: documentType,
  languages: z.array(locale),
  status: documentStatus,
  settings: documentSettings,
  services: z.array(documentService),
  /** How many services the plan allows; null without a limit. */
  serviceLimit: z.int().nullable(),
  missing: z.array(missing),
  assumed: z.array(assumedFact),
  regimes: z.array(regime),
  /** Who has read the words of each language as a lawyer would; `machine` while nobody has. */
  reviewedBy: z.partialRecord(locale, z.string()),
  version: z.int().nullable(),
  url: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Document = z.infer<typeof document>;

export const archivedService = z.object({
  id: z.uuid(),
  name: z.string(),
  archivedAt: z.iso.datetime(),
  /** The last moment at which it can be taken back: thirty days after. */
  until: z.iso.datetime(),
});

type Named = {
  readonly site_type?: SiteType | undefined;
  readonly site_name?: string | undefined;
  readonly site_id?: unknown;
};

/** Asked of a new site, not of an app, nor where the document is for a site that is there. */
const isAddressAsked = ({ site_type = 'Site', site_id }: Named) => site_type === 'Site' && site_id === undefined;

/** What is empty has a message of its own. */
function namesAnAddress(form: Named): boolean {
  const name = (form.site_name ?? '').trim();
  return !isAddressAsked(form) || name === '' || isUrl(name);
}

const hasSiteName = (form: Named) => isAddressAsked(form) || isSiteName(form.site_name ?? '');

/**
 * The generate modal. Each check overrides the message of the one before (PRODUCT §5). A new site is named by its
 * address, which is checked as strictly as where it is edited later.
 */
export const generatorForm = z
  .object({
    site_type: siteType.optional(),
    document_type: z.string().max(50).optional(),
    site_name: optionalText(255).optional(),
    site_url: z.string().max(2000).optional(),
    form_type: z.enum(['fb_app', 'mobile_app', 'site']).optional(),
    pp_locale: z.string().max(10).optional(),
    area_type: areaType.optional(),
    project_id: z.union([z.uuid(), z.literal('')]).optional(),
  })
  .refine(namesAnAddress, { ...refused('field.url'), path: ['site_name'] })
  .refine(hasSiteName, { ...refused('field.name-with-address'), path: ['site_name'] });
export type GeneratorForm = z.infer<typeof generatorForm>;

export const sameResourceWarning = z.enum([
  'different_resource',
  'more_than_one_duplicate',
  'same_resource_and_language',
  'same_resource_different_language',
]);
export type SameResourceWarning = z.infer<typeof sameResourceWarning>;
