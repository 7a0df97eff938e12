import { z } from 'zod';
import { me } from './account-shapes.ts';
import { endpoint } from './endpoint.ts';

/** Account endpoints that every page of the dashboard needs. They have their own file so that no page loads more than this. */
export const currentSession = {
  readConfirmation: endpoint({
    method: 'GET',
    path: '/api/v1/session/confirmation',
    access: 'signed-in',
    beforeTerms: true,
    beforeFactor: true,
    summary: 'Get the end of the current password confirmation, or null if it is required',
    sessionOnly: true,
    answer: z.object({ until: z.iso.datetime().nullable() }),
  }),
  confirmSession: endpoint({
    method: 'PUT',
    path: '/api/v1/session/confirmation',
    access: 'signed-in',
    audit: 'session.confirmed',
    beforeTerms: true,
    beforeFactor: true,
    summary: 'Confirm the password. For 10 minutes, this session can use routes that require it',
    sessionOnly: true,
    body: z.object({ password: z.string().max(1000) }),
    answer: z.object({ until: z.iso.datetime() }),
    rate: { by: 'person', points: 10, seconds: 600 },
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/v1/me',
    access: 'signed-in',
    beforeTerms: true,
    beforeFactor: true,
    summary: 'Get the signed-in person and account',
    answer: me,
  }),
  signOut: endpoint({
    method: 'DELETE',
    path: '/api/v1/session',
    access: 'signed-in',
    audit: 'session.signed-out',
    beforeTerms: true,
    beforeFactor: true,
    summary: 'End the current session',
    sessionOnly: true,
    answer: z.object({ done: z.literal(true) }),
  }),
};
