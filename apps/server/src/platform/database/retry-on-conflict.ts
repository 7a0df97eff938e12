const most = 5;

/**
 * Retries a transaction that PostgreSQL rolled back because of a concurrent one: a serialization failure or a deadlock.
 * @see PostgreSQL, Appendix A, 40001 and 40P01
 */
export async function retryOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let time = 1; ; time += 1) {
    try {
      return await work();
    } catch (error) {
      if (time === most || !isConflict(error)) throw error;
    }
  }
}

/** Whether a transaction failed because of a concurrent one, and may be retried. */
export function isConflict(error: unknown): boolean {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return code === '40001' || code === '40P01';
}
