import type { DriftFinding } from '@app/contract';
import type { Exchange } from '#platform/http/context.ts';
import { countFound } from '../detection/index.ts';
import { dayOf, documentStates } from '../policies/index.ts';
import { listRecipients } from '../recipients/index.ts';
import { checkSite, findSite, listSiteChanges } from '../sites/index.ts';
import { articles, driftOf, type Finding } from './drift-rules.ts';
import { driftOfRecipients } from './drift-recipients.ts';
import { entriesOfSite } from './entries.ts';
import { flowsOfOrganization, flowsOfSite, type Flow } from './flows.ts';
import { listOpenRecords } from './queries.ts';
import { kindsIn, nameOf } from './names.ts';

/**
 * In what the register, the documents and the scans disagree: of all sites that the actor sees, or of one.
 * @throws Problem `site.not-found`
 */
export async function readDrift(
  { services, actor, asked }: Exchange,
  only: string | undefined,
): Promise<DriftFinding[]> {
  const { accountId } = actor;
  const now = services.now();
  const kinds = await kindsIn(asked.locale);
  return services.db.inAccount(accountId, async (tx) => {
    if (only !== undefined) await checkSite(tx, accountId, only);
    const all = await listSiteChanges(tx, accountId);
    const sites = only === undefined ? all : all.filter(({ siteId }) => siteId === only);
    const published = new Set(
      (await documentStates(tx, accountId, sites)).flatMap(({ siteId, status }) =>
        status === 'published' || status === 'changed' ? [siteId] : [],
      ),
    );
    const records = Map.groupBy(await listOpenRecords(tx, accountId), ({ siteId }) => siteId);
    const found = new Map((await countFound(tx, accountId)).map(({ siteId, count }) => [siteId, count]));
    const findings: DriftFinding[] = [];
    const flows: Flow[] = [];
    for (const { siteId } of sites) {
      const site = await findSite(tx, accountId, siteId);
      const stated = await entriesOfSite(tx, accountId, siteId, { language: asked.locale, now });
      if (!site || !stated) continue;
      const at = { id: siteId, name: site.name };
      const ofSite = {
        ...stated,
        records: records.get(siteId) ?? [],
        isPublished: published.has(siteId),
        on: dayOf(now),
      };
      findings.push(...driftOf(ofSite).map((finding) => viewOf(finding, at)));
      flows.push(...flowsOfSite(accountId, at, stated.entries, ofSite.records, kinds));
      const count = found.get(siteId) ?? 0;
      if (count > 0) findings.push(shown('not-in-documents', at, null, String(count)));
    }
    if (only === undefined) flows.push(...(await flowsOfOrganization(tx, accountId, { language: asked.locale, now })));
    const ofRecipients = driftOfRecipients(flows, await listRecipients(tx, accountId), dayOf(now));
    return [...findings, ...ofRecipients.map((finding) => ({ ...finding, article: articles[finding.code] }))];
  });

  function viewOf(
    { code, record, entry }: Finding,
    site: { readonly id: string; readonly name: string },
  ): DriftFinding {
    const name = record?.fields.label ?? (entry && nameOf(entry.entry, kinds)) ?? site.name;
    return shown(code, site, record?.id ?? null, name);
  }
}

function shown(code: Finding['code'], site: DriftFinding['site'], recordId: string | null, name: string): DriftFinding {
  return { code, site, recordId, recipientId: null, name, article: articles[code] };
}
