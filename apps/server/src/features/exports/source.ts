import type { z } from 'zod';
import type { Services } from '#platform/http/context.ts';
import type { ExportKind } from './queries.ts';
import type { ExportLines } from './run.ts';

type SiteOf = { readonly accountId: string; readonly siteId: string };

/** Where the lines of files of one kind come from, and what the mail about one says. */
export type ExportSource = {
  readonly kind: ExportKind;
  /** The page of the site, in the dashboard, that lists the files. */
  readonly page: string;
  readonly mail: 'consentExport' | 'preferenceExport';
  lines(services: Services, site: SiteOf, filter: unknown): AsyncIterable<ExportLines>;
};

type Options<Filter> = Omit<ExportSource, 'lines'> & {
  readonly filter: z.ZodType<Filter>;
  readonly header: string;
  /** Reads the rows while they are written: an account may have millions. */
  rows(services: Services, site: SiteOf, filter: Filter): AsyncIterable<ExportLines>;
};

/** Declares what files of a kind hold. */
export function exportSource<Filter>({ filter, header, rows, ...rest }: Options<Filter>): ExportSource {
  return {
    ...rest,
    async *lines(services, site, stored) {
      yield { text: header, rows: 0 };
      yield* rows(services, site, filter.parse(stored));
    },
  };
}
