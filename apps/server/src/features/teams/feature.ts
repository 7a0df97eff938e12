import type { Feature } from '#platform/feature.ts';
import { teamJobs } from './jobs.ts';
import { teamRoutes } from './routes.ts';

/** The people of an account, their roles and teams, invitations, and the accounts of a person. */
export const teams: Feature = { name: 'teams', routes: teamRoutes, jobs: teamJobs };
