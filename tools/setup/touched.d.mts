/** The tests among those given that a change of these files touches. Paths are relative to the root, with slashes. */
export function touched(
  changed: readonly string[],
  tests: readonly string[],
  browserTests: readonly string[],
): { tests: string[]; browserTests: string[] };

/** The changed scripts, which are those to lint; `undefined` if all are, because the rules may have changed. */
export declare function lintable(changed: readonly string[]): string[] | undefined;
