import type { Preference } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import { findNewest, listChain } from './queries.ts';
import { shownPreference } from './rules.ts';

/** Choices of one browser that are returned at most. */
const longest = 500;

/**
 * What somebody chose under a consent id, newest first, at most 500. Who knows the id, of 128 random bits, has the browser that it
 * was made for.
 */
export async function listChoicesOf(
  tx: Tx,
  accountId: string,
  siteId: string,
  consentId: string,
): Promise<readonly Preference[]> {
  return (await listChain(tx, accountId, siteId, consentId, {}, longest)).map(shownPreference);
}

/** Whether anybody ever chose anything on a site. */
export async function hasChoices(tx: Tx, accountId: string, siteId: string): Promise<boolean> {
  return (await findNewest(tx, accountId, siteId)) !== undefined;
}
