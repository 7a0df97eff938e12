import { refusalGrounds, requestActions, requestStates } from '@app/requests/course.ts';
import { requestersFor, requestRights, type RequestRight } from '@app/requests/rights.ts';
import { z } from 'zod';
import { email, locale, optionalText, plainText } from './fields.ts';

/** How a request came. */
export const requestChannels = ['form', 'email', 'phone', 'letter', 'person'] as const;

const person = z.object({ id: z.uuid(), email: z.string().nullable() });
/** A country, or a part of one. ISO 3166. */
export const place = z.string().regex(/^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/);
const rights = z
  .array(z.enum(requestRights))
  .min(1)
  .max(requestRights.length)
  .transform((all): RequestRight[] => [...new Set(all)]);

/** What somebody asks for, as a form or a teammate enters it. */
export const requestInput = z.object({
  place,
  rights,
  requesterFor: z.enum(requestersFor).default('self'),
  name: plainText(200),
  email: email.optional(),
  /** Whom it is about, if not the requester. */
  person: plainText(200).optional(),
  details: optionalText(5000).default(''),
  language: locale,
});
export type RequestInput = z.output<typeof requestInput>;

export const dsarForm = z.object({
  isPublished: z.boolean(),
  /** Null until it was published once. */
  url: z.string().nullable(),
  /** Where requests that arrive by mail are forwarded to; null: the installation reads no mailbox, or it was never published. */
  mail: z.string().nullable(),
  /** Where the owner works: whose holidays count for deadlines. */
  workplace: z.string(),
  /** Months after its end for which a request is kept. */
  keepMonths: z.int(),
  /** To whom new requests are assigned. */
  handler: person.nullable(),
  /** Whether requests about what Candor holds are answered as soon as the address is confirmed. */
  answersItself: z.boolean(),
  /** What to paste on a page, by way; none before it was published. */
  snippets: z.array(z.object({ kind: z.enum(['link', 'iframe', 'react']), code: z.string() })),
});
export type DsarForm = z.infer<typeof dsarForm>;

export const requestSummary = z.object({
  id: z.uuid(),
  number: z.string(),
  site: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** Null after it was forgotten. */
  name: z.string().nullable(),
  rights: z.array(z.enum(requestRights)),
  state: z.enum(requestStates),
  /** Whether the address is known to be the requester's. */
  isConfirmed: z.boolean(),
  receivedOn: z.iso.date(),
  /** The next day on which something is due; null once nothing is. */
  due: z.object({ day: z.iso.date(), standsStill: z.boolean(), isLate: z.boolean() }).nullable(),
  assignee: person.nullable(),
});
export type DsarRequestSummary = z.infer<typeof requestSummary>;

const dueStep = z.object({
  kind: z.enum(['starts', 'adds', 'shortens', 'pauses', 'stands-still', 'moves', 'two-working-days']),
  day: z.string().optional(),
  from: z.string().optional(),
  until: z.string().optional(),
  days: z.int().optional(),
  off: z.enum(['saturday', 'sunday', 'holiday']).optional(),
  period: z.object({ count: z.int(), unit: z.enum(['month', 'day', 'business-day']) }).optional(),
});

const deadline = z.object({
  kind: z.enum(['acknowledge', 'answer', 'complaint', 'appeal']),
  rights: z.array(z.enum(requestRights)),
  day: z.iso.date(),
  standsStill: z.boolean(),
  /** Whether it was met, or nothing is due any more. */
  isDone: z.boolean(),
  law: z.string(),
  article: z.string(),
  /** The law gives no number of days: the period is Candor's. */
  isOurs: z.boolean(),
  isExtended: z.boolean(),
  steps: z.array(dueStep),
});
export type DsarDeadline = z.infer<typeof deadline>;

export const letterBlock = z.object({
  kind: z.enum(['text', 'heading', 'item']),
  text: z.string(),
  required: z.boolean(),
});

const mebibyte = 1024 * 1024;
/** In bytes, but for `files` and `keptDays`. */
export const dsarFileLimits = {
  part: mebibyte,
  file: 256 * mebibyte,
  request: 1024 * mebibyte,
  files: 100,
  /** Days after which a file is deleted. */
  keptDays: 30,
} as const;

export const requestFile = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Bytes that have arrived; the file is whole once they are all there. */
  received: z.int(),
  from: z.enum(['owner', 'requester']),
  /** The letter it came with; null until it is sent. */
  letterId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  /** Null: as long as the request is open. */
  deleteOn: z.iso.date().nullable(),
  /** How often the requester downloaded it. */
  downloads: z.int(),
});
export type DsarFile = z.infer<typeof requestFile>;

const letter = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  from: z.enum(['owner', 'requester']),
  kind: z.string(),
  subject: z.string(),
  blocks: z.array(letterBlock),
  by: person.nullable(),
});

export const requestTask = z.object({
  id: z.uuid(),
  /** The record of processing it came from. */
  recordId: z.uuid().nullable(),
  name: z.string(),
  systems: z.array(z.string()),
  owner: person.nullable(),
  outcome: z.enum(['open', 'none', 'found', 'corrected', 'erased', 'refused']),
  note: z.string(),
  doneAt: z.iso.datetime().nullable(),
});
export type DsarTask = z.infer<typeof requestTask>;

