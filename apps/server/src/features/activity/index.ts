export { eventRecorded } from './events.ts';
export { forgetEvents } from './jobs.ts';
export { recordEvent, recordFailure, type Doer } from './record.ts';
export { activityRoutes } from './routes.ts';
