/**
 * Loads what solves the challenges of a busy intake, out of the page's own bundle. In `/embed/consent.js` the build puts
 * `solver-of-intake.ts` in its place.
 */
export const loadSolver = (_intake: string) => import('./consent-work.ts');
