import { refusalGrounds } from '@app/requests/course.ts';
import { dataPointKinds } from '@app/requests/data-points.ts';
import { requestersFor, requestRights } from '@app/requests/rights.ts';
import { z } from 'zod';
import { askedRights, dsarFileLimits, place } from './dsar-fields.ts';
import { email, optionalText, plainText } from './fields.ts';

const refused = z.object({ right: z.enum(requestRights), ground: z.enum(refusalGrounds) });

/** The ids of files that come with a letter. */
const files = z
  .array(z.uuid())
  .max(dsarFileLimits.files)
  .refine((all) => new Set(all).size === all.length)
  .default([]);

/** A fact that the requester enters and a system compares. */
export const dataPoint = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(dataPointKinds).exclude(['own']) }),
  z.object({ kind: z.literal('own'), label: plainText(80) }),
]);

/** None, or two or three that differ. */
export const dataPoints = z
  .array(dataPoint)
  .max(3)
  .refine((all) => all.length !== 1 && new Set(all.map((one) => JSON.stringify(one))).size === all.length);

/** What is written to the requester, besides what the law demands. */
export const letterInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('message'), text: plainText(10_000), files }),
  z.object({
    kind: z.literal('identity'),
    /** The doubt about who somebody is, in writing. Only data points that the law demands need none. GDPR Art. 12(6). */
    text: optionalText(2000).default(''),
    /** What is entered on the page of the request and compared. */
    points: dataPoints.default([]),
    /** Whether a covered picture of an identity document can be sent. */
    document: z.boolean().default(false),
  }),
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
    /** Whether none of the recipients in the register received the person’s data, so that nobody had to be told. */
    noneReceived: z.boolean().default(false),
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
  /** To whom it is assigned, and who stands in for them. */
  z.object({
    action: z.literal('assign'),
    personId: z.uuid().nullable(),
    deputyId: z.uuid().nullable().optional(),
  }),
  z.object({ action: z.literal('note'), text: plainText(5000) }),
  z.object({ action: z.literal('send'), letter: letterInput }),
  /** A letter that somebody else has to look at before it is sent. */
  z.object({ action: z.literal('ready'), letter: letterInput }),
  /** Sends the letter that waits. */
  z.object({ action: z.literal('release') }),
  /** Gives the letter that waits back, with what has to change. */
  z.object({ action: z.literal('return'), note: plainText(2000) }),
  /** Corrects what was entered; what it said before stays in the history. */
  z.object({
    action: z.literal('correct'),
    receivedOn: z.iso.date().optional(),
    place: place.optional(),
    name: plainText(200).optional(),
    requesterFor: z.enum(requestersFor).optional(),
    /** Whom it is about; kept only of somebody who acts for another person. */
    person: plainText(200).optional(),
    /** Refused once the requester has shown that the address is theirs. */
    email: email.optional(),
    rights: askedRights.optional(),
  }),
  /** Says that the team is satisfied otherwise; where a law demands a degree, the note says why. */
  z.object({ action: z.literal('prove-identity'), note: optionalText(1000).default('') }),
  /** Says that the receipt was confirmed to somebody without an address, by phone or letter. */
  z.object({ action: z.literal('acknowledge') }),
  z.object({ action: z.literal('clarified') }),
  z.object({ action: z.literal('withdraw') }),
  z.object({ action: z.literal('appeal') }),
  z.object({ action: z.literal('close') }),
]);
export type RequestStep = z.output<typeof requestStep>;
