import type { Translated } from '../../../translated.ts';
import type { sites as english } from '../../en/dashboard/sites.ts';
import { list } from './sites/list.ts';
import { members } from './sites/members.ts';
import { site } from './sites/site.ts';

export const sites: Translated<typeof english> = { ...list, ...site, members };
