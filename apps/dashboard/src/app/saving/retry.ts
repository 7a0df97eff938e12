import { useEffect, useEffectEvent, useRef } from 'react';
import { ApiError } from '../api-error.ts';

/** Milliseconds until the first retry. Each later one takes twice as long, up to the longest. */
const first = 2000;
const longest = 60_000;

/** Whether a request failed for a reason that passes: no network, a server that restarts or is busy. */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}

type Retry = {
  /** Plans another attempt: after a while, or as soon as the device is online again. */
  readonly later: () => void;
  /** The attempt succeeded. */
  readonly done: () => void;
};

/** Retries what failed, less and less often. */
export function useRetry(attempt: () => void): Retry {
  const planned = useRef<ReturnType<typeof setTimeout>>(undefined);
  const failures = useRef(0);
  const run = useEffectEvent((): void => {
    clearTimeout(planned.current);
    planned.current = undefined;
    attempt();
  });
  const plan = useEffectEvent((): void => {
    clearTimeout(planned.current);
    planned.current = setTimeout(() => run(), Math.min(first * 2 ** failures.current, longest));
    failures.current += 1;
  });
  const handle = useRef<Retry>(undefined);
  useEffect(() => {
    handle.current = {
      later: () => plan(),
      done: () => {
        failures.current = 0;
      },
    };
    const online = (): void => {
      if (planned.current !== undefined) run();
    };
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('online', online);
      clearTimeout(planned.current);
    };
  }, []);
  return { later: () => handle.current?.later(), done: () => handle.current?.done() };
}
