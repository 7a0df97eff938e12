import type { Clause } from '../clause.ts';
import { controller } from '../clauses/controller.ts';
import {
  cookiesAbout,
  cookiesByCategory,
  cookiesChanges,
  cookiesConsent,
  cookiesNone,
  cookiesRights,
  cookiesWhat,
} from '../clauses/cookies.ts';

/** The clauses of a cookie policy, in reading order. Rule P10. */
export const cookiePolicy: readonly Clause[] = [
  cookiesAbout,
  controller,
  cookiesWhat,
  cookiesNone,
  ...cookiesByCategory,
  cookiesConsent,
  cookiesRights,
  cookiesChanges,
];
