export { eventRecorded } from './events.ts';
export { recordEvent, recordFailure, type Doer } from './record.ts';
export { activity } from './feature.ts';
