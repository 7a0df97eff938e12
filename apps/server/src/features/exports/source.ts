import type { Permission } from '@app/contract';
import type { z } from 'zod';
import type { Services } from '#platform/http/context.ts';
import type { ExportKind } from './queries.ts';
import type { ExportLines } from './run.ts';

type SiteOf = { readonly accountId: string; readonly siteId: string };

/** The source of the lines of one kind of file, and the e-mail about it. */
export type ExportSource = {
  readonly kind: ExportKind;
  /** Needed at the site by the person who asked for a file, also when its link is e-mailed. */
  readonly permission: Permission;
  /** The dashboard page of the site that lists the files. */
  readonly page: string;
  readonly mail: 'consentExport' | 'preferenceExport';
  lines(services: Services, site: SiteOf, filter: unknown): AsyncIterable<ExportLines>;
};

type Options<Filter> = Omit<ExportSource, 'lines'> & {
  readonly filter: z.ZodType<Filter>;
  readonly header: string;
  /** Streams the rows while they are written: an account may have millions. */
  rows(services: Services, site: SiteOf, filter: Filter): AsyncIterable<ExportLines>;
};

/** Declares the content of one kind of file. */
export function exportSource<Filter>({ filter, header, rows, ...rest }: Options<Filter>): ExportSource {
  return {
    ...rest,
    async *lines(services, site, stored) {
      yield { text: header, rows: 0 };
      yield* rows(services, site, filter.parse(stored));
    },
  };
}
