export { icsOf } from './calendar/ics.ts';
export { readCalendars, revokeCalendarOf } from './calendar/service.ts';
export { dsar } from './feature.ts';
export { readIdentityKeys, removeKey } from './identity/keys.ts';
