import { refusalGrounds, requestActions, requestStates } from '@app/requests/course.ts';
import { identityNeeds, requestersFor, requestRights } from '@app/requests/rights.ts';
import { z } from 'zod';
import { consentIdText } from './cookie-preferences.ts';
import { askedRights, place, redactionReasons } from './dsar-fields.ts';
import { dataPoint, letterInput } from './dsar-steps.ts';
import { email, locale, optionalText, plainText } from './fields.ts';

/** How a request came. */
export const requestChannels = ['form', 'email', 'phone', 'letter', 'person', 'agent'] as const;

const person = z.object({ id: z.uuid(), email: z.string().nullable() });
/** What somebody asks for, as a form or a teammate enters it. */
export const requestInput = z.object({
  place,
  rights: askedRights,
  requesterFor: z.enum(requestersFor).default('self'),
  name: plainText(200),
  email: email.optional(),
  /** Whom it is about, if not the requester. */
  person: plainText(200).optional(),
  details: optionalText(5000).default(''),
  language: locale,
  /** The id that the banner shows, under which choices are kept. */
  consentId: consentIdText.optional(),
});
export type RequestInput = z.output<typeof requestInput>;

export const dsarForm = z.object({
  isPublished: z.boolean(),
  /** Null until it was published once. */
  url: z.string().nullable(),
  /** Where requests that arrive by mail are forwarded to; null: the installation reads no mailbox, or the form is not published. */
  mail: z.string().nullable(),
  /** Where the owner works: whose holidays count for deadlines. */
  workplace: z.string(),
  /** Months after its end for which a request is kept. */
  keepMonths: z.int(),
  /** To whom new requests are assigned. */
  handler: person.nullable(),
  /** Who stands in for them. */
  deputy: person.nullable(),
  /** Whether somebody else looks at each letter before it is sent. */
  secondLook: z.boolean(),
  /** Whether requests about what Candor holds are answered as soon as the address is confirmed. */
  answersItself: z.boolean(),
  /** The data points that a letter about the identity asks for, unless others are chosen. */
  points: z.array(dataPoint),
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
  /** Who stands in for them. */
  deputy: person.nullable(),
  /** Whether a letter waits until somebody else has looked at it. */
  hasWaitingLetter: z.boolean(),
  /** Goes up with every step, so that nobody acts on what they did not see. */
  version: z.int(),
  /** The states to which it can be moved now, and the action that moves it there. */
  moves: z.array(z.object({ to: z.enum(requestStates), action: z.enum(requestActions) })),
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
  /** The file of which it is a copy with words blacked out. That one is deleted once the copy is sent. */
  redactedFrom: z.uuid().nullable(),
});
export type DsarFile = z.infer<typeof requestFile>;

/** That something was blacked out: who did it, when, how often and why, and nothing of what it was. */
export const redactionTrace = z.object({
  at: z.iso.datetime(),
  by: person.nullable(),
  /** The file; null: a letter, or the request was forgotten. */
  file: z.string().nullable(),
  count: z.int(),
  reason: z.enum(redactionReasons),
  isSent: z.boolean(),
});

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
  /** Who stands in for the owner. */
  deputy: person.nullable(),
  outcome: z.enum(['open', 'none', 'found', 'corrected', 'erased', 'refused']),
  note: z.string(),
  doneAt: z.iso.datetime().nullable(),
  /** The processor that fulfills it by OpenDSR, and what it was asked; null: none has the name of its system. */
  processor: z
    .object({
      name: z.string(),
      requests: z.array(
        z.object({
          type: z.enum(['access', 'portability', 'erasure']),
          state: z.enum(['waiting', 'pending', 'in_progress', 'completed', 'cancelled', 'failed']),
          isCancelling: z.boolean(),
          /** When the processor expects to be done. */
          expectedAt: z.iso.datetime().nullable(),
          /** Whether that is over. */
          isLate: z.boolean(),
          failures: z.int(),
          failure: z.string().nullable(),
        }),
      ),
    })
    .nullable(),
});
export type DsarTask = z.infer<typeof requestTask>;

/**
 * What can be corrected: of what was entered, with the extension that a correction may make void, and by requesters of what is
 * held about them.
 */
export const correctedFields = [
  'receivedOn',
  'place',
  'name',
  'email',
  'requesterFor',
  'person',
  'rights',
  'extendedOn',
  'fullName',
  'firstName',
  'lastName',
  'language',
] as const;

