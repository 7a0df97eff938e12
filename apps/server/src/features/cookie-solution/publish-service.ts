import { withVariant } from '@app/consent/banner/linter.ts';
import type { Locale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import type { Exchange, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { recordEvent } from '../audit/index.ts';
import { findSitePublicId } from '../policies/index.ts';
import { checkNoSignOff, deleteDeletions } from '../sites/index.ts';
import { cleaned } from './clean.ts';
import { deleteClosed, findClosed } from './closed-queries.ts';
import type { EmbedCode } from './embed-code.ts';
import { gather, gathered, policyOf, presentSite, type PolicyOptions } from './facts.ts';
import { publishNext, type Published } from './publish.ts';
import { findBanner, listPublished, lockBanner, updatePublished, type StoredBanner } from './queries.ts';
import { keepConfiguration } from './save.ts';
import { gatherSite } from './service.ts';
import { findVersion, type StoredBannerVersion } from './version-queries.ts';
import { namesOf, picturesOf, shownVersion } from './versions.ts';

/**
 * Publishes the saved configuration, or else our proposal. @throws Problem `site.not-found`, `sign-off.required`,
 * `banner.blocked`, `banner.css`, `banner.code-missing`
 */
export function publish(exchange: Exchange, code: EmbedCode, siteId: string) {
  const { services, actor } = exchange;
  return services.db.inAccount(actor.accountId, async (tx) => {
    await checkNoSignOff(tx, actor.accountId, siteId);
    return publishWithin(tx, exchange, code, siteId);
  });
}

/** The same within a transaction, also where it takes an approval. @throws as `publish` */
export async function publishWithin(
  tx: Tx,
  { services, actor, asked }: Exchange,
  code: EmbedCode,
  siteId: string,
  options: PolicyOptions = {},
) {
  const { accountId } = actor;
  const { proposal, ...facts } = await gatherSite(tx, services, accountId, siteId, options);
  if (!(await findBanner(tx, accountId, siteId)))
    await keepConfiguration(tx, services, actor, siteId, undefined, proposal);
  const { banner, publicId } = await heldBanner(tx, accountId, siteId);
  const { version, created, findings } = accepted(
    await publishNext(tx, services, code, accountId, banner, {
      publicId,
      // Sanitized again: code saved long ago may be refused now.
      configuration: await cleaned(banner.configuration),
      gathered: facts,
      // New variants only start with a test of their own.
      experiment: banner.experimentSince !== null,
      by: actor.id,
      locale: asked.locale,
    }),
  );
  const details = { version: version.number };
  if (created) await recordEvent(tx, services.now(), actor, 'banner.published', { siteId, details });
  // Published is online; earlier versions stand in the history again.
  await deleteClosed(tx, accountId, siteId);
  await deleteDeletions(tx, accountId, siteId, 'banner');
  const pictures = await picturesOf(tx, services, accountId, siteId);
  const shown = shownVersion(version, pictures, await namesOf(tx, accountId, [version]));
  return {
    publicId,
    answer: { version: shown, created, findings: [...findings], weight: version.weight },
    fingerprint: version.hash,
  };
}

/** @throws Problem `banner.blocked` with the findings */
export function accepted(result: Awaited<ReturnType<typeof publishNext>>): Published {
  if (!('blocked' in result)) return result;
  const { blocked } = result;
  throw new Problem('banner.blocked', { count: blocked.length }, undefined, { findings: blocked });
}

/** @throws Problem `banner.not-found` */
export async function heldBanner(
  tx: Tx,
  accountId: string,
  siteId: string,
): Promise<{ readonly banner: StoredBanner; readonly publicId: string }> {
  const banner = await lockBanner(tx, accountId, siteId);
  const publicId = await findSitePublicId(tx, accountId, siteId);
  if (!banner || !publicId) throw new Problem('banner.not-found');
  return { banner, publicId };
}

/**
 * Starts the A/B test of the published variants.
 * @throws Problem `site.not-found`, `banner.not-found`, `banner.no-variants`, `banner.experiment-running`,
 * `banner.offline`, `banner.blocked`
 */
export async function startExperiment(exchange: Exchange, code: EmbedCode, siteId: string): Promise<string> {
  return changeExperiment(exchange, code, siteId, async (tx, { banner, version, accountId, now }) => {
    if (banner.experimentSince) throw new Problem('banner.experiment-running');
    if (await findClosed(tx, accountId, siteId)) throw new Problem('banner.offline');
    if (version.configuration.variants.length === 0) throw new Problem('banner.no-variants');
    await updatePublished(tx, accountId, siteId, { experimentSince: now });
    return { configuration: version.configuration, experiment: true, turn: 'test-started' };
  });
}

/**
 * Stops the A/B test. If a variant won, it becomes the configuration, which is saved.
 * @throws Problem `site.not-found`, `banner.not-found`, `banner.no-experiment`, `banner.blocked`
 */
export async function stopExperiment(
  exchange: Exchange,
  code: EmbedCode,
  siteId: string,
  winner: number,
): Promise<string> {
  return changeExperiment(exchange, code, siteId, async (tx, { banner, version, accountId }) => {
    if (!banner.experimentSince) throw new Problem('banner.no-experiment');
    await updatePublished(tx, accountId, siteId, { experimentSince: null });
    const variant = version.configuration.variants[winner - 1];
    if (winner > 0 && !variant) throw new Problem('banner.no-variants');
    const stopped = { experiment: false, turn: 'test-stopped' } as const;
    if (!variant) return { configuration: version.configuration, ...stopped };
    const won = { ...withVariant(version.configuration, variant), variants: [] };
    const saved = { ...withVariant(banner.configuration, variant), variants: [] };
    await keepConfiguration(tx, exchange.services, exchange.actor, siteId, banner, saved);
    return { configuration: won, ...stopped };
  });
}

type LockedBanner = {
  readonly banner: StoredBanner;
  readonly version: StoredBannerVersion;
  readonly accountId: string;
  readonly now: Date;
};
type Changed = Pick<Parameters<typeof publishNext>[5], 'configuration' | 'experiment' | 'turn'>;

async function changeExperiment(
  { services, actor, asked }: Exchange,
  code: EmbedCode,
  siteId: string,
  change: (tx: Tx, held: LockedBanner) => Promise<Changed>,
): Promise<string> {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    await presentSite(tx, accountId, siteId);
    const { banner, publicId } = await heldBanner(tx, accountId, siteId);
    const version = await findVersion(tx, accountId, siteId, banner.publishedNumber ?? 0);
    if (!version) throw new Problem('banner.not-found');
    const changed = await change(tx, { banner, version, accountId, now: services.now() });
    // The facts stay those of the publication.
    const facts = version.facts ? gathered(version.facts) : await gather(tx, services, accountId, siteId);
    const wanted = { publicId, gathered: facts, ...changed, by: actor.id, locale: asked.locale };
    accepted(await publishNext(tx, services, code, accountId, banner, wanted));
    const kind = changed.experiment ? 'experiment.started' : 'experiment.stopped';
    await recordEvent(tx, services.now(), actor, kind, { siteId });
    return publicId;
  });
}

