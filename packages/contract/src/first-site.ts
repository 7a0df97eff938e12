import { z } from 'zod';
import { scanEngine } from './detection-shapes.ts';
import { endpoint } from './endpoint.ts';
import { countryCode, locale, urlStrict } from './fields.ts';
import { serviceId } from './policy-shapes.ts';
import { ownerBody } from './sites.ts';

const draftToken = z.string().min(1).max(100);

/** The way from a draft that a visitor saw to the first site of an account. */
export const firstSites = {
  readDraft: endpoint({
    method: 'GET',
    path: '/api/v1/site-drafts',
    access: 'signed-in',
    summary: 'Get the results of a site draft created before sign-up',
    query: z.object({ draft: draftToken.describe('The token in the address of the draft') }),
    answer: z.object({
      url: z.string(),
      name: z.string(),
      country: countryCode.nullable().describe('Where whoever made it was, by their network'),
      engine: scanEngine,
      services: z.array(z.object({ id: z.string(), name: z.string(), provider: z.string().nullable() })),
      unknown: z.int().describe('Third parties that the catalogue does not know'),
    }),
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/v1/site-starts',
    access: 'sites.create',
    audit: ['site.created', 'owner.changed', 'document.created'],
    also: ['owner.edit', 'documents.edit'],
    refers: { projectId: { to: 'project', permission: 'sites.create', absent: {} } },
    summary: 'Create a site with its owner, policies, services and banner. Nothing is published yet',
    creates: true,
    status: 201,
    rate: { by: 'account', points: 60, seconds: 3600 },
    body: z.object({
      url: urlStrict,
      draft: draftToken.optional().describe('The draft that it is made of: its scan becomes the first of the site'),
      owner: ownerBody,
      services: z.array(serviceId).max(200).optional(),
      language: locale,
      projectId: z.uuid().optional(),
    }),
    answer: z.object({ siteId: z.uuid(), documentId: z.uuid() }),
  }),
};
