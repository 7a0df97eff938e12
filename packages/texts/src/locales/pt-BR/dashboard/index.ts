import type { Translated } from '../../../translated.ts';
import type { dashboard as english } from '../../en/dashboard/index.ts';
import { accounts } from './accounts.ts';
import { preferences } from './preferences.ts';
import { shell } from './shell.ts';

export const dashboard: Translated<typeof english> = { shell, accounts, preferences };
