import { Problem } from '../http/problem.ts';
import type { ExportFiles } from './export-files.ts';
import { withLeanHeap } from './lean-heap.ts';

const day = 24 * 3_600_000;

/** Days that a link works. */
export const exportDaysKept = 7;
/** Milliseconds after which nobody finishes a file any more: longer than all attempts together take. */
export const exportLostAfter = 2 * day;
/** Rows between two notes of how far it is. */
const progressEvery = 20_000;

type Days = { readonly from?: string | undefined; readonly to?: string | undefined };

/** Days of a range, both included. @throws Problem `input.invalid` for one in the future, and where the last is before the first */
export function checkExportDays({ from, to }: Days, now: Date): void {
  const today = now.toISOString().slice(0, 10);
  const late = { code: 'field.date-future' as const };
  if (from && from > today) throw new Problem('input.invalid', undefined, { from: late });
  if (to && to > today) throw new Problem('input.invalid', undefined, { to: late });
  if (from && to && to < from) throw new Problem('input.invalid', undefined, { to: { code: 'field.invalid' } });
}

/** The same days as moments: the first included, the last not. */
export function momentsOfDays({ from, to }: Days): Days {
  return {
    from: from && new Date(from).toISOString(),
    to: to && new Date(Date.parse(to) + day).toISOString(),
  };
}

/** Some lines of a file, and of how many rows they are. */
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
  /** Notes how far it is. */
  readonly change: (to: ExportChange) => Promise<void>;
};

/** Writes a file, and notes how far it is. Gives its rows. Of one that failed, that is noted: it is tried again. */
export async function runExportFile({ files, accountId, id, lines, now, change }: ExportRun): Promise<number> {
  await change({ status: 'running', rowCount: 0 });
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
  try {
    const bytes = await withLeanHeap(() => files.write(accountId, id, told()));
    const expiresAt = new Date(now().getTime() + exportDaysKept * day);
    await change({ status: 'ready', rowCount: progress.rows, bytes, expiresAt });
  } catch (error) {
    await change({ status: 'failed' });
    throw error;
  }
  return progress.rows;
}
