import { publishedBanner } from '@app/consent';
import type { Services } from '#platform/http/context.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { findSitePublicId, keepPublishedBanner } from '../policies/index.ts';
import { gathered } from './facts.ts';
import { describeAll } from './jobs.ts';
import { listUndescribed, lockBanner } from './queries.ts';
import { findVersion } from './version-queries.ts';

const first = '00000000-0000-0000-0000-000000000000';

/** Before the server listens: asks for the job if banners were published that documents do not know of. */
export async function askToDescribe({ db }: Pick<Services, 'db'>): Promise<void> {
  await db.acrossAccounts(async (tx) => {
    const [some] = await listUndescribed(tx, first, 1);
    if (some) await enqueue(tx, describeAll, {}, { key: 'describe banners' });
  });
}

/** Tells documents what each published banner does that they do not know of. A second run finds it done. */
export async function describeEverywhere(services: Services): Promise<void> {
  let after = first;
  for (;;) {
    const some = await services.db.acrossAccounts((tx) => listUndescribed(tx, after, 100));
    for (const { accountId, siteId } of some) await describe(services, accountId, siteId);
    const last = some.at(-1);
    if (!last) return;
    after = last.siteId;
  }
}

/** A version without stored facts is described by its next composition. */
async function describe({ db, now }: Services, accountId: string, siteId: string): Promise<void> {
  await db.inAccount(accountId, async (tx) => {
    const banner = await lockBanner(tx, accountId, siteId);
    const publicId = await findSitePublicId(tx, accountId, siteId);
    const version = banner?.publishedNumber
      ? await findVersion(tx, accountId, siteId, banner.publishedNumber)
      : undefined;
    if (!version?.facts || !publicId) return;
    const does = publishedBanner(publicId, version.configuration, gathered(version.facts).facts('en'));
    await keepPublishedBanner(tx, accountId, siteId, does, now());
  });
}
