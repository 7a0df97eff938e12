import { z } from 'zod';

// A backup is gzipped text, encrypted as an age file, line by line: the header; for each table a line with its name, its rows
// in COPY format, and `\.`, which cannot be a row; then the waiting jobs, one per line; then an end line, without which the
// file is truncated.

export const header = z.object({
  format: z.literal('candor-backup'),
  formatVersion: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Rows fit only into tables that these migrations created. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** The first days of the months by which choices and consents are partitioned. */
  months: z.array(z.iso.date()).default([]),
});
export type Header = z.infer<typeof header>;

export const section = z.union([
  z.object({ table: z.string(), columns: z.array(z.string()).min(1) }),
  z.object({ jobs: z.literal(true) }),
  z.object({ end: z.literal(true), tables: z.int(), rows: z.int() }),
]);

export const waitingJob = z.object({
  task: z.string(),
  payload: z.unknown(),
  runAt: z.string(),
  maxAttempts: z.int(),
  key: z.string().nullable(),
});

export const sectionEnd = '\\.';

/** Tables that are specific to one database: its applied migrations and functions, and its live workers. */
export const notKept: readonly string[] = ['migration', 'function_set', 'worker_heartbeat'];
