import { z } from 'zod';

// A backup is gzipped text, encrypted as a file of age, line by line: the header; for each table a line that names it, its rows as COPY writes them,
// and `\.`, which no row can be; then the jobs that wait, one a line; then the end, without which it was cut off.

export const header = z.object({
  format: z.literal('candor-backup'),
  formatVersion: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Rows fit only the tables that these made. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** First days of the months that choices and consents are partitioned by. */
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

/** Of this database alone: which migrations it has seen, and which workers are alive. */
export const notKept: readonly string[] = ['migration', 'worker_heartbeat'];
