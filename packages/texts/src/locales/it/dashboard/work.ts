import type { Translated } from '../../../translated.ts';
import type { work as english } from '../../en/dashboard/work.ts';
import { billing } from './billing.ts';
import { policies } from './policies.ts';
import { publishing } from './publishing.ts';
import { sites } from './sites.ts';

export const work: Translated<typeof english> = { sites, policies, publishing, billing };
