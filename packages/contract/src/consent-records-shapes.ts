import { z } from 'zod';

/** Why recording a consent records no event: it is written down already. */
export const consentIsLeaf = 'A consent is a leaf of the same tree and says how it came';

/** A version of a notice, as a consent names it. Null: the site had no text of that name. */
const namedNotice = z.object({ identifier: z.string(), version: z.string().nullable() });

const answer = z.union([z.boolean(), z.number(), z.string(), z.null()]);
const preferences = z.record(z.string(), answer);

/** Which key a consent came by: of a page, or of a server, a user of the account or a confirmed mailbox. */
export const consentSource = z.enum(['public', 'private']);

/** What holds of a preference, and which consent says so. */
export const word = z.object({
  value: answer,
  source: consentSource,
  /** Whether somebody vouched that the person said it. */
  verified: z.boolean(),
  /** The consent that says it, and its time. */
  consentId: z.uuid(),
  at: z.iso.datetime(),
});
export type Word = z.infer<typeof word>;

/** What holds of each preference, by name. */
const words = z.record(z.string(), word);

/** A person as lists show them. All but the id is null where nothing is known, or after an erasure. */
const person = z.object({
  id: z.uuid(),
  /** The site's own id. */
  externalId: z.string().nullable(),
  email: z.string().nullable(),
  fullName: z.string().nullable(),
});

export const consentRow = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  receivedAt: z.iso.datetime(),
  kind: z.enum(['consent', 'withdrawal']),
  source: consentSource,
  verified: z.boolean(),
  /** Said by a page, and vouched for by nobody: whoever can read the page can say it. */
  claimed: z.boolean(),
  subject: person,
  notices: z.array(namedNotice),
  /** What was said was deleted at the person's request; that something was is proved still. */
  erased: z.boolean(),
});
export type ConsentRow = z.infer<typeof consentRow>;

/** A consent among all of its person. Preferences are null after an erasure, or yes and no where the evidence was left. */
const chainedConsent = consentRow.extend({ preferences: preferences.nullable() });
export type ChainedConsent = z.infer<typeof chainedConsent>;

export const consentDetail = consentRow.extend({
  /** Null after an erasure. */
  said: z
    .object({
      subject: z.record(z.string(), z.union([z.string(), z.boolean()])),
      preferences,
      proofs: z.array(z.object({ form: z.string().optional(), content: z.string().optional() })),
      language: z.string().nullable(),
    })
    .nullable(),
  /** After an erasure that left the evidence: what was answered by yes and by no. Null otherwise. */
  kept: z.record(z.string(), z.boolean()).nullable(),
  /** The exact texts, of those that are known. */
  texts: z.array(namedNotice.extend({ language: z.string(), text: z.string() })),
  /** All consents of the person, newest first, at most 200. */
  chain: z.array(chainedConsent),
  /** Null: in the next checkpoint, which comes within seconds. */
  proved: z.object({ index: z.int(), since: z.iso.datetime() }).nullable(),
});
export type ConsentDetail = z.infer<typeof consentDetail>;

export const subjectRow = person.extend({
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** That the address is theirs. */
  verified: z.boolean(),
  /** Whether anybody vouched for anything of them. Of others all there is was said by pages. */
  known: z.boolean(),
  /** The newest word on each. Of somebody who is known it was vouched for. */
  preferences: words,
  /** What pages said since of somebody who is known, where it is something else. It changes nothing. */
  claimed: words,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type SubjectRow = z.infer<typeof subjectRow>;

/** All consents of the person, newest first, at most 200. */
export const subjectDetail = subjectRow.extend({ consents: z.array(chainedConsent) });

/** `more`: there are more than that. */
export const counted = z.object({ count: z.int(), more: z.boolean() });

export const legalNotice = z.object({
  id: z.uuid(),
  identifier: z.string(),
  version: z.string(),
  languages: z.array(z.string()),
  /** The document of the site it comes from; null: it was written here. */
  documentId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
});
export type LegalNotice = z.infer<typeof legalNotice>;

export const legalNoticeText = z.object({
  language: z.string(),
  /** Hexadecimal SHA-256 of the text. */
  sha256: z.string(),
  text: z.string(),
});
