import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { consentInput } from './consent-records-intake.ts';
import {
  consentIsLeaf,
  consentDetail,
  consentRow,
  counted,
  legalNotice,
  legalNoticeText,
  subjectDetail,
  subjectRow,
} from './consent-records-shapes.ts';
import { locale, oneLine, pageSize } from './fields.ts';
import { evidence } from './sites.ts';

export const consentKey = z.object({
  id: z.uuid(),
  kind: z.enum(['public', 'private', 'signing']),
  name: z.string(),
  /** Of a public key all of it, of others their beginning. */
  shown: z.string(),
  createdAt: z.iso.datetime(),
  /** A day; null: never. */
  lastUsedOn: z.iso.date().nullable(),
});
export type ConsentKey = z.infer<typeof consentKey>;

/** `after` and `before` are ids: of the last row of a page for what is older, of the first one for what is newer. */
const paging = { after: z.uuid().optional(), before: z.uuid().optional(), limit: pageSize };
/** Times in UTC. `from` is in the range, `to` is not. */
const range = { from: z.iso.datetime().optional(), to: z.iso.datetime().optional() };
const yesNo = z.enum(['true', 'false']);

const consentFilter = {
  ...range,
  source: z.enum(['public', 'private']).optional(),
  verified: yesNo.optional(),
  kind: z.enum(['consent', 'withdrawal']).optional(),
  /** The identifier of a legal notice, and one of its versions. */
  notice: z.string().max(100).optional(),
  version: z.string().max(100).optional(),
  subjectId: z.uuid().optional(),
  /** Words of the person, of their preferences, or an id. The last word may be a beginning. */
  text: z.string().trim().max(200).optional(),
};
const subjectFilter = {
  ...range,
  verified: yesNo.optional(),
  text: z.string().trim().max(200).optional(),
};

/** Ids that lead to the next and the previous page; null: there is none. */
const pages = { next: z.uuid().nullable(), previous: z.uuid().nullable() };
const searchPages = {
  ...pages,
  /**
   * Searches by words look at so many people with the rarest of the words, the newest, and there are more of them. More
   * words, or more letters of one, find the others. Null: all were looked at.
   */
  limitedTo: z.int().nullable(),
};

