import { accounts } from './dashboard/accounts.ts';
import { preferences } from './dashboard/preferences.ts';
import { shell } from './dashboard/shell.ts';

/** The words every page of the dashboard needs, by feature. Those of sites and documents are in `work.ts`. */
export const dashboard = { shell, accounts, preferences } as const;
