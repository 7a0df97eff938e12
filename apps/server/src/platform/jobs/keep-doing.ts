type Doing = {
  /** Milliseconds between the end of a turn and the next one. */
  readonly every: number;
  readonly turn: () => Promise<unknown>;
  /** Told of the first failure in a row: while the database is away each turn fails, and one line says it. */
  readonly onFailure: (error: unknown) => void;
};

/** Does something again and again. Gives what stops it, which ends with the turn that is under way. */
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
