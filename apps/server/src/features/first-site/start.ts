import { areaOf, inOrder } from '@app/catalogue';
import type { Answer, Call, firstSites } from '@app/contract';
import { sha256 } from '#platform/crypto/tokens.ts';
import type { Context } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { recordEvent } from '../audit/index.ts';
import { addToSite, catalogue, changeSettings, createDocument } from '../policies/index.ts';
import { createSite, saveOwner } from '../sites/index.ts';
import { readDraft } from './drafts.ts';
import { keepDraftScan } from './jobs.ts';

/** What a draft found, for the page that makes a site of it. @throws Problem `draft.not-found` */
export async function readDraftToKeep(
  { services }: Context,
  token: string,
): Promise<Answer<typeof firstSites.readDraft>> {
  const draft = await readDraft(services, token);
  if (draft?.state !== 'done' || !draft.report) throw new Problem('draft.not-found');
  const { url, host, country, report } = draft;
  return {
    url,
    name: host,
    country,
    engine: report.engine,
    services: report.services.map(({ id }) => {
      const service = catalogue.find(id);
      return { id, name: service?.name ?? id, provider: service?.provider?.name ?? null };
    }),
    unknown: report.unknown.length,
  };
}

/**
 * Makes a site with its owner, a privacy policy, a cookie policy, the chosen services, and a banner that asks visitors, in one
 * transaction. Nothing is published. The scan of the draft follows as the first scan of the site.
 * @throws Problem `project.not-found`, `service.unknown`, those of the plan
 */
export async function startSite(
  { services, actor }: Context,
  { url, draft, owner, services: chosen, language, projectId }: Call<typeof firstSites.start>['body'],
): Promise<Answer<typeof firstSites.start>> {
  const { accountId } = actor;
  const now = services.now();
  const name = new URL(/^https?:\/\//i.test(url) ? url : `https://${url}`).hostname;
  const areas = [...inOrder(['home', areaOf(owner.country)])];
  return services.db.inAccount(accountId, async (tx) => {
    const made = { name, url, type: 'Site', areas, languages: [language], ...(projectId && { projectId }) } as const;
    const { id: siteId } = await createSite(tx, actor, made, now);
    await saveOwner(tx, accountId, siteId, owner, now);
    await recordEvent(tx, now, actor, 'owner.changed', { siteId });
    const { id: documentId } = await createDocument(tx, actor, siteId, 'privacy_policy', [language], now);
    await createDocument(tx, actor, siteId, 'cookie_policy', [language], now);
    const wanted = [...new Set(chosen ?? [])].map((service) => ({ service, overrides: {} }));
    const { refused } = await addToSite(tx, services, accountId, siteId, wanted);
    if (refused[0]) throw refused[0].problem;
    await changeSettings(tx, services, accountId, siteId, { consentBy: { by: 'banner' } });
    if (draft) {
      const hash = sha256(draft).toString('hex');
      await enqueue(tx, keepDraftScan, { accountId, siteId, draft: hash });
    }
    return { siteId, documentId };
  });
}