/**
 * Composes the published banner of a site again, because a law, our words or code changed, or because visitors can read
 * another policy than before. If the linter now blocks it, the site keeps its current banner; the owner sees why. A
 * banner that is offline waits until it is online again.
 */
export async function follow(services: Services, code: EmbedCode, accountId: string, siteId: string): Promise<void> {
  await services.db.inAccount(accountId, async (tx) => {
    const banner = await lockBanner(tx, accountId, siteId);
    const publicId = await findSitePublicId(tx, accountId, siteId);
    if (!banner || !publicId || (await findClosed(tx, accountId, siteId))) return;
    const made = await composeAgain(tx, services, code, accountId, { banner, publicId }, 'en');
    if (!made || 'blocked' in made || !made.created) return;
    const doer = { accountId, job: 'cookie-solution.follow' };
    await recordEvent(tx, services.now(), doer, 'banner.published', {
      siteId,
      details: { version: made.version.number },
    });
  });
}

/**
 * Composes a locked banner from the facts that were published with it: an edit of a draft never reaches it. `undefined` if it
 * was never published, or before facts were stored. @throws Problem `banner.code-missing`
 */
export async function composeAgain(
  tx: Tx,
  services: Services,
  code: EmbedCode,
  accountId: string,
  { banner, publicId }: { readonly banner: StoredBanner; readonly publicId: string },
  locale: Locale,
): Promise<Awaited<ReturnType<typeof publishNext>> | undefined> {
  const { siteId, publishedNumber } = banner;
  const version = publishedNumber ? await findVersion(tx, accountId, siteId, publishedNumber) : undefined;
  if (!version?.facts) return undefined;
  const { policyUrl: _, policyKind: __, ...facts } = version.facts;
  const policy = await policyOf(tx, services.config, accountId, siteId);
  return publishNext(tx, services, code, accountId, banner, {
    publicId,
    configuration: version.configuration,
    gathered: gathered({ ...facts, ...policy }),
    experiment: banner.experimentSince !== null,
    by: null,
    locale,
  });
}

const atOnce = 100;

/** Does the same for every published banner of the installation. A failure is logged and does not stop the others. */
export async function followEverywhere(services: Services, code: EmbedCode): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const some = await services.db.acrossAccounts((tx) => listPublished(tx, after, atOnce));
    for (const { accountId, siteId } of some) {
      await follow(services, code, accountId, siteId).catch((error: unknown) =>
        services.log.failure('banner did not follow', error),
      );
    }
    const last = some.at(-1);
    if (!last) return;
    after = last.siteId;
  }
}