/** A task as the system sees it that answers it: nothing in it says of whom. */
export const taskOfSystem = z.object({
  id: z.uuid(),
  requestId: z.uuid(),
  /** The number of the request. */
  number: z.string(),
  siteId: z.uuid().nullable(),
  rights: z.array(z.enum(requestRights)),
  /** The name of the record of processing. */
  name: z.string(),
  systems: z.array(z.string()),
  outcome: requestTask.shape.outcome,
  /** By when the request is due. */
  dueOn: z.iso.date().nullable(),
  /** Whether the identity of the requester is known. */
  isProved: z.boolean(),
});

const step = z.object({
  at: z.iso.datetime(),
  kind: z.string(),
  who: z.enum(['person', 'requester', 'product']),
  by: person.nullable(),
  /** What somebody wrote for the team; empty where nothing. */
  note: z.string(),
});

export const dsarRequest = requestSummary.extend({
  /** Goes up with every step, so that nobody acts on what they did not see. */
  version: z.int(),
  channel: z.enum(requestChannels),
  requesterFor: z.enum(requestersFor),
  email: z.string().nullable(),
  person: z.string().nullable(),
  details: z.string().nullable(),
  place: z.string(),
  language: locale,
  laws: z.array(z.object({ id: z.string(), name: z.string() })),
  /** What is asked for, where it is written, and how surely somebody has to be who they say. */
  claims: z.array(
    z.object({
      right: z.enum(requestRights),
      article: z.string(),
      identity: z.enum(['none', 'mailbox', 'reasonable', 'high']),
      /** What may be held against it; none: it is done. */
      grounds: z.array(z.enum(refusalGrounds)),
    }),
  ),
  deadlines: z.array(deadline),
  letters: z.array(letter),
  files: z.array(requestFile),
  tasks: z.array(requestTask),
  steps: z.array(step),
  /** What is possible now. */
  actions: z.array(z.enum(requestActions)),
  /** Why no extension can be told; null: it can. */
  noExtension: z.enum(['not-in-law', 'already-extended', 'too-late', 'closed']).nullable(),
  waitsFor: z.enum(['identity', 'clarification']).nullable(),
  outcome: z.enum(['answered', 'partly', 'refused', 'withdrawn']).nullable(),
  closedAt: z.iso.datetime().nullable(),
  /** The day on which everything personal is deleted; null while it is open. */
  forgetOn: z.iso.date().nullable(),
});
export type DsarRequest = z.infer<typeof dsarRequest>;

const refused = z.object({ right: z.enum(requestRights), ground: z.enum(refusalGrounds) });

/** The ids of files that come with a letter. */
const files = z
  .array(z.uuid())
  .max(dsarFileLimits.files)
  .refine((all) => new Set(all).size === all.length)
  .default([]);

/** What is written to the requester, besides what the law demands. */
export const letterInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('message'), text: plainText(10_000), files }),
  /** The doubt about who somebody is, in writing. GDPR Art. 12(6). */
  z.object({ kind: z.literal('identity'), text: plainText(2000) }),
  z.object({ kind: z.literal('clarification'), text: plainText(2000) }),
  z.object({ kind: z.literal('extension'), reason: z.enum(['complex', 'numerous']), text: plainText(2000) }),
  z.object({ kind: z.literal('fee'), amount: plainText(50), ground: z.enum(['unfounded', 'excessive']) }),
  z.object({
    kind: z.literal('answer'),
    /** Rights that are not fulfilled; none: all are. */
    refused: z
      .array(refused)
      .max(requestRights.length)
      .refine((all) => new Set(all.map(({ right }) => right)).size === all.length)
      .default([]),
    text: optionalText(20_000).default(''),
    kept: optionalText(5000).default(''),
    /** Recipients that were told. GDPR Art. 19. */
    told: z.array(plainText(200)).max(200).default([]),
    /** Whether data about the person is processed at all: then the answer lists what the register says. */
    hasData: z.boolean().default(true),
    /** Decisions by automated means, if there are any. GDPR Art. 15(1)(h). */
    automated: optionalText(5000).default(''),
    files,
  }),
]);
export type LetterInput = z.output<typeof letterInput>;

/** A step of the team. */
export const requestStep = z.discriminatedUnion('action', [
  z.object({ action: z.literal('begin') }),
  z.object({ action: z.literal('assign'), personId: z.uuid().nullable() }),
  z.object({ action: z.literal('note'), text: plainText(5000) }),
  z.object({ action: z.literal('send'), letter: letterInput }),
  z.object({ action: z.literal('prove-identity'), note: optionalText(1000).default('') }),
  z.object({ action: z.literal('clarified') }),
  z.object({ action: z.literal('withdraw') }),
  z.object({ action: z.literal('appeal') }),
  z.object({ action: z.literal('close') }),
]);
export type RequestStep = z.output<typeof requestStep>;

/** What became of the requests of a time for one right under one law. CCPA regulations § 7102(a). */
export const requestFigures = z.object({
  right: z.enum(requestRights),
  law: z.string(),
  received: z.int(),
  fulfilled: z.int(),
  partly: z.int(),
  denied: z.int(),
  withdrawn: z.int(),
  open: z.int(),
  /** Answers on or before the day on which they were due. */
  inTime: z.int(),
  /** Days from the receipt to the answer; null without an answer. */
  medianDays: z.number().nullable(),
  meanDays: z.number().nullable(),
});
export type DsarFigures = z.infer<typeof requestFigures>;

export const rightsHere = z.object({
  rights: z.array(z.object({ right: z.enum(requestRights), article: z.string() })),
});
