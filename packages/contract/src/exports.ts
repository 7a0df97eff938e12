import { z } from 'zod';
import { endpoint, type Fresh } from './endpoint.ts';

/** A CSV that was asked for, whatever it holds. */
export const csvExport = z.object({
  id: z.uuid(),
  /** `withdrawn`: the file was deleted, because somebody in it may have been erased since. */
  status: z.enum(['waiting', 'running', 'ready', 'failed', 'expired', 'withdrawn']),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  /** Rows written so far. */
  rows: z.int(),
  bytes: z.number().nullable(),
  /** Where it can be had, by who is signed in; null until it is ready. */
  url: z.string().nullable(),
});
export type CsvExport = z.infer<typeof csvExport>;

type Exports<Name extends string, Body extends z.ZodType, Answer extends z.ZodType> = {
  /** The part of its addresses below the site's. */
  readonly name: Name;
  readonly body: Body;
  readonly answer: Answer;
  /** One line of the OpenAPI document each. */
  readonly listed: string;
  readonly started: string;
  readonly fresh?: Fresh;
};

/** The endpoints of the CSV files of one feature. */
export function exportEndpoints<const Name extends string, Body extends z.ZodType, Answer extends z.ZodType>({
  name,
  body,
  answer,
  listed,
  started,
  fresh,
}: Exports<Name, Body, Answer>) {
  const path = `/api/v1/sites/{siteId}/${name}` as const;
  return {
    listExports: endpoint({
      method: 'GET',
      path,
      access: 'signed-in',
      summary: listed,
      answer: z.object({ exports: z.array(answer) }),
    }),
    startExport: endpoint({
      method: 'POST',
      path,
      access: 'signed-in',
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
      access: 'signed-in',
      summary: 'The CSV, for seven days after it was made',
      produces: 'file',
      answer: z.unknown(),
    }),
  };
}
