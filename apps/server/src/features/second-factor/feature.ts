import type { Feature } from '#platform/feature.ts';
import { sweepChallenges } from './jobs.ts';
import { secondFactorRoutes } from './routes.ts';

/** Second factors of people: apps that show codes, and recovery codes. */
export const secondFactor: Feature = { name: 'second-factor', routes: secondFactorRoutes, jobs: [sweepChallenges] };
