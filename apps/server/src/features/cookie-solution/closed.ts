import type { CompiledBanner } from '@app/consent';
import { compose } from '@app/consent/banner/compose.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Exchange, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { recordEvent } from '../audit/index.ts';
import { keepPublishedBanner, keepPublishedLook, speakOfServices, touchDocuments } from '../policies/index.ts';
import { noteDeletion } from '../sites/index.ts';
import { deleteClosed, findClosed, insertClosed } from './closed-queries.ts';
import { guardData } from './compose-banner.ts';
import type { EmbedCode } from './embed-code.ts';
import { presentSite } from './facts.ts';
import { bannerDeleted } from './jobs.ts';
import { forgetVersions } from './kept-versions.ts';
import { hashOf, keepParts, scriptType } from './parts.ts';
import { accepted, composeAgain, heldBanner } from './publish-service.ts';
import { deleteBanner, type StoredBanner } from './queries.ts';
import { listTexts } from './version-queries.ts';

/**
 * Takes a published banner offline. Pages that still bear its tag load a script that goes on stopping what needs consent, whatever
 * a visitor chose before: without the banner nobody can withdraw (RULES B24, GDPR Art. 7(3)). Returns the public id of the site.
 * @throws Problem `site.not-found`, `banner.not-found`, `banner.code-missing`
 */
export async function takeOffline({ services, actor }: Exchange, code: EmbedCode, siteId: string): Promise<string> {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    await presentSite(tx, accountId, siteId);
    const { banner, publicId } = await heldBanner(tx, accountId, siteId);
    if (!banner.publishedNumber) throw new Problem('banner.not-found');
    if (await findClosed(tx, accountId, siteId)) return publicId;
    await close(tx, services, code, accountId, banner);
    await touchDocuments(tx, accountId, siteId, speakOfServices, services.now());
    await recordEvent(tx, services.now(), actor, 'banner.offline', { siteId });
    return publicId;
  });
}

/**
 * Shows a banner again that was taken offline, as it was published, under the law of today. Returns the public id of the site.
 * @throws Problem `site.not-found`, `banner.not-found`, `banner.not-offline`, `banner.blocked`, `banner.code-missing`
 */
export async function putOnline(
  { services, actor, asked }: Exchange,
  code: EmbedCode,
  siteId: string,
): Promise<string> {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    await presentSite(tx, accountId, siteId);
    const { banner, publicId } = await heldBanner(tx, accountId, siteId);
    if (!(await findClosed(tx, accountId, siteId))) throw new Problem('banner.not-offline');
    const composed = await composeAgain(tx, services, code, accountId, { banner, publicId }, asked.locale);
    if (composed) accepted(composed);
    await deleteClosed(tx, accountId, siteId);
    await touchDocuments(tx, accountId, siteId, speakOfServices, services.now());
    await recordEvent(tx, services.now(), actor, 'banner.online', { siteId });
    return publicId;
  });
}

/**
 * Deletes a banner with its settings. Its versions and the choices of visitors are kept for their time, unless the owner
 * deletes them, too. Its addresses answer as those of a banner that is offline. Returns the public id of the site.
 * @throws Problem `site.not-found`, `banner.not-found`, `banner.code-missing`
 */
export async function removeBanner(
  { services, actor }: Exchange,
  code: EmbedCode,
  siteId: string,
  evidence: 'keep' | 'delete',
): Promise<string> {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    await presentSite(tx, accountId, siteId);
    const { banner, publicId } = await heldBanner(tx, accountId, siteId);
    if (banner.publishedNumber) await close(tx, services, code, accountId, banner);
    await deleteBanner(tx, accountId, siteId);
    await keepPublishedLook(tx, accountId, siteId, undefined);
    if (evidence === 'keep' && banner.publishedNumber)
      await noteDeletion(tx, accountId, siteId, 'banner', services.now());
    await forgetVersions(tx, { accountId, siteId, evidence }, services.now());
    await enqueue(tx, bannerDeleted, { accountId, siteId, evidence });
    await touchDocuments(tx, accountId, siteId, speakOfServices, services.now());
    await recordEvent(tx, services.now(), actor, 'banner.deleted', { siteId, details: { evidence } });
    return publicId;
  });
}

/** Stores what a banner's addresses answer from now on. @throws Problem `banner.not-found`, `banner.code-missing` */
async function close(
  tx: Tx,
  services: Services,
  code: EmbedCode,
  accountId: string,
  { siteId, publishedNumber }: StoredBanner,
): Promise<void> {
  const lastNumber = publishedNumber ?? 0;
  // Hosts and rules are the same in all languages.
  const [text] = await listTexts(tx, accountId, siteId, lastNumber);
  const rules = text?.files['rules'];
  if (!text || !rules) throw new Problem('banner.not-found');
  const body = Buffer.from(compose(await code('guard'), closedData(text.banner)));
  await keepParts(tx, [{ type: scriptType, body }], services.now());
  const files = { guard: hashOf(body), rules: Buffer.from(rules, 'hex') };
  await insertClosed(tx, accountId, siteId, { ...files, lastNumber, closedAt: services.now() });
  await keepPublishedBanner(tx, accountId, siteId, undefined, services.now());
}

/** Data of a guard that lets nothing run: no choice holds, and no law lets anything run before one. */
function closedData(banner: CompiledBanner) {
  const { before: _, signalled: __, ...data } = { before: 0, signalled: 0, ...guardData(banner) };
  return { ...data, since: Number.MAX_SAFE_INTEGER, months: 0 };
}
