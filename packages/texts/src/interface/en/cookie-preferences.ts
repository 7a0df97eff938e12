import { csvExports } from './sections/csv-exports.ts';
import { keepingTime } from './sections/keeping-time.ts';
import { overTime } from './sections/over-time.ts';
import { detail } from './cookie-preferences/detail.ts';
import { exports } from './cookie-preferences/exports.ts';
import { list } from './cookie-preferences/list.ts';
import { page } from './cookie-preferences/page.ts';
import { retention } from './cookie-preferences/retention.ts';
import { statistics } from './cookie-preferences/statistics.ts';

/** What visitors chose: the list, one choice, counts, files and how long it is kept. Loaded with its own page. */
export const cookiePreferences = {
  ...page,
  list,
  detail,
  statistics: { ...overTime, ...statistics },
  exports: { ...csvExports, ...exports },
  retention: { ...keepingTime, ...retention },
} as const;
