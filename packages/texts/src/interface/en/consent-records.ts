import { csvExports } from './sections/csv-exports.ts';
import { keepingTime } from './sections/keeping-time.ts';
import { overTime } from './sections/over-time.ts';
import { add } from './consent-records/add.ts';
import { closing } from './consent-records/closing.ts';
import { detail } from './consent-records/detail.ts';
import { exports } from './consent-records/exports.ts';
import { keeping } from './consent-records/keeping.ts';
import { keys } from './consent-records/keys.ts';
import { list } from './consent-records/list.ts';
import { notices } from './consent-records/notices.ts';
import { page } from './consent-records/page.ts';
import { rights } from './consent-records/rights.ts';
import { statistics } from './consent-records/statistics.ts';
import { subjects } from './consent-records/subjects.ts';

/** Consents on record: who agreed to what, the texts, the people, and the keys by which they come. Loaded with its own page. */
export const consentRecords = {
  ...page,
  list,
  detail,
  subjects,
  notices,
  keys,
  add,
  closing,
  rights,
  statistics: { ...overTime, ...statistics },
  exports: { ...csvExports, ...exports },
  keeping: { ...keepingTime, ...keeping },
} as const;
