import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';
import { attestRegisters } from './attested.ts';
import { checkDrift } from './drift-store.ts';
import { mailDrift } from './drift-mail.ts';
import { listAccountsToCheck } from './drift-queries.ts';

/** Stores the findings of all sites and of the organizations anew: days pass, and the catalogue changes. Idempotent. */
const checkAllDrift = job({
  name: 'processing-records.check-drift',
  payload: z.object({}),
  cron: '13 2 * * *',
  async run(_, services) {
    for (const accountId of await services.db.acrossAccounts(listAccountsToCheck))
      try {
        await checkDrift(services, { accountId, siteId: null });
      } catch (error) {
        // One account that fails stops no other; tomorrow it is tried again.
        services.log.failure('job', error, { job: 'processing-records.check-drift', account: accountId });
      }
  },
});

/** Mails the number of open findings on Mondays. A second run sends a second mail. An account that fails is left out. */
const mailOpenDrift = job({
  name: 'processing-records.mail-drift',
  payload: z.object({}),
  cron: '37 6 * * 1',
  run: (_, services) => mailDrift(services),
});

/** Attests what changed in registers on the day before. A second run finds nothing to do. */
const attestChanged = job({
  name: 'processing-records.attest',
  payload: z.object({}),
  cron: '7 0 * * *',
  run: (_, services) => attestRegisters(services),
});

export const registerJobs = [checkAllDrift, mailOpenDrift, attestChanged];
