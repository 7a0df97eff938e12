/** The tests among those given that a change of these files touches. Paths are relative to the root, with slashes. */
export function touched(
  changed: readonly string[],
  tests: readonly string[],
  browserTests: readonly string[],
): { tests: string[]; browserTests: string[] };
