import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

// The handlers are in `listeners.ts`, because handlers import the code that enqueues these jobs.

const ofSite = z.object({ accountId: z.uuid(), siteId: z.uuid() });

/**
 * Announces that a banner was deleted, so that features that keep something of it keep it for its time, or delete it. A second
 * run changes nothing.
 */
export const bannerDeleted = job({
  name: 'cookie-solution.deleted',
  payload: ofSite.extend({ evidence: z.enum(['keep', 'delete']) }),
});

/** Takes the missing pictures of published versions. Idempotent. */
export const takePictures = job({
  name: 'cookie-solution.pictures',
  payload: ofSite,
  attempts: 3,
  // Each runs a browser, so only one at a time.
  queue: () => 'banner pictures',
});

/** Composes a published banner again from the current facts of its site. Idempotent. */
export const followSite = job({ name: 'cookie-solution.follow', payload: ofSite });

/** Every night, republishes banners if laws, words or our code changed. Idempotent. */
export const followAll = job({ name: 'cookie-solution.follow-all', payload: z.object({}), cron: '40 4 * * *' });

/** Tells documents what banners do that were published before documents stated it. Idempotent. */
export const describeAll = job({ name: 'cookie-solution.describe-all', payload: z.object({}) });

/** Fetches the vendor list if some site needs it and the stored one is not fresh. Idempotent. */
export const fetchVendorList = job({
  name: 'cookie-solution.vendor-list',
  payload: z.object({ asked: z.boolean().default(false) }),
  cron: '25 5 * * *',
  attempts: 5,
});

/** Fetches the list of Google's providers if some site needs it and the stored one is not fresh. Idempotent. */
export const fetchProviderList = job({
  name: 'cookie-solution.provider-list',
  payload: z.object({ asked: z.boolean().default(false) }),
  cron: '35 5 * * *',
  attempts: 5,
});

/** Deletes previews, unreferenced files, and expired versions. Idempotent. */
export const forgetOld = job({ name: 'cookie-solution.forget-old', payload: z.object({}), cron: '50 3 * * *' });
