import type { Translated } from '../../../translated.ts';
import type { dashboard as english } from '../../en/dashboard/index.ts';
import { accounts } from './accounts.ts';
import { billing } from './billing.ts';
import { policies } from './policies.ts';
import { preferences } from './preferences.ts';
import { publishing } from './publishing.ts';
import { shell } from './shell.ts';
import { sites } from './sites.ts';

export const dashboard: Translated<typeof english> = {
  shell,
  accounts,
  preferences,
  sites,
  policies,
  publishing,
  billing,
};
