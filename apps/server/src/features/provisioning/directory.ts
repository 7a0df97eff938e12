import type { Database } from '#platform/database/database.ts';
import type { Doer } from '../audit/index.ts';

/** The directory of an account, at the time of a request. */
export type Directory = {
  readonly accountId: string;
  readonly now: Date;
  readonly db: Database;
  readonly doer: Doer;
};