const step = z.object({
  at: z.iso.datetime(),
  kind: z.string(),
  who: z.enum(['person', 'requester', 'product']),
  by: person.nullable(),
  /** What somebody wrote for the team; empty where nothing. */
  note: z.string(),
  /** What was corrected; several rights are separated by commas. */
  changes: z.array(z.object({ field: z.enum(correctedFields), from: z.string(), to: z.string() })),
});

/** How surely a requester is who they say. */
const requestIdentity = z.object({
  /** What the rights that are asked for need together. */
  needed: z.enum(identityNeeds),
  reached: z.enum(identityNeeds),
  /** The data points that the form of the site asks for, unless others are chosen. */
  usualPoints: z.array(dataPoint),
  /** Data points that were asked for. What was entered is shown to nobody. */
  comparison: z
    .object({
      points: z.array(dataPoint),
      askedAt: z.iso.datetime(),
      givenAt: z.iso.datetime().nullable(),
      /** Whether what was entered is there, to be compared. */
      isWaiting: z.boolean(),
      isDeclared: z.boolean(),
      /** How many matched; null: nothing was compared yet. */
      matched: z.int().nullable(),
      triesLeft: z.int(),
      /** From when on what was entered is deleted; null: it is deleted, or nothing was entered. */
      deleteOn: z.iso.date().nullable(),
    })
    .nullable(),
  isDocumentAsked: z.boolean(),
  /** The covered picture of a document, until the identity is decided on. */
  document: z.object({ at: z.iso.datetime(), size: z.int(), deleteOn: z.iso.date().nullable() }).nullable(),
});

export const dsarRequest = requestSummary.extend({
  channel: z.enum(requestChannels),
  /** Whether the rights were guessed from a mail, and no teammate has confirmed or corrected them. */
  rightsGuessed: z.boolean(),
  requesterFor: z.enum(requestersFor),
  email: z.string().nullable(),
  person: z.string().nullable(),
  /** The id by which the site knows the requester, if its server stated that they are signed in there. */
  subject: z.string().nullable(),
  details: z.string().nullable(),
  place: z.string(),
  /** The id that the banner showed them, if they gave it. */
  consentId: z.string().nullable(),
  language: locale,
  laws: z.array(z.object({ id: z.string(), name: z.string() })),
  /** What is asked for, where it is written, and how surely somebody has to be who they say. */
  claims: z.array(
    z.object({
      right: z.enum(requestRights),
      article: z.string(),
      identity: z.enum(identityNeeds),
      /** What may be held against it; none: it is done. */
      grounds: z.array(z.enum(refusalGrounds)),
    }),
  ),
  identity: requestIdentity,
  deadlines: z.array(deadline),
  letters: z.array(letter),
  files: z.array(requestFile),
  redactions: z.array(redactionTrace),
  /** Whether there is a certificate of an erasure. */
  hasCertificate: z.boolean(),
  tasks: z.array(requestTask),
  /** Whether somebody else has to look at each letter before it is sent. */
  secondLook: z.boolean(),
  /** The letter that waits for somebody else. */
  waiting: z.object({ letter: letterInput, by: person.nullable(), at: z.iso.datetime() }).nullable(),
  steps: z.array(step),
  /** What is possible now. */
  actions: z.array(z.enum(requestActions)),
  /** Why no extension can be told; null: it can. */
  /** What the site’s facts and the register say of what an answer leaves to the team. Empty: nothing, or no answer can be sent. */
  proposed: z.object({ automated: z.string(), recipients: z.array(z.string()) }),
  noExtension: z.enum(['not-in-law', 'already-extended', 'too-late', 'closed']).nullable(),
  waitsFor: z.enum(['identity', 'clarification']).nullable(),
  /** The authorized agent that sent it by the Data Rights Protocol. */
  agent: z
    .object({
      agentId: z.string(),
      name: z.string(),
      /** The right by the name of the protocol. */
      exercise: z.string(),
      /** Claims that the agent verified. */
      verified: z.array(z.string()),
      /** Whether the agent wants to be told of each change, and knows the last one; null: it asks by itself. */
      callback: z
        .object({
          isTold: z.boolean(),
          toldAt: z.iso.datetime(),
          failures: z.int(),
          failure: z.string().nullable(),
        })
        .nullable(),
    })
    .nullable(),
  outcome: z.enum(['answered', 'partly', 'refused', 'withdrawn']).nullable(),
  closedAt: z.iso.datetime().nullable(),
  /** The day on which everything personal is deleted; null while it is open. */
  forgetOn: z.iso.date().nullable(),
});
export type DsarRequest = z.infer<typeof dsarRequest>;

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
