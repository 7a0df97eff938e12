/**
 * Loads the solver for challenges of a busy intake from the page's own bundle. For `/embed/consent.js`, the build
 * replaces this file with `solver-of-intake.ts`.
 */
export const loadSolver = (_intake: string) => import('./consent-work.ts');
