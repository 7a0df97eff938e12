import { useState } from 'react';

export const errorOf = (reason: unknown): Error => (reason instanceof Error ? reason : new Error('unknown'));

/** Runs one action at a time, and keeps what it failed with. */
export function useAction() {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error>();
  /** @returns whether it was done */
  async function run(action: () => Promise<void>): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    setError(undefined);
    try {
      await action();
      return true;
    } catch (failure) {
      setError(errorOf(failure));
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, error, run, clear: () => setError(undefined) };
}
