import type { Permission } from '@app/contract';
import type { z } from 'zod';
import type { Services } from '#platform/http/context.ts';
import type { ExportKind } from './queries.ts';
import type { ExportLines } from './run.ts';

type SiteOf = { readonly accountId: string; readonly siteId: string };
/** The site of a file; null: the whole account. */
type PlaceOf = { readonly accountId: string; readonly siteId: string | null };

/** The source of the lines of one kind of file, and the e-mail about it. */
export type ExportSource = {
  readonly kind: ExportKind;
  /** Needed at the site by the person who asked for a file, also when its link is e-mailed. */
  readonly permission: Permission;
  /** The dashboard page that lists the files: of the site, or below the account. */
  readonly page: string;
  readonly mail: 'consentExport' | 'preferenceExport' | 'auditExport';
  lines(services: Services, place: PlaceOf, filter: unknown): AsyncIterable<ExportLines>;
};

type Options<Filter> = Omit<ExportSource, 'lines'> & {
  readonly filter: z.ZodType<Filter>;
  readonly header: string;
  /** Streams the rows while they are written: an account may have millions. */
  rows(services: Services, site: SiteOf, filter: Filter): AsyncIterable<ExportLines>;
};

/** Declares the content of one kind of file of sites. */
export function exportSource<Filter>({ filter, header, rows, ...rest }: Options<Filter>): ExportSource {
  return {
    ...rest,
    async *lines(services, { accountId, siteId }, stored) {
      if (siteId === null) throw new Error(`A file of ${rest.kind} is of a site.`);
      yield { text: header, rows: 0 };
      yield* rows(services, { accountId, siteId }, filter.parse(stored));
    },
  };
}
