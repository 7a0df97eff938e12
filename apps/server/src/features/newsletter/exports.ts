import { subscriptionExportFilter } from '@app/contract';
import type { Services } from '#platform/http/context.ts';
import { checkConsentSite } from '../consent-records/index.ts';
import { exportsOf, exportSource, deleteExportsOfSite, momentsOfDays } from '../exports/index.ts';
import { subscriptionHeader, subscriptionRow } from './csv.ts';
import { filterOf } from './filter.ts';
import { unsubscribeUrl } from './links.ts';
import { deleteNewsletters, listNewsletters } from './newsletter-queries.ts';
import { listSubscriptions } from './queries.ts';

/** Rows held at a time, so that memory does not grow with their number. */
const atOnce = 500;

export const newsletterExports = exportsOf({
  path: 'newsletter-exports',
  event: 'newsletter.exported',
  kinds: ['newsletter'],
  filter: subscriptionExportFilter,
  checkSite: checkConsentSite,
  view: ({ filter }) => ({ filter }),
});

/** Subscriptions, newest first. */
export const newsletterSource = exportSource({
  kind: 'newsletter',
  permission: 'newsletter.export',
  page: 'newsletter',
  mail: 'consentExport',
  filter: subscriptionExportFilter,
  header: subscriptionHeader,
  rows(services, { accountId, siteId }, asked) {
    const filter = filterOf(siteId, { ...asked, ...momentsOfDays(asked) });
    return services.db.streamInAccount(accountId, async function* (tx) {
      const names = new Map((await listNewsletters(tx, accountId, siteId)).map(({ id, name }) => [id, name]));
      for (let after: string | undefined; ;) {
        const rows = await listSubscriptions(
          tx,
          accountId,
          siteId,
          { ...filter, after },
          { limit: atOnce, order: 'newest' },
        );
        const lines = rows.map((row) =>
          subscriptionRow(row, names.get(row.newsletterId) ?? '', unsubscribeUrl(services, { accountId, id: row.id })),
        );
        yield { text: lines.join(''), rows: rows.length };
        after = rows.at(-1)?.id;
        if (rows.length < atOnce) return;
      }
    });
  },
});

/**
 * Deletes the newsletters of a deleted site or Consent Database, and their files, if its owner asked for that. Otherwise
 * subscriptions stay as long as the consents that they come from. Idempotent.
 */
export async function forgetNewsletters(
  services: Services,
  { evidence, ...site }: { readonly accountId: string; readonly siteId: string; readonly evidence: 'keep' | 'delete' },
): Promise<void> {
  if (evidence !== 'delete') return;
  await services.db.inAccount(site.accountId, (tx) => deleteNewsletters(tx, site.accountId, site.siteId));
  await deleteExportsOfSite(services, site, ['newsletter']);
}
