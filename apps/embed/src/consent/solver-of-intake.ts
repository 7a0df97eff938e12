import type * as consentWork from './consent-work.ts';

/**
 * Loads what solves the challenges of a busy intake, as a file of its own. By its whole address: in a script of another
 * origin, a relative one leads nowhere. @see HTML, 8.1.4.2 (muted errors)
 */
export const loadSolver = (intake: string): Promise<typeof consentWork> =>
  import(`${new URL(intake).origin}/embed/consent-work.js`);
