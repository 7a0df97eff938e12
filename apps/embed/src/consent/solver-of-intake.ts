import type * as consentWork from './consent-work.ts';

/**
 * Loads the solver for challenges of a busy intake as a separate file. The URL is absolute: in a script of another
 * origin, relative URLs do not resolve. @see HTML, 8.1.4.2 (muted errors)
 */
export const loadSolver = (intake: string): Promise<typeof consentWork> =>
  import(`${new URL(intake).origin}/embed/consent-work.js`);
