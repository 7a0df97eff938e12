/** Waits, but not longer than until the signal. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  const stop = () => {
    clearTimeout(timer);
    resolve();
  };
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  return promise.finally(() => signal.removeEventListener('abort', stop));
}

/** What was promised, unless it fails or the signal comes first. */
export async function orAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const giveUp = () => resolve(undefined);
  if (signal.aborted) giveUp();
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    return await Promise.race([work.catch(() => undefined), promise]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
