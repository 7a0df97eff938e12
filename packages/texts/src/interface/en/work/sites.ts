import { list } from './sites/list.ts';
import { site } from './sites/site.ts';

/** Sites and apps: where they are listed and begun, and the pages of each. */
export const sites = { ...list, ...site, serviceMarks: { pro: 'PRO', custom: 'Your own' } } as const;
