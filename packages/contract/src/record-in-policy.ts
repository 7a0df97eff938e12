import { categories, driftCodes } from '@app/catalogue';
import { z } from 'zod';
import { ownText } from './own-text.ts';
import { legalBasis, retention, sensitiveCondition, sensitiveData } from './policy-facts.ts';
import { dataTypeIds } from './processing-facts.ts';

/** What of a record its policy can show besides the facts that policies state anyway. Names are those of PRODUCT §3, "Alternate". */
export const policyParts = [
  'description',
  'subjects',
  'available_rights',
  'security_measures',
  'who_process_the_pdts',
] as const;
export type PolicyPart = (typeof policyParts)[number];

/** A switch of a record: whether the policy shows its service at all, or a part of it. PRODUCT §3, "IPM setting". */
export const ipmSetting = z.object({
  ipm_field: z.enum(['show_in_policy', ...policyParts]),
  /** True: show. */
  ipm_field_value: z.boolean(),
});
export type IpmSetting = z.infer<typeof ipmSetting>;

const stateable = {
  legalBasis,
  legitimateInterest: ownText,
  dataTypes: dataTypeIds.min(1, 'service.data-type-required'),
  ownDataTypes: z.array(ownText).max(30),
  sensitiveData: z.array(sensitiveData).max(20),
  sensitiveCondition,
  retention,
};

/** Facts that an alternate states otherwise than its service. */
export const recordDeviation = z.object({
  legalBasis: stateable.legalBasis.optional(),
  legitimateInterest: stateable.legitimateInterest.optional(),
  dataTypes: stateable.dataTypes.optional(),
  ownDataTypes: stateable.ownDataTypes.optional(),
  sensitiveData: stateable.sensitiveData.optional(),
  sensitiveCondition: stateable.sensitiveCondition.optional(),
  retention: stateable.retention.optional(),
});
export type RecordDeviation = z.output<typeof recordDeviation>;

/** Facts that may be changed from the register. Null takes a statement back; then the usual one, or that of the service, counts. */
export const statedChange = z.object({
  legalBasis: stateable.legalBasis.nullable().optional(),
  legitimateInterest: stateable.legitimateInterest.nullable().optional(),
  dataTypes: stateable.dataTypes.nullable().optional(),
  ownDataTypes: stateable.ownDataTypes.nullable().optional(),
  sensitiveData: stateable.sensitiveData.nullable().optional(),
  sensitiveCondition: stateable.sensitiveCondition.nullable().optional(),
  retention: stateable.retention.nullable().optional(),
});
export type StatedChange = z.infer<typeof statedChange>;

/** What an alternate can state otherwise than its service. */
export const departures = ['basis', 'interest', 'data', 'sensitive', 'sensitiveCondition', 'kept'] as const;

/** A statement of an alternate and that of its service, in the language that was asked for. */
export const recordDeparture = z.object({ field: z.enum(departures), service: z.string(), record: z.string() });
export type RecordDeparture = z.infer<typeof recordDeparture>;

/** Where the privacy policy of the site has what a record is about. */
const policyPlace = z.object({
  documentId: z.uuid(),
  status: z.enum(['draft', 'published', 'changed', 'offline']),
  /** Whether it would show it if it was published now. */
  isShown: z.boolean(),
  /** The entry in the policy as people read it. Null: they read none. */
  url: z.string().nullable(),
});

/** Where what a record is about appears elsewhere. */
export const recordAppearances = z.object({
  policy: policyPlace.nullable(),
  /** The switch of the published banner that the service is under. */
  banner: z.object({ siteServiceId: z.uuid(), category: z.enum(categories) }).nullable(),
  /** The other records of the service. */
  others: z.array(z.object({ id: z.uuid(), name: z.string(), isAlternate: z.boolean() })),
  /** Kinds of open discrepancies of the record. */
  findings: z.array(z.enum(driftCodes)),
  /** The newest tasks of requests that rest on the record. Null: whoever asks does not see requests. */
  tasks: z.array(z.object({ requestId: z.uuid(), number: z.string(), isDone: z.boolean() })).nullable(),
});
export type RecordAppearances = z.infer<typeof recordAppearances>;
