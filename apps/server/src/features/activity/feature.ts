import type { Feature } from '#platform/feature.ts';
import { eventRecorded } from './events.ts';
import { forgetEvents } from './jobs.ts';
import { activityRoutes } from './routes.ts';

export const activity: Feature = { name: 'activity', routes: activityRoutes, jobs: [eventRecorded, forgetEvents] };
