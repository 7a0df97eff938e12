import type { Ending } from './engine.ts';

export type Limits = { readonly ms: number; readonly bytes: number; readonly requests: number };

/** The remaining limits of a scan, or of one of its pages. Once any limit is exhausted, the budget is over and states why. */
export type Budget = {
  /** Aborted when the budget is over. */
  readonly signal: AbortSignal;
  /** Why the budget is over; undefined while it is not. */
  readonly ending: Ending | undefined;
  /** Bytes spent so far. */
  readonly bytes: number;
  readonly requests: number;
  /** Returns false if the budget is over, because these bytes exceeded it or earlier. */
  spendBytes(bytes: number): boolean;
  spendRequest(): boolean;
  /** A sub-budget with its own limits. It charges the whole budget too, and ends with it. */
  part(limits: Limits): Budget;
  /** Stops the clock. */
  close(): void;
};

/** Creates a budget and starts its clock. The `signal` ends the budget early, as `stopped`. */
export function createBudget(limits: Limits, signal?: AbortSignal): Budget {
  return begin(limits, (end) => {
    const stop = () => end('stopped');
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
    return () => signal?.removeEventListener('abort', stop);
  });
}

type Whole = Pick<Budget, 'spendBytes' | 'spendRequest'>;

function begin(limits: Limits, watch: (end: (ending: Ending) => void) => () => void, whole?: Whole): Budget {
  const controller = new AbortController();
  let ending: Ending | undefined;
  let bytes = 0;
  let requests = 0;
  let unwatch = () => {};

  const close = () => {
    clearTimeout(timer);
    unwatch();
  };
  const end = (why: Ending) => {
    if (ending) return;
    ending = why;
    close();
    controller.abort();
  };
  const timer = setTimeout(end, limits.ms, 'time');
  unwatch = watch(end);
  if (ending) close();

  const budget: Budget = {
    signal: controller.signal,
    close,
    get ending() {
      return ending;
    },
    get bytes() {
      return bytes;
    },
    get requests() {
      return requests;
    },
    spendBytes(spent) {
      bytes += spent;
      // Charges the whole first: if that ends it, it ends this part with its own reason.
      whole?.spendBytes(spent);
      if (bytes > limits.bytes) end('bytes');
      return !ending;
    },
    spendRequest() {
      requests++;
      whole?.spendRequest();
      if (requests > limits.requests) end('requests');
      return !ending;
    },
    part: (own) =>
      begin(
        own,
        (endPart) => {
          const stop = () => endPart(ending ?? 'stopped');
          if (ending) stop();
          controller.signal.addEventListener('abort', stop, { once: true });
          return () => controller.signal.removeEventListener('abort', stop);
        },
        budget,
      ),
  };
  return budget;
}
