export { readCalendars, revokeCalendarOf } from './calendar/service.ts';
export { dsar } from './feature.ts';
