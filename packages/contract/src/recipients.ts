import { clauseModules, contractKinds, recipientRoles } from '@app/catalogue';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { countryCode, email, plainText } from './fields.ts';

const subprocessor = z.object({ name: plainText(200), country: countryCode.optional() });

/** The contract with a recipient. GDPR Art. 26 and 28. Days are ISO 8601. */
export const recipientContract = z.object({
  kind: z.enum(contractKinds),
  signedOn: z.iso.date(),
  /** A number, or the address of the file. */
  reference: plainText(500).optional(),
  /** Where a transfer rests on the standard contractual clauses: which of their modules. */
  clauseModule: z.enum(clauseModules).optional(),
  subprocessors: z.array(subprocessor).max(200).default([]),
  /** The day from which it has to be looked at again. */
  reviewOn: z.iso.date().optional(),
  /** Its last day. Left out: it runs until somebody ends it. */
  endsOn: z.iso.date().optional(),
});
export type RecipientContract = z.output<typeof recipientContract>;

/** What is known of a recipient besides its name, which facts of sites state. */
export const recipientFields = z.object({
  role: z.enum(recipientRoles).optional(),
  email: email.optional(),
  address: plainText(500).optional(),
  country: countryCode.optional(),
  contract: recipientContract.optional(),
});
export type RecipientFields = z.output<typeof recipientFields>;

/** Answers of writes. What facts say of the recipient is read with the register. */
const stored = z.object({ id: z.uuid(), name: z.string(), version: z.int(), fields: recipientFields });

const path = '/api/v1/recipients';
const one = `${path}/{recipientId}` as const;

/** The fields of a recipient that a history names, each a text, a day or null. */
export const recipientEditionFields = [
  'role',
  'email',
  'address',
  'country',
  'kind',
  'signedOn',
  'reference',
  'clauseModule',
  'subprocessors',
  'reviewOn',
  'endsOn',
] as const;

const edition = z.object({
  at: z.iso.datetime(),
  /** Null: somebody who left. */
  by: z.object({ id: z.uuid(), email: z.string().nullable() }).nullable(),
  what: z.enum(['entered', 'changed', 'deleted']),
  changes: z.array(
    z.object({ field: z.enum(recipientEditionFields), before: z.string().nullable(), after: z.string().nullable() }),
  ),
});
export type RecipientEdition = z.infer<typeof edition>;

/** Bytes of a contract, and files of a recipient. */
export const recipientFileLimits = { file: 5 * 1024 * 1024, files: 20, account: 500 * 1024 * 1024 } as const;

const contractFile = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  createdAt: z.iso.datetime(),
  by: z.object({ id: z.uuid(), email: z.string().nullable() }).nullable(),
});
export type RecipientFile = z.infer<typeof contractFile>;

/** Those who get data, and the contracts with them. GDPR Art. 4(9), 26 and 28. */
export const recipients = {
  create: endpoint({
    method: 'POST',
    path,
    access: 'register.edit',
    whole: true,
    audit: 'recipient.created',
    summary: 'Add a recipient: a provider or another recipient named in facts, or one named only in a contract',
    creates: true,
    status: 201,
    body: recipientFields.extend({ name: plainText(200) }),
    answer: stored,
  }),
  update: endpoint({
    method: 'PUT',
    path: one,
    access: 'register.edit',
    whole: true,
    audit: 'recipient.changed',
    summary: 'Change a recipient’s details and contract',
    body: z.object({ version: z.int().min(1), fields: recipientFields }),
    answer: stored,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: one,
    access: 'register.edit',
    whole: true,
    audit: 'recipient.deleted',
    summary: 'Delete a recipient’s details. A recipient named in facts stays in the list, without a contract',
    status: 204,
    answer: z.unknown(),
  }),
  history: endpoint({
    method: 'GET',
    path: `${one}/editions`,
    access: 'register.read',
    whole: true,
    summary: 'List changes to a recipient and its contract with author, newest first',
    answer: z.object({ editions: z.array(edition) }),
  }),
};

const files = `${one}/files` as const;
const file = `${files}/{recipientFileId}` as const;

/** Contracts with recipients as PDF files, encrypted where they lie. */
export const recipientFiles = {
  list: endpoint({
    method: 'GET',
    path: files,
    access: 'register.read',
    whole: true,
    summary: 'List a recipient’s files, oldest first',
    answer: z.object({ files: z.array(contractFile) }),
  }),
  add: endpoint({
    method: 'POST',
    path: files,
    access: 'register.edit',
    whole: true,
    audit: 'recipient.changed',
    summary: 'Add a contract PDF of at most 5 MiB to an added recipient',
    creates: true,
    status: 201,
    bodyLimit: 7_200_000,
    body: z.object({ name: plainText(200), data: z.base64() }),
    answer: contractFile,
    rate: { by: 'account', points: 120, seconds: 600 },
  }),
  download: endpoint({
    method: 'GET',
    path: file,
    access: 'register.read',
    whole: true,
    summary: 'Download a contract',
    produces: 'file',
    answer: z.unknown(),
  }),
  delete: endpoint({
    method: 'DELETE',
    path: file,
    access: 'register.edit',
    whole: true,
    audit: 'recipient.changed',
    summary: 'Delete a contract',
    status: 204,
    answer: z.unknown(),
  }),
};
