import {
  activityKinds,
  dataSubjectRights,
  driftCodes,
  purposeIds,
  recordMissing,
  retentionStarts,
  securityMeasures,
  subjects,
  transferBases,
  typicalActivityIds,
  whoProcesses,
} from '@app/catalogue';
import { z } from 'zod';
import { countryCode, email, plainText } from './fields.ts';
import { activityFacts, legalBasis } from './policy-facts.ts';
import { policyParts, recordDeparture, recordDeviation } from './record-in-policy.ts';

/** `draft`: proposed; `confirmed`: somebody vouches for it; `ended`: the processing is over, and the record stays. */
export const recordState = z.enum(['draft', 'confirmed', 'ended']);
export type RecordState = z.infer<typeof recordState>;

/** A list without repeats. */
export const once = <Item extends z.ZodType>(item: Item, most: number) =>
  z
    .array(item)
    .max(most)
    .transform((all) => [...new Set(all)]);

/** `processor`: what the organization does on behalf of customers. GDPR Art. 30(1) and 30(2). */
export const recordRole = z.enum(['controller', 'processor']);
export type RecordRole = z.infer<typeof recordRole>;

const contact = z.object({
  name: plainText(200),
  email: email.optional(),
  address: plainText(500).optional(),
  phone: plainText(50).optional(),
});

/** What GDPR Art. 30(2)(a) to (c) demands of a record of a processor. */
export const onBehalfFacts = z.object({
  /** The controllers on whose behalf it is done. */
  customers: z
    .array(contact.extend({ representative: contact.optional(), dpo: contact.optional() }))
    .max(100)
    .default([]),
  /** What is done for each of them. */
  categories: once(plainText(300), 50).default([]),
  /** Processors that help with it. Their contracts stand with the recipients. */
  subprocessors: z
    .array(z.object({ name: plainText(200), country: countryCode.optional() }))
    .max(100)
    .default([]),
  /** Countries to which data goes, by the organization or by those processors, and on what that rests. */
  transfers: z
    .array(z.object({ country: countryCode, basis: z.enum(transferBases).optional() }))
    .max(100)
    .default([]),
});
export type OnBehalf = z.output<typeof onBehalfFacts>;

/**
 * What a record adds to the facts that documents state. PRODUCT §3, "Alternate". `activity`: the facts themselves, of a record that
 * belongs to no site.
 */
/** Letters of a description. */
export const descriptionLength = 2000;

export const recordFields = z.object({
  /** Default: the name of the service or activity. */
  label: plainText(200).optional(),
  description: plainText(descriptionLength).optional(),
  subjects: once(z.enum(subjects), subjects.length).default([]),
  rights: once(z.enum(dataSubjectRights), dataSubjectRights.length).default([]),
  transferBasis: z.enum(transferBases).optional(),
  processedBy: once(z.enum(whoProcesses), whoProcesses.length).default([]),
  measures: once(z.enum(securityMeasures), securityMeasures.length).default([]),
  ownMeasures: once(plainText(300), 30).default([]),
  systems: once(plainText(200), 30).default([]),
  /** The people who answer for the record, of the account. */
  ownerId: z.uuid().nullable().default(null),
  deputyId: z.uuid().nullable().default(null),
  /** Whether the privacy policy shows the service. Of an alternate: whether it shows what is otherwise with it. */
  showInPolicy: z.boolean().default(true),
  /** What of the fields above the policy shows too. */
  policyParts: once(z.enum(policyParts), policyParts.length).default([]),
  /** Of an alternate: what it states otherwise than its service. */
  deviation: recordDeviation.optional(),
  activity: activityFacts.optional(),
  /** Of a record of a processor. */
  onBehalf: onBehalfFacts.optional(),
  /** The typical activity that it was made of. */
  typical: z.enum(typicalActivityIds).optional(),
});
export type RecordFields = z.output<typeof recordFields>;

const person = z.object({ id: z.uuid(), email: z.string().nullable() });

/** What the record hangs on: a service or an activity of a site, or nothing but the organization. */
const anchor = z.discriminatedUnion('of', [
  z.object({ of: z.literal('service'), siteServiceId: z.uuid() }),
  z.object({ of: z.literal('activity'), activityId: z.string() }),
  z.object({ of: z.literal('organization') }),
]);

export const recordSummary = z.object({
  id: z.uuid(),
  role: recordRole,
  name: z.string(),
  site: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  anchor,
  state: recordState,
  /** The day from which it has to be looked at again; null until it is confirmed. */
  reviewOn: z.iso.date().nullable(),
  isDue: z.boolean(),
  owner: person.nullable(),
  updatedAt: z.iso.datetime(),
  /** Goes up with every change, so that nobody overwrites what they did not see. */
  version: z.int(),
});
export type ProcessingRecordSummary = z.infer<typeof recordSummary>;

