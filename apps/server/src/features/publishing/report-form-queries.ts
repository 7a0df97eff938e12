import type { OfficeDocument } from '@app/sealing';
import type { Tx } from '#platform/database/database.ts';

/** A reporting form that takes reports: its public ID, 32 hexadecimal digits, and the languages in which it is offered. */
export type OpenReportForm = { readonly office: string; readonly languages: readonly string[] };

/** The reporting form of a site. Offices belong to the feature whistleblowing, which comes after this one and prints by it. */
export async function findOpenReportForm(
  tx: Tx,
  accountId: string,
  siteId: string,
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
    .orderBy('reportOfficeDocument.version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  // Was checked before it was stored.
  const { form } = JSON.parse(row.body) as OfficeDocument;
  const { languages } = form as { readonly languages?: readonly string[] };
  return { office: row.id.replaceAll('-', ''), languages: languages ?? [] };
}
