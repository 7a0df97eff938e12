import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

// What each of them does stands in `listeners.ts`: they are asked for by what they run.

const ofSite = z.object({ accountId: z.uuid(), siteId: z.uuid() });

/** Takes the pictures of published versions that are still missing. Run twice, it finds them taken. */
export const takePictures = job({
  name: 'cookie-solution.pictures',
  payload: ofSite,
  attempts: 3,
  // Each holds a browser: one at a time.
  queue: () => 'banner pictures',
});

/** Composes a published banner again from the facts of its site. Run twice, it finds nothing new. */
export const followSite = job({ name: 'cookie-solution.follow', payload: ofSite });

/** Every night: where laws, words or our code changed, published banners follow. Run twice, it finds nothing new. */
export const followAll = job({ name: 'cookie-solution.follow-all', payload: z.object({}), cron: '40 4 * * *' });

/** Asks for the vendor list where some site needs it and ours is not fresh. Run twice, it finds it fresh. */
export const fetchVendorList = job({
  name: 'cookie-solution.vendor-list',
  payload: z.object({ asked: z.boolean().default(false) }),
  cron: '25 5 * * *',
  attempts: 5,
});

/** Asks for the list of Google's providers where some site needs it and ours is not fresh. Run twice, it finds it fresh. */
export const fetchProviderList = job({
  name: 'cookie-solution.provider-list',
  payload: z.object({ asked: z.boolean().default(false) }),
  cron: '35 5 * * *',
  attempts: 5,
});

/** Forgets previews, files nothing leads to, and versions whose time is over. Run twice, it finds nothing. */
export const forgetOld = job({ name: 'cookie-solution.forget-old', payload: z.object({}), cron: '50 3 * * *' });
