import { accounts } from './accounts.ts';
import { preferences } from './preferences.ts';
import { shell } from './shell.ts';

/** The words every page of the dashboard needs, by feature. Those of sites and documents are in `work.ts`. */
export const dashboard = { shell, accounts, preferences } as const;
