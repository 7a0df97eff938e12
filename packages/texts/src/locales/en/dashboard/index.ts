import { accounts } from './accounts.ts';
import { billing } from './billing.ts';
import { policies } from './policies.ts';
import { preferences } from './preferences.ts';
import { publishing } from './publishing.ts';
import { shell } from './shell.ts';
import { sites } from './sites.ts';

/** The words of the dashboard, by feature. */
export const dashboard = { shell, accounts, preferences, sites, policies, publishing, billing } as const;
