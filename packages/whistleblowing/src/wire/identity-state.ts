import type { Hex } from './values.ts';

/** What a manager asked, and what came of it. */
export type IdentityRequestState = {
  /** The number of the entry that asks. */
  readonly number: number;
  /** The ID of the manager. */
  readonly by: Hex;
  readonly answer: 'waiting' | 'allowed' | 'refused';
};
