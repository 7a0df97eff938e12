import { dsarCalendar } from '@app/contract';
import { routes } from '#platform/http/routes.ts';
import { makeCalendar, readCalendar, revokeCalendar, revokeCalendarOf } from './service.ts';

export const dsarCalendarRoutes = routes(dsarCalendar, {
  read: (_, context) => readCalendar(context),

  make: (_, context) => makeCalendar(context),

  revoke: (_, context) => revokeCalendar(context),

  revokeOf: ({ params }, context) => revokeCalendarOf(context, params.dsarCalendarId),
});
