import { reportEntryFormat } from '@app/sealing';
import { managerEntries, moveTicks, reporterEntries } from '@app/whistleblowing';
import { z } from 'zod';
import { reportLimits } from '../limits.ts';

/** Bytes as lower-case hexadecimal. */
export const hex = (bytes: number) =>
  z
    .string()
    .length(2 * bytes)
    .regex(/^[0-9a-f]*$/);

/** Bytes as base64url without padding. @param most bytes */
export const base64 = (most: number) =>
  z
    .string()
    .min(1)
    .max(Math.ceil((most * 4) / 3))
    .regex(/^[\w-]*$/);

export const id = hex(16);
const hash = hex(32);
const number = z.int().min(0).max(2_147_483_647);
const chunksOfFile = 1 + Math.ceil((reportLimits.file * 1.12) / (256 * 1024));

/** The members of an entry are listed: what is not would be dropped, and the entry would have another hash. */
const signedEntry = z.strictObject({
  entry: z.strictObject({
    format: z.literal(reportEntryFormat),
    report: hash,
    number,
    before: hash.nullable(),
    kind: z.enum([...reporterEntries, ...managerEntries]),
    move: z.tuple([z.string().max(40), z.string().max(40)]).exactOptional(),
    part: hash.exactOptional(),
    erases: z.literal(true).exactOptional(),
    restores: number.exactOptional(),
    at: z.string().max(40),
    author: z.union([id, z.literal('reporter')]),
  }),
  signature: hex(64),
});
export type SentEntry = z.output<typeof signedEntry>;

const part = z.strictObject({
  kind: z.enum(['summary', 'body', 'identity', 'message', 'note', 'file']),
  number,
  id: id.exactOptional(),
  sealed: base64(reportLimits.text + 64),
});

const file = z.strictObject({ id, length: z.int().min(1), chunks: z.array(hash).min(1).max(chunksOfFile) });
const files = z.array(file).max(reportLimits.files);

export const wrap = z.strictObject({
  purpose: z.enum(['share', 'identity', 'reporter']),
  recipient: id,
  wrapped: base64(1200),
});

export const arrival = z.strictObject({
  lookup: id,
  files: z
    .array(z.strictObject({ id, length: z.int().min(1) }))
    .min(1)
    .max(reportLimits.files),
});

export const submission = z.strictObject({
  report: id,
  document: hash,
  publicKey: hash,
  lookup: id,
  summaryHalf: hash,
  contentHalf: hash,
  parts: z
    .array(part)
    .min(1)
    .max(3 + reportLimits.files),
  wraps: z.array(wrap).min(1).max(110),
  files,
  signature: hex(64),
  entry: signedEntry,
});
export type Submission = z.output<typeof submission>;

const writtenMembers = {
  entry: signedEntry,
  parts: z
    .array(part)
    .max(1 + reportLimits.files)
    .exactOptional(),
  files: files.exactOptional(),
};
export const writtenEntry = z.strictObject(writtenMembers);
export type SentWriting = z.output<typeof writtenEntry>;
export type Part = z.output<typeof part>;
export type File = z.output<typeof file>;
export type Wrap = z.output<typeof wrap>;

export const managerEntry = z.strictObject({
  ...writtenMembers,
  ticks: z.array(z.enum(moveTicks)).max(2).exactOptional(),
  person: id.exactOptional(),
  removed: z.strictObject({ entry: number, kind: part.shape.kind, number }).exactOptional(),
  wraps: z.array(wrap).max(2).exactOptional(),
});
export type ManagerWriting = z.output<typeof managerEntry>;

const lookup = id;
export const mailboxCall = z.discriminatedUnion('action', [
  z.strictObject({ lookup, action: z.literal('open') }),
  z.strictObject({ lookup, action: z.literal('write'), ...writtenMembers }),
  z.strictObject({
    lookup,
    action: z.literal('upload'),
    file: id,
    length: z.int().min(1),
    chunk: number,
    bytes: base64(256 * 1024 + 16),
  }),
  z.strictObject({ lookup, action: z.literal('download'), file: id, chunk: number }),
  z.strictObject({ lookup, action: z.literal('proof') }),
]);
export type MailboxCall = z.output<typeof mailboxCall>;
