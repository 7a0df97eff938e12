import type { OfficeDocument } from '@app/sealing';
import type { Tx } from '#platform/database/database.ts';

/** A reporting form that takes reports: its public ID, 32 hexadecimal digits, its country, and the languages in which it is offered. */
export type OpenReportForm = {
  readonly office: string;
  readonly country: string;
  readonly languages: readonly string[];
};

/** The reporting form of a site, by its document of today. Offices belong to the feature whistleblowing, which comes after this one. */
export async function findOpenReportForm(
  tx: Tx,
  accountId: string,
  siteId: string,
  today: string,
): Promise<OpenReportForm | undefined> {
  const row = await tx
    .selectFrom('reportOffice')
    .innerJoin('reportOfficeDocument', (join) =>
      join
        .onRef('reportOfficeDocument.accountId', '=', 'reportOffice.accountId')
        .onRef('reportOfficeDocument.officeId', '=', 'reportOffice.id'),
    )
    .select(['reportOffice.id', 'reportOfficeDocument.body'])
    .where('reportOffice.accountId', '=', accountId)
    .where('reportOffice.siteId', '=', siteId)
    .where('reportOffice.isOpen', '=', true)
    .where('reportOfficeDocument.fromDay', '<=', today)
    .orderBy('reportOfficeDocument.version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  // Was checked before it was stored.
  const { country, form } = JSON.parse(row.body) as OfficeDocument;
  const { languages } = form as { readonly languages?: readonly string[] };
  return { office: row.id.replaceAll('-', ''), country, languages: languages ?? [] };
}
