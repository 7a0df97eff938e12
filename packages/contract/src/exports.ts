import { z } from 'zod';
import type { EventKind } from './audit-events.ts';
import { endpoint, type Fresh } from './endpoint.ts';
import type { Permission } from './permissions.ts';

/** A requested CSV export, of any data. */
export const csvExport = z.object({
  id: z.uuid(),
  /** `withdrawn`: the file was deleted, because a person in it may have been erased since. */
  status: z.enum(['waiting', 'running', 'ready', 'failed', 'expired', 'withdrawn']),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  /** Rows written so far. */
  rows: z.int(),
  bytes: z.number().nullable(),
  /** Download URL for a signed-in person; null until it is ready. */
  url: z.string().nullable(),
});
export type CsvExport = z.infer<typeof csvExport>;

type Exports<Name extends string, Body extends z.ZodType, Answer extends z.ZodType> = {
  /** Path segment below the site's path. */
  readonly name: Name;
  readonly body: Body;
  readonly answer: Answer;
  /** Summaries for the OpenAPI document, one line each. */
  readonly listed: string;
  readonly started: string;
  readonly fresh?: Fresh;
  readonly access: Permission;
  /** The event that a request records. */
  readonly audit: EventKind;
};

/** Endpoints of one feature's CSV exports. */
export function exportEndpoints<const Name extends string, Body extends z.ZodType, Answer extends z.ZodType>({
  name,
  body,
  answer,
  listed,
  started,
  fresh,
  access,
  audit,
}: Exports<Name, Body, Answer>) {
  const path = `/api/v1/sites/{siteId}/${name}` as const;
  return {
    listExports: endpoint({
      method: 'GET',
      path,
      access,
      summary: listed,
      answer: z.object({ exports: z.array(answer) }),
    }),
    startExport: endpoint({
      method: 'POST',
      path,
      access,
      audit,
      ...(fresh && { fresh }),
      summary: started,
      creates: true,
      status: 202,
      rate: { by: 'account', points: 30, seconds: 3600 },
      body,
      answer,
    }),
    downloadExport: endpoint({
      method: 'GET',
      path: `${path}/{exportId}/file`,
      access,
      audit: 'export.downloaded',
      summary: 'Download the CSV, for seven days after its creation',
      produces: 'file',
      answer: z.unknown(),
    }),
  };
}
