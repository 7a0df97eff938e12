import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { locale, plainText } from './fields.ts';
import { clauseChange } from './publishing.ts';
import { sitePublication } from './site-publication.ts';
import { documentType, project } from './sites.ts';

export const signOffState = z.enum(['waiting', 'approved', 'returned', 'withdrawn']);
export type SignOffState = z.infer<typeof signOffState>;

/** A person as named to others who work on the same site; null for who left the account. */
const named = z.object({ id: z.uuid(), email: z.string().nullable() });

/** What was asked to be published: one document, or the banner and all changed documents of a site. */
export const signOff = z.object({
  id: z.uuid(),
  siteId: z.uuid(),
  siteName: z.string(),
  document: z.object({ id: z.uuid(), type: documentType }).nullable(),
  /** Identifies what was shown to whoever approves. Only exactly that is published. */
  fingerprint: z.string(),
  note: z.string().nullable(),
  askedBy: named,
  askedAt: z.iso.datetime(),
  state: signOffState,
  decidedBy: named.nullable(),
  decidedAt: z.iso.datetime().nullable(),
  /** Why it was sent back. */
  answer: z.string().nullable(),
  /** What the approval published. */
  published: z
    .object({
      banner: z.int().nullable(),
      documents: z.array(z.object({ id: z.uuid(), type: documentType, version: z.int() })),
    })
    .nullable(),
});
export type SignOff = z.infer<typeof signOff>;

const pending = sitePublication.readPending.answer.shape;

/** What publishing would change now, with the words of each clause. */
const comparison = z.object({
  banner: pending.banner,
  documents: z.array(
    pending.documents.element.extend({
      language: locale,
      /** Null: the document is published for the first time. */
      from: z.int().nullable(),
      changes: z.array(clauseChange),
    }),
  ),
});
export type SignOffComparison = z.infer<typeof comparison>;

const note = plainText(500);

/** Publishing by approval: what changed is shown to whoever has to agree, and exactly that is published. */
export const signOffs = {
  setRequired: endpoint({
    method: 'PUT',
    path: '/api/v1/projects/{projectId}/sign-off',
    access: 'projects.edit',
    also: ['banner.approve'],
    audit: 'project.changed',
    summary: 'Get whether the project requires approval before publishing',
    body: z.object({ required: z.boolean() }),
    answer: project,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/sign-offs',
    access: 'banner.read',
    refers: { siteId: { to: 'site', permission: 'banner.read' } },
    summary: 'List approval requests, newest first, at most 200. By default, only pending ones',
    query: z.object({ siteId: z.uuid().optional(), state: z.enum(['waiting', 'all']).default('waiting') }),
    answer: z.object({ signOffs: z.array(signOff) }),
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/v1/sites/{siteId}/sign-offs',
    access: 'documents.edit',
    also: ['banner.edit'],
    audit: 'sign-off.asked',
    verified: true,
    creates: true,
    status: 201,
    summary:
      'Ask for approval of a document, or of the banner and all changed documents. Replaces what was asked for the same before',
    rate: { by: 'account', points: 120, seconds: 3600 },
    body: z.object({ documentId: z.uuid().optional(), note: note.optional() }),
    answer: signOff,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/sign-offs/{signOffId}',
    access: 'banner.read',
    also: ['documents.read'],
    summary: 'Get an approval request. While pending, also its changes, and whether it still matches what was shown',
    answer: z.object({
      signOff,
      /** Null once it was decided. */
      comparison: comparison.nullable(),
      /** Whether what would be published now is what was asked for. Otherwise it has to be asked for again. */
      isCurrent: z.boolean(),
    }),
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/v1/sites/{siteId}/sign-offs/{signOffId}/approval',
    access: 'banner.approve',
    audit: 'sign-off.approved',
    sessionOnly: true,
    verified: true,
    summary: 'Approve and publish a request, if it still matches what was shown. Never by its requester',
    body: z.object({}).default({}),
    answer: signOff,
  }),
  sendBack: endpoint({
    method: 'POST',
    path: '/api/v1/sites/{siteId}/sign-offs/{signOffId}/return',
    access: 'banner.approve',
    audit: 'sign-off.returned',
    sessionOnly: true,
    summary: 'Send back an approval request with a comment',
    body: z.object({ answer: plainText(1000) }),
    answer: signOff,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/v1/sites/{siteId}/sign-offs/{signOffId}/withdrawal',
    access: 'documents.edit',
    also: ['banner.edit'],
    audit: 'sign-off.withdrawn',
    summary: 'Withdraw an approval request',
    body: z.object({}).default({}),
    answer: signOff,
  }),
};
