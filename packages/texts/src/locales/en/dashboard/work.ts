import { billing } from './billing.ts';
import { policies } from './policies.ts';
import { publishing } from './publishing.ts';
import { sites } from './sites.ts';

/** The words of the pages on sites and documents, by feature: more than who signs in should wait for. */
export const work = { sites, policies, publishing, billing } as const;
