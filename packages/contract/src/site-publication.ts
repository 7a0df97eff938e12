import { z } from 'zod';
import { bannerChange } from './cookie-solution-shapes.ts';
import { endpoint } from './endpoint.ts';
import { clauseChange } from './publishing.ts';
import { consentVerdict } from './policy-shapes.ts';
import { documentType } from './sites.ts';

/** What is published, where not everything that waits. */
const siteParts = z.object({ banner: z.boolean(), documents: z.array(z.uuid()).max(20) });
export type SiteParts = z.infer<typeof siteParts>;

/** Publishing the banner and the documents of a site together. */
export const sitePublication = {
  publishSite: endpoint({
    method: 'POST',
    path: '/api/v1/sites/{siteId}/publish',
    access: 'banner.publish',
    audit: ['banner.published', 'document.published'],
    also: ['documents.publish'],
    verified: true,
    summary:
      'Publish the banner and the changed documents of a site at once, so that they say the same; all or nothing. Where no policy can be read yet, the first ones are published too',
    creates: true,
    rate: { by: 'account', points: 120, seconds: 3600 },
    body: z
      .object({ only: siteParts.optional().describe('What to publish; without it, everything that waits') })
      .default({}),
    answer: z.object({
      /** Null if the site has no banner that is or should be published. */
      banner: z.object({ version: z.int(), created: z.boolean() }).nullable(),
      documents: z.array(
        z.object({ id: z.uuid(), type: documentType, version: z.int(), created: z.boolean(), url: z.string() }),
      ),
    }),
  }),
  readPending: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/publish',
    access: 'banner.read',
    summary: 'Preview publishing a site’s banner and changed documents together: changes, and who is asked again',
    answer: z.object({
      /** Null if the site has no banner that is or should be published, or visitors would notice nothing. */
      banner: z
        .object({
          version: z.int(),
          changes: z.array(bannerChange),
          offline: z.boolean().describe('Whether it is offline now, and shown again'),
          blocking: z.array(z.string()).describe('Findings with which nothing is published'),
        })
        .nullable(),
      documents: z.array(
        z.object({
          id: z.uuid(),
          type: documentType,
          /** One paragraph, in the language of the document. Null if its text stays as it is. */
          summary: z.string().nullable(),
          changes: z.array(clauseChange),
          consent: consentVerdict,
          blocking: z.array(z.string()).describe('Missing facts without which nothing is published'),
        }),
      ),
    }),
  }),
};
