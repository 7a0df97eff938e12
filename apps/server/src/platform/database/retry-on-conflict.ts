const most = 5;

/**
 * Runs a transaction again that PostgreSQL rolled back for another's sake: what it had read was changed since, or each
 * waited for the other. @see PostgreSQL, Appendix A, 40001 and 40P01
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

/** Whether a transaction failed because of another, and may be run again. */
export function isConflict(error: unknown): boolean {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return code === '40001' || code === '40P01';
}
