import { useState } from 'react';

export const errorOf = (reason: unknown): Error => (reason instanceof Error ? reason : new Error('unknown'));

/** Runs one action at a time, and keeps what it failed with. */
export function useAction() {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error>();
  async function run(action: () => Promise<void>) {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      await action();
    } catch (failure) {
      setError(errorOf(failure));
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, error, run, clear: () => setError(undefined) };
}
