import { setTimeout as pause } from 'node:timers/promises';

/** Called once the row is committed to disk, or with the error. */
export type Done = (error?: unknown) => void;

export type GroupCommit<Row> = {
  /** Returns false when the queue is full; the row is then not added, and `done` is not called. */
  add(row: Row, done: Done): boolean;
  readonly state: GroupState;
  /** Resolves when no row is waiting any more. The caller must have stopped adding rows. */
  drained(): Promise<void>;
};

export type GroupState = {
  /** The fill level of the queue, from 0 to 1. */
  readonly pressure: number;
  /** Milliseconds since 1970; undefined: not yet. */
  readonly lastKept: number | undefined;
  readonly lastFailure: number | undefined;
};

export type GroupOptions<Row> = {
  /** Writes all rows or none, and resolves when they are committed. */
  readonly write: (rows: readonly Row[]) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Batches in flight at once. With two, the next batch can be sent while the database writes the first. */
  readonly lanes?: number;
  readonly mostRows?: number;
  readonly mostWaiting?: number;
  /** Called with the error of each batch that failed as a whole, and of each row that was retried alone and failed. */
  readonly onFailure?: (error: unknown) => void;
};

/** The number of waiting rows from which a second concurrent batch is worth its cost. */
const worthwhile = 16;

type Waiting<Row> = { readonly row: Row; readonly done: Done };

/**
 * Collects rows that arrive while a batch is in flight and writes them in the next one; each caller is called back
 * after its own commit. There is no timer: the next batch fills while the current one is written.
 */
export function groupCommit<Row>({
  write,
  clock,
  lanes = 1,
  mostRows = 512,
  mostWaiting = 20_000,
  onFailure,
}: GroupOptions<Row>): GroupCommit<Row> {
  let waiting: Waiting<Row>[] = [];
  let writing = 0;
  let armed = false;
  let lastKept: number | undefined;
  let lastFailure: number | undefined;

  function arm(): void {
    if (armed || waiting.length < (writing === 0 ? 1 : worthwhile) || writing === lanes) return;
    armed = true;
    // Deferred, so that every request read from the sockets in this turn of the event loop joins the batch.
    setImmediate(() => {
      armed = false;
      void flush();
    });
  }

  async function flush(): Promise<void> {
    const batch = waiting.length <= mostRows ? waiting : waiting.slice(0, mostRows);
    waiting = waiting.length <= mostRows ? [] : waiting.slice(mostRows);
    writing += 1;
    arm();
    const failure = await failureOf(batch.map(({ row }) => row));
    if (failure) await fail(batch, failure.error);
    else for (const { done } of batch) done();
    writing -= 1;
    arm();
  }

  async function failureOf(rows: readonly Row[]): Promise<{ readonly error: unknown } | undefined> {
    try {
      await write(rows);
      lastKept = clock();
      return undefined;
    } catch (error) {
      return { error };
    }
  }

  async function fail(batch: readonly Waiting<Row>[], error: unknown): Promise<void> {
    if (batch.length === 1 || !isOfOneRow(error)) {
      lastFailure = clock();
      onFailure?.(error);
      for (const { done } of batch) done(error);
      return;
    }
    // The whole batch was rolled back. Each row is retried alone, so that only the bad row fails.
    for (const { row, done } of batch) {
      const failure = await failureOf([row]);
      if (failure) onFailure?.(failure.error);
      done(failure?.error);
    }
  }

  return {
    add(row, done) {
      if (waiting.length >= mostWaiting) return false;
      waiting.push({ row, done });
      arm();
      return true;
    },
    get state() {
      return { pressure: waiting.length / mostWaiting, lastKept, lastFailure };
    },
    async drained() {
      while (writing > 0 || waiting.length > 0) await pause(5);
    },
  };
}

/**
 * Whether the error is caused by a row's own data or a violated constraint. @see PostgreSQL, Appendix A, classes 22 and
 * 23
 */
function isOfOneRow(error: unknown): boolean {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' && /^2[23]/.test(code);
}
