import { Problem } from '#platform/http/problem.ts';
import type { ExportFiles } from './files.ts';
import { withLeanHeap } from '#platform/files/lean-heap.ts';

const day = 24 * 3_600_000;

/** Days for which a link is valid. */
export const exportDaysKept = 7;
/** Milliseconds after which an export counts as lost: longer than all attempts together take. */
export const exportLostAfter = 2 * day;
/** Rows between two updates of the progress. */
const progressEvery = 20_000;

export type Days = { readonly from?: string | undefined; readonly to?: string | undefined };

/**
 * Validates a range of days, both inclusive. @throws Problem `input.invalid` for a day in the future, and if the last
 * is before the first
 */
export function checkExportDays({ from, to }: Days, now: Date): void {
  const today = now.toISOString().slice(0, 10);
  const late = { code: 'field.date-future' as const };
  if (from && from > today) throw new Problem('input.invalid', undefined, { from: late });
  if (to && to > today) throw new Problem('input.invalid', undefined, { to: late });
  if (from && to && to < from) throw new Problem('input.invalid', undefined, { to: { code: 'field.invalid' } });
}

/** The range as timestamps: the first inclusive, the last exclusive. */
export function momentsOfDays({ from, to }: Days): Days {
  return {
    from: from && new Date(from).toISOString(),
    to: to && new Date(Date.parse(to) + day).toISOString(),
  };
}

/** Lines of a file, with the number of rows they contain. */
export type ExportLines = { readonly text: string; readonly rows: number };

export type ExportChange = {
  readonly status?: 'running' | 'ready' | 'failed';
  readonly rowCount?: number;
  readonly bytes?: number;
  readonly expiresAt?: Date;
};

export type ExportRun = {
  readonly files: ExportFiles;
  readonly accountId: string;
  readonly id: string;
  readonly lines: AsyncIterable<ExportLines>;
  readonly now: () => Date;
  /** Updates the progress. Returns false if the export was deleted, or was withdrawn because a person in it was erased. */
  readonly change: (to: ExportChange) => Promise<boolean>;
};

/**
 * Writes a file and updates its progress. Returns its number of rows, or undefined if it was withdrawn meanwhile, in
 * which case the file is removed. A failure is recorded and rethrown, so that the job is retried.
 */
export async function runExportFile(run: ExportRun): Promise<number | undefined> {
  const { files, accountId, id, now, change } = run;
  try {
    if (await change({ status: 'running', rowCount: 0 })) {
      const { rows, bytes } = await write(run);
      const expiresAt = exportExpiry(now());
      if (await change({ status: 'ready', rowCount: rows, bytes, expiresAt })) return rows;
    }
  } catch (error) {
    await change({ status: 'failed' });
    throw error;
  }
  await files.remove(accountId, id);
  return undefined;
}

/** When the link to a file that is ready now expires. */
export function exportExpiry(now: Date): Date {
  return new Date(now.getTime() + exportDaysKept * day);
}

async function write({ files, accountId, id, lines, change }: ExportRun) {
  const progress = { rows: 0, told: 0 };
  async function* told() {
    for await (const { text, rows } of lines) {
      yield text;
      progress.rows += rows;
      if (progress.rows - progress.told < progressEvery) continue;
      progress.told = progress.rows;
      await change({ rowCount: progress.rows });
    }
  }
  const bytes = await withLeanHeap(() => files.write(accountId, id, told()));
  return { rows: progress.rows, bytes };
}
