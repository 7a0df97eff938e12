export { icsOf } from './calendar/ics.ts';
export { readCalendars, revokeCalendarOf } from './calendar/service.ts';
export { countDueOfSites } from './due-queries.ts';
export { dsar } from './feature.ts';
export { readIdentityKeys, removeKey } from './identity/keys.ts';
