import { account } from './work/account.ts';
import { billing } from './work/billing.ts';
import { evidence } from './work/evidence.ts';
import { publishing } from './work/publishing.ts';
import { saving } from './work/saving.ts';
import { sites } from './work/sites.ts';

/** The words of the pages on sites and documents, by feature: more than who signs in should wait for. */
export const work = { account, sites, publishing, billing, evidence, saving } as const;
