import type { EventKind, CsvExport } from '@app/contract';
import type { z } from 'zod';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Context } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import type { FileAnswer } from '#platform/http/routes.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { recordEvent } from '../audit/index.ts';
import { exportFiles } from './files.ts';
import { writeExport } from './jobs.ts';
import { findExport, insertExport, listExports, type ExportKind, type StoredExport } from './queries.ts';
import { checkExportDays, type Days } from './run.ts';

const exportsShown = 20;
const csv = ['csv', 'text/csv; charset=utf-8'] as const;
const ndjson = ['ndjson', 'application/x-ndjson'] as const;

type ExportSet<Kind extends ExportKind, Filter, View> = {
  /** Path of the endpoints below `/api/v1/sites/{siteId}/`, or below `/api/v1/` for files of the whole account. */
  readonly path: string;
  readonly event: EventKind;
  readonly kinds: readonly Kind[];
  readonly filter: z.ZodType<Filter>;
  /** Omitted for files of the whole account. @throws Problem `site.not-found` */
  checkSite?(tx: Tx, accountId: string, siteId: string): Promise<void>;
  /** Additional fields of a file in responses. */
  view(made: { readonly kind: Kind; readonly filter: Filter }): View;
};

/** The three use cases for the exports of one feature: request, list, download. */
export function exportsOf<Kind extends ExportKind, Filter extends Days, View>(set: ExportSet<Kind, Filter, View>) {
  const { kinds } = set;
  const check = async (tx: Tx, accountId: string, siteId: string | null): Promise<void> => {
    if (siteId !== null) await set.checkSite?.(tx, accountId, siteId);
  };
  const view = (stored: StoredExport, now: Date): CsvExport & View => ({
    // The queries only select these kinds.
    ...set.view({ kind: stored.kind as Kind, filter: set.filter.parse(stored.filter) }),
    ...madeOf(stored, now, set.path),
  });

  return {
    /** Requests a CSV; an e-mail is sent when it is ready. @throws Problem `site.not-found`, `input.invalid` */
    async start({ services, actor }: Context, siteId: string | null, kind: Kind, filter: Filter) {
      const { accountId, id: personId } = actor;
      const now = services.now();
      if (siteId !== null) checkExportDays(filter, now);
      return services.db.inAccount(accountId, async (tx) => {
        await check(tx, accountId, siteId);
        const row = { id: newId(now), siteId, personId, kind, filter, createdAt: now };
        const made = await insertExport(tx, accountId, row);
        await enqueue(tx, writeExport, { accountId, exportId: made.id, kind });
        const of = kinds.length > 1 ? { of: kind } : {};
        await recordEvent(tx, now, actor, set.event, { siteId, target: made.id, details: of });
        return view(made, now);
      });
    },

    /** @throws Problem `site.not-found` */
    async list({ services, actor: { accountId } }: Context, siteId: string | null) {
      return services.db.inAccount(accountId, async (tx) => {
        await check(tx, accountId, siteId);
        const found = await listExports(tx, accountId, siteId, kinds, exportsShown);
        return { exports: found.map((one) => view(one, services.now())) };
      });
    },

    /** @throws Problem `site.not-found`, `export.not-found`, `export.not-ready` */
    async download({ services, actor }: Context, siteId: string | null, id: string): Promise<FileAnswer> {
      const { accountId } = actor;
      const found = await services.db.inAccount(accountId, async (tx) => {
        await check(tx, accountId, siteId);
        return findExport(tx, accountId, id);
      });
      const isOurs = found?.siteId === siteId && kinds.some((kind) => kind === found.kind);
      if (!found || !isOurs) throw new Problem('export.not-found');
      const status = statusOf(found, services.now());
      if (status === 'waiting' || status === 'running') throw new Problem('export.not-ready');
      const body = status === 'ready' ? await exportFiles(services.config.dataDir).open(accountId, id) : undefined;
      if (!body) throw new Problem('export.not-found');
      await services.db.inAccount(accountId, (tx) =>
        recordEvent(tx, services.now(), actor, 'export.downloaded', {
          siteId,
          target: id,
          details: { of: found.kind },
        }),
      );
      const [ending, type] = found.kind === 'audit-ndjson' ? ndjson : csv;
      const name = `${found.kind.replace(/-(?:csv|ndjson)$/, '')}-${found.createdAt.toISOString().slice(0, 10)}.${ending}`;
      return { body, type, name };
    },
  };
}

function statusOf({ status, expiresAt }: StoredExport, now: Date): CsvExport['status'] {
  return expiresAt !== null && expiresAt <= now ? 'expired' : status;
}

function madeOf(stored: StoredExport, now: Date, path: string): CsvExport {
  const { id, siteId, rowCount, bytes, createdAt, expiresAt } = stored;
  const status = statusOf(stored, now);
  return {
    id,
    status,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    rows: rowCount,
    bytes,
    url: status === 'ready' ? `/api/v1/${siteId === null ? '' : `sites/${siteId}/`}${path}/${id}/file` : null,
  };
}