/** What the documents of the site state, in the language that was asked for. */
const stated = z.object({
  name: z.string(),
  kind: z.enum(activityKinds).nullable(),
  purpose: z.string(),
  purposes: z.array(z.enum(purposeIds)),
  bases: z.array(legalBasis),
  basis: z.string(),
  interest: z.string(),
  dataTypes: z.array(z.string()),
  data: z.string(),
  sensitive: z.string(),
  sensitiveCondition: z.string(),
  recipients: z.array(z.string()),
  transfers: z.array(z.object({ country: countryCode, name: z.string(), third: z.boolean(), safeguard: z.string() })),
  kept: z.string(),
  source: z.string(),
  /** Measures that the site states for all of its processing. */
  measures: z.array(z.enum(securityMeasures)),
});

export const processingRecord = recordSummary.extend({
  fields: recordFields,
  /** Whether it is one more record of a service that has its own. */
  isAlternate: z.boolean(),
  /** What an alternate states otherwise than its service. */
  departures: z.array(recordDeparture),
  deputy: person.nullable(),
  /** Those whom GDPR Art. 30(1)(a) and 30(2)(a) name, each on one line. The controller; of a processor's record the processor. */
  responsible: z.object({
    name: z.string(),
    jointControllers: z.array(z.string()),
    representatives: z.array(z.string()),
    dpo: z.string(),
  }),
  /** Null: the service or activity is no longer there. */
  stated: stated.nullable(),
  /**
   * How long data of a typical activity is usually kept where the organization is, by which law, of which day. Nobody has compared it
   * with the law yet unless it is confirmed. Null: no law that is known says it.
   */
  usualPeriod: z
    .object({
      /** Country, or part of a country, in the language that was asked for. */
      place: z.string(),
      period: z.string(),
      start: z.enum(retentionStarts),
      statute: z.string(),
      asOf: z.iso.date(),
      confirmed: z.boolean(),
    })
    .nullable(),
  /** What GDPR Art. 30(1), of a processor 30(2), asks for and the record lacks. Empty: it can be confirmed. */
  missing: z.array(z.enum(recordMissing)),
  confirmed: z.object({ at: z.iso.datetime(), by: person }).nullable(),
  endedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type ProcessingRecord = z.infer<typeof processingRecord>;

export const recordEdition = z.object({
  version: z.int(),
  at: z.iso.datetime(),
  /** Null: a job or the operator. */
  by: person.nullable(),
  /** The colleague without an account whose answers were accepted. */
  answeredBy: z.string().nullable(),
  state: recordState,
  /** The fields that changed, with the values before and after. */
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
});
export type RecordEdition = z.infer<typeof recordEdition>;

/** The days for which a finding can be accepted at most: two years. */
export const acceptedDays = 731;

/** Something in which register, documents, banner, scans and settings disagree. */
export const driftFinding = z.object({
  /** Names what disagrees, with its values: another value is another finding. */
  id: z.string(),
  code: z.enum(driftCodes),
  site: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** Null where there is no record. */
  recordId: z.uuid().nullable(),
  /** Whether the record hangs on the site, so that its documents state the same. */
  isStated: z.boolean(),
  /** The recipient that the finding is about. */
  recipientId: z.uuid().nullable(),
  /** The name of the record, service or activity; of a site, how many services its documents lack. */
  name: z.string(),
  /** The provision that is at stake. */
  article: z.string(),
  /** What the register or documents say, in the language that was asked for. */
  register: z.string(),
  /** What the other side says. */
  other: z.string(),
  /** IDs of the services that a scan found and the documents lack. */
  services: z.array(z.string()),
  /** Of two periods that differ: the one that is set in Candor, in months. */
  months: z.number().nullable(),
  /** Null: open. */
  accepted: z
    .object({
      reason: z.string(),
      /** The last day on which it counts. */
      until: z.iso.date(),
      at: z.iso.datetime(),
      by: person.nullable(),
    })
    .nullable(),
});
export type DriftFinding = z.infer<typeof driftFinding>;

/** A record as it stood at the end of a day, with the controller on one line. */
export const recordOn = processingRecord.extend({ controller: z.string() });

/** What became of a record between two days, in the language that was asked for. */
export const recordDifference = z.object({
  id: z.uuid(),
  name: z.string(),
  site: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  change: z.enum(['added', 'ended', 'changed']),
  /** The names of the fields, and what stood there. Empty for a record that was added. */
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
});
export type RecordDifference = z.infer<typeof recordDifference>;

/** Whether the person gets the weekly mail about open findings. */
export const driftMail = z.object({ weekly: z.boolean() });

/** Accepts a finding, or takes that back. */
export const driftDecision = z.object({
  /** Null: the finding is about the organization apart from its sites. */
  siteId: z.uuid().nullable(),
  /** That of the finding. */
  id: z.string().regex(/^[0-9a-f]{64}$/u),
  accepted: z
    .object({
      reason: plainText(500).min(1),
      until: z.iso.date(),
    })
    .nullable(),
});
