import type { Translated } from '../../../translated.ts';
import type { cookiePreferences as english } from '../../en/dashboard/cookie-preferences.ts';
import { csvExports } from './csv-exports.ts';
import { keepingTime } from './keeping-time.ts';
import { overTime } from './over-time.ts';
import { detail } from './cookie-preferences/detail.ts';
import { exports } from './cookie-preferences/exports.ts';
import { list } from './cookie-preferences/list.ts';
import { page } from './cookie-preferences/page.ts';
import { retention } from './cookie-preferences/retention.ts';
import { statistics } from './cookie-preferences/statistics.ts';

export const cookiePreferences: Translated<typeof english> = {
  ...page,
  list,
  detail,
  statistics: { ...overTime, ...statistics },
  exports: { ...csvExports, ...exports },
  retention: { ...keepingTime, ...retention },
};
