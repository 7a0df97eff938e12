import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const path = '/api/v1/dsar-calendar';

const calendar = z.object({
  /** The secret address of the calendar; null: there is none. */
  url: z.string().nullable(),
  madeAt: z.iso.datetime().nullable(),
});

/** The calendar of due days of whoever asks. Its address works without signing in, and shows no personal data. */
export const dsarCalendar = {
  read: endpoint({
    method: 'GET',
    path,
    access: 'requests.read',
    sessionOnly: true,
    summary: 'Get your calendar of due dates for privacy requests',
    answer: calendar,
  }),
  make: endpoint({
    method: 'PUT',
    path,
    access: 'requests.read',
    sessionOnly: true,
    audit: 'dsar-calendar.made',
    verified: true,
    summary: 'Create a secret address for your calendar. The previous address stops working',
    answer: calendar,
  }),
  revoke: endpoint({
    method: 'DELETE',
    path,
    access: 'requests.read',
    sessionOnly: true,
    audit: 'dsar-calendar.revoked',
    summary: 'Revoke your calendar address',
    status: 204,
    answer: z.unknown(),
  }),
  revokeOf: endpoint({
    method: 'DELETE',
    path: '/api/v1/dsar-calendars/{dsarCalendarId}',
    access: 'account.security',
    sessionOnly: true,
    audit: 'dsar-calendar.revoked',
    summary: 'Revoke anyone’s calendar address in the account',
    status: 204,
    answer: z.unknown(),
  }),
};

/** What calendar programs read. @see RFC 5545 */
export const dsarCalendarPath = '/dsar/calendar/{address}';
