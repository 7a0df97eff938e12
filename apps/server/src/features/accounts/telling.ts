import { isLocale, type Locale } from '@app/texts';
import type { z } from 'zod';
import type { Tx } from '#platform/database/database.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { sendNotice } from './jobs.ts';
import { findAccount } from './queries.ts';
import type { Recipient } from './recipients.ts';

/** Queues a notice about an account to people, each in their language. The values get the name of the account added. */
export async function tellPeople(
  tx: Tx,
  accountId: string,
  notice: z.input<typeof sendNotice.payload>['notice'],
  people: readonly Recipient[],
  valuesIn: (locale: Locale) => Readonly<Record<string, string>>,
): Promise<void> {
  const account = (await findAccount(tx, accountId))?.name ?? '';
  for (const { email, locale: chosen } of people) {
    const locale = isLocale(chosen) ? chosen : 'en';
    await enqueue(tx, sendNotice, { notice, to: email, locale, values: { ...valuesIn(locale), account } });
  }
}
