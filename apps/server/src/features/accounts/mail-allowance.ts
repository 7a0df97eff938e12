import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { countMails } from './mail-allowance-queries.ts';
import { mailsAnHour } from './rules.ts';
import { findAccount } from './queries.ts';
import { isAccountProved } from './sessions.ts';

/** `unproved`: not until an address of the account is verified. `later`: not before the next hour. */
export type MailAllowance = 'now' | 'later' | 'unproved';

/**
 * Whether an account may send `mails` to other people now. If so, counts them in the caller's transaction, so that the limit
 * holds across its sites, processes and restarts. Hours are clock hours.
 */
export async function allowMails(
  tx: Tx,
  { config, now }: Pick<Services, 'config' | 'now'>,
  accountId: string,
  mails: number,
): Promise<MailAllowance> {
  if (!(await isAccountProved(tx, accountId))) return 'unproved';
  const account = await findAccount(tx, accountId);
  if (!account) return 'unproved';
  const limit = mailsAnHour(config.mailLimits, account.createdAt, now());
  return mails <= limit && (await countMails(tx, accountId, now(), mails, limit)) ? 'now' : 'later';
}
