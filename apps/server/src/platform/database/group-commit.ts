import { setTimeout as pause } from 'node:timers/promises';

/** Told once the row is on the disk, or why it is not. */
export type Done = (error?: unknown) => void;

export type GroupCommit<Row> = {
  /** False where the queue is full: nothing is done then, and `done` is not called. */
  add(row: Row, done: Done): boolean;
  readonly state: GroupState;
  /** Ends once nothing waits any more. Who calls it has stopped adding. */
  drained(): Promise<void>;
};

export type GroupState = {
  /** How full the queue is, from 0 to 1. */
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
  /** Batches on their way at once. While the database writes one, the next can then go out. */
  readonly lanes?: number;
  readonly mostRows?: number;
  readonly mostWaiting?: number;
  /** Told of each batch that failed for another reason than one of its rows. */
  readonly onFailure?: (error: unknown) => void;
};

/** Rows for which a second batch is sent beside the first: of fewer each would cost more than it saves. */
const worthwhile = 16;

type Waiting<Row> = { readonly row: Row; readonly done: Done };

/**
 * Rows that arrive while a batch is on its way to the database travel together in the next, and each caller is answered
 * after the commit of its own. No timer: the time a batch takes is the time in which the next one gathers.
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
    // Every request that was read from the sockets in this turn joins.
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
    // The batch was rolled back whole: the bad row is to fail alone.
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

/** Wrong data, or against a constraint. @see PostgreSQL, Appendix A, classes 22 and 23 */
function isOfOneRow(error: unknown): boolean {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' && /^2[23]/.test(code);
}