export const consentRecords = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/consents',
    access: 'consents.read',
    byConsentKey: true,
    summary: 'List a site’s consents, newest first',
    query: z.object({ ...consentFilter, ...paging }),
    answer: z.object({ consents: z.array(consentRow), ...searchPages }),
  }),
  count: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/consent-count',
    access: 'consents.read',
    byConsentKey: true,
    summary:
      'Count the consents that match a filter, exact up to 10,000. A text search covers the newest matching people',
    query: z.object(consentFilter),
    answer: counted,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/consents/{consentId}',
    access: 'consents.read',
    audit: 'person.opened',
    byConsentKey: true,
    summary: 'Get a consent with the texts shown, and the person’s other consents',
    answer: consentDetail,
  }),
  proof: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/consents/{consentId}/proof',
    access: 'consents.read',
    audit: 'proof.downloaded',
    byConsentKey: true,
    summary: 'Download a consent’s proof bundle, for offline verification by anyone',
    produces: 'file',
    answer: z.unknown(),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v1/sites/{siteId}/consents',
    access: 'consents.write',
    audit: { none: consentIsLeaf },
    summary: 'Record a consent given elsewhere, such as on paper',
    creates: true,
    status: 201,
    body: consentInput,
    answer: z.object({ id: z.uuid(), subjectId: z.uuid() }),
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/v1/sites/{siteId}/consents/{consentId}/withdrawal',
    access: 'consents.write',
    audit: { none: consentIsLeaf },
    summary: 'Record a consent’s withdrawal as a new record',
    creates: true,
    status: 201,
    answer: z.object({ id: z.uuid(), subjectId: z.uuid() }),
  }),
  listSubjects: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/subjects',
    access: 'consents.read',
    byConsentKey: true,
    summary: 'List people with recorded consents, newest first',
    query: z.object({ ...subjectFilter, ...paging }),
    answer: z.object({ subjects: z.array(subjectRow), ...searchPages }),
  }),
  countSubjects: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/subject-count',
    access: 'consents.read',
    byConsentKey: true,
    summary: 'Count the people who match a filter, exact up to 10,000. A text search covers the newest matches',
    query: z.object(subjectFilter),
    answer: counted,
  }),
  readSubject: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/subjects/{subjectId}',
    access: 'consents.read',
    audit: 'person.opened',
    byConsentKey: true,
    summary: 'Get a person with all their consents',
    answer: subjectDetail,
  }),
  listNotices: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/legal-notices',
    access: 'consents.read',
    byConsentKey: true,
    summary: 'List all versions of texts that people agree to, newest first',
    query: z.object({
      text: z.string().trim().max(200).optional().describe('In the identifier or the version'),
      from: z.iso.datetime().optional(),
      to: z.iso.datetime().optional(),
      ...paging,
    }),
    answer: z.object({ notices: z.array(legalNotice), ...pages }),
  }),
  readNotice: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/legal-notices/{legalNoticeId}',
    access: 'consents.read',
    byConsentKey: true,
    summary: 'Get a version of a legal notice with its exact texts',
    answer: legalNotice.extend({ texts: z.array(legalNoticeText) }),
  }),
  createNotice: endpoint({
    method: 'POST',
    path: '/api/v1/sites/{siteId}/legal-notices',
    access: 'consents.write',
    audit: 'legal-notice.created',
    summary: 'Publish a version of a legal notice. It never changes',
    creates: true,
    status: 201,
    bodyLimit: 2_000_000,
    body: z.object({
      identifier: oneLine(100),
      version: oneLine(100),
      texts: z
        .array(z.object({ language: locale, text: z.string().min(1).max(500_000) }))
        .min(1)
        .max(30),
    }),
    answer: legalNotice,
  }),
  takeOffline: endpoint({
    method: 'POST',
    path: '/api/v1/sites/{siteId}/consent-database/offline',
    access: 'consents.keys',
    audit: 'consents.offline',
    summary: 'Take the Consent Database offline. It refuses consents, stays readable, and accepts unsubscribes',
    body: z.object({}).default({}),
    answer: z.object({ offline: z.boolean() }),
  }),
  putOnline: endpoint({
    method: 'POST',
    path: '/api/v1/sites/{siteId}/consent-database/online',
    access: 'consents.keys',
    audit: 'consents.online',
    verified: true,
    summary: 'Put the Consent Database back online with the same keys',
    body: z.object({}).default({}),
    answer: z.object({ offline: z.boolean() }),
  }),
  deleteDatabase: endpoint({
    method: 'DELETE',
    path: '/api/v1/sites/{siteId}/consent-database',
    access: 'consents.erase',
    audit: 'consents.deleted',
    fresh: { when: { evidence: 'delete' }, keys: 'refused' },
    summary: 'Delete the Consent Database’s keys. Consents and newsletters stay unless specified otherwise',
    query: evidence,
    answer: z.object({ deleted: z.literal(true) }),
  }),
  listKeys: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/consent-keys',
    access: 'consents.keys',
    summary: 'List the keys that pages and servers use to send a site’s consents',
    answer: z.object({ keys: z.array(consentKey) }),
  }),
  createKey: endpoint({
    method: 'POST',
    path: '/api/v1/sites/{siteId}/consent-keys',
    access: 'consents.keys',
    audit: 'consent-key.created',
    fresh: { keys: 'allowed' },
    verified: true,
    summary: 'Create a key. A private or signing key is shown only once',
    creates: true,
    secret: true,
    asJobs: true,
    status: 201,
    body: z.object({ kind: z.enum(['public', 'private', 'signing']), name: oneLine(100) }),
    answer: consentKey.extend({ key: z.string() }),
  }),
  deleteKey: endpoint({
    method: 'DELETE',
    path: '/api/v1/sites/{siteId}/consent-keys/{consentKeyId}',
    access: 'consents.keys',
    audit: 'consent-key.deleted',
    summary: 'Revoke a key immediately',
    status: 204,
    answer: z.unknown(),
  }),
};
