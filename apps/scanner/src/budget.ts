import type { Ending } from './engine.ts';

export type Limits = { readonly ms: number; readonly bytes: number; readonly requests: number };

/** What may still be spent on a scan, or on a page of it. Once anything is used up it is over, and says why. */
export type Budget = {
  /** Aborted when it is over. */
  readonly signal: AbortSignal;
  /** Why it is over; left out: it is not. */
  readonly ending: Ending | undefined;
  /** Spent so far. */
  readonly bytes: number;
  readonly requests: number;
  /** False: it is over, and these were too many. */
  spendBytes(bytes: number): boolean;
  spendRequest(): boolean;
  /** A part with limits of its own. What it spends, the whole spends, and it is over with the whole. */
  part(limits: Limits): Budget;
  /** Stops its clock. */
  close(): void;
};

/** Starts the clock. The `signal` ends the budget early, as `stopped`. */
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
      // The whole first: a part that is over because the whole is says so itself.
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
