type Doing = {
  /** Milliseconds between the end of one turn and the start of the next. */
  readonly every: number;
  readonly turn: () => Promise<unknown>;
  /**
   * Called for the first of several failures in a row: while the database is down every turn fails, and one log line is enough.
   */
  readonly onFailure: (error: unknown) => void;
};

/** Repeats a turn until stopped. Returns the function that stops it, which resolves when the current turn has ended. */
export function keepDoing({ every, turn, onFailure }: Doing): () => Promise<void> {
  let stopped = false;
  let failed = false;
  let wake: (() => void) | undefined;
  const once = async () => {
    try {
      await turn();
      failed = false;
    } catch (error) {
      if (!failed) onFailure(error);
      failed = true;
    }
  };
  const running = (async () => {
    while (!stopped) {
      await once();
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, every).unref();
      });
    }
  })();
  return async () => {
    stopped = true;
    wake?.();
    await running;
  };
}
