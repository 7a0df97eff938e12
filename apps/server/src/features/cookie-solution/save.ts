import { confirmables, type BannerConfiguration, type Confirmable } from '@app/consent';
import { canonical } from '@app/consent/banner/changes.ts';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Actor, Context, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { recordEvent } from '../audit/index.ts';
import { sitePublicId } from '../policies/index.ts';
import { lockSite } from '../sites/index.ts';
import { cleaned } from './clean.ts';
import { presentSite } from './facts.ts';
import { hasUpload } from './part-queries.ts';
import { insertApproval, insertBanner, lockBanner, updateConfiguration, type StoredBanner } from './queries.ts';

/**
 * Saves a configuration, sanitized, and logs the reasons given in it.
 * @throws Problem `site.not-found`, `banner.changed-meanwhile`, `banner.css`, `banner.markup`, `banner.file-not-found`
 */
export async function saveBanner(
  { services, actor }: Context,
  siteId: string,
  { revision, configuration: given }: { readonly revision: number; readonly configuration: BannerConfiguration },
): Promise<void> {
  // Checked before any work: for a site of another account, the response is 404.
  await services.db.inAccount(actor.accountId, (tx) => presentSite(tx, actor.accountId, siteId));
  const configuration = await cleaned(given);
  await services.db.inAccount(actor.accountId, async (tx) => {
    await presentSite(tx, actor.accountId, siteId);
    const before = await lockBanner(tx, actor.accountId, siteId);
    if ((before?.revision ?? 0) !== revision) throw new Problem('banner.changed-meanwhile');
    await keepConfiguration(tx, services, actor, siteId, before, configuration);
    const details = {
      revision: revision + 1,
      settings: changedSettings(before?.configuration, configuration).join(', '),
    };
    await recordEvent(tx, services.now(), actor, 'banner.changed', { siteId, details });
  });
}

/** The names of the settings that differ. */
function changedSettings(before: BannerConfiguration | undefined, after: BannerConfiguration): string[] {
  const names = Object.keys(after) as (keyof BannerConfiguration)[]; // its keys are the type's
  return names.filter((name) => !before || canonical(before[name]) !== canonical(after[name])).toSorted();
}

/** Stores a configuration as the next revision. @throws Problem `banner.file-not-found`, `banner.changed-meanwhile` */
export async function keepConfiguration(
  tx: Tx,
  services: Services,
  { accountId, id: savedBy }: Actor,
  siteId: string,
  before: StoredBanner | undefined,
  configuration: BannerConfiguration,
): Promise<void> {
  const savedAt = services.now();
  const logo = configuration.logo && /[0-9a-f]{64}/.exec(configuration.logo)?.[0];
  if (logo && !(await hasUpload(tx, accountId, Buffer.from(logo, 'hex')))) throw new Problem('banner.file-not-found');
  const saved = { configuration, revision: (before?.revision ?? 0) + 1, savedAt, savedBy };
  if (before) await updateConfiguration(tx, accountId, siteId, saved);
  else {
    // Locked because a concurrent creation of a document also gives the site its public id.
    await lockSite(tx, accountId, siteId);
    if (!(await insertBanner(tx, accountId, siteId, saved))) throw new Problem('banner.changed-meanwhile');
    await sitePublicId(tx, accountId, siteId);
  }
  for (const what of changedReasons(before?.configuration, configuration)) {
    const reason = configuration.confirmations[what] ?? null;
    await insertApproval(tx, accountId, { id: newId(savedAt), siteId, what, reason, saidBy: savedBy, saidAt: savedAt });
  }
}

/** Reasons that were added, changed or withdrawn; those of single services count as one. RULES B18, READINGS 21. */
function changedReasons(before: BannerConfiguration | undefined, after: BannerConfiguration): readonly Confirmable[] {
  const said = (configuration: BannerConfiguration | undefined, what: Confirmable) =>
    canonical([
      configuration?.confirmations[what] ?? null,
      what === 'necessary' ? (configuration?.services ?? []).filter(({ reason }) => reason !== undefined) : [],
    ]);
  return confirmables.filter((what) => said(before, what) !== said(after, what));
}
