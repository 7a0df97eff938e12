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
    summary: 'Until when the password counts as given just now; null when it would be asked for',
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
    summary: 'Confirms the password, after which this session may do for 10 minutes what asks for it',
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
    summary: 'Who is signed in, and in which account',
    answer: me,
  }),
  signOut: endpoint({
    method: 'DELETE',
    path: '/api/v1/session',
    access: 'signed-in',
    audit: 'session.signed-out',
    beforeTerms: true,
    beforeFactor: true,
    summary: 'Ends the session that asks',
    sessionOnly: true,
    answer: z.object({ done: z.literal(true) }),
  }),
};
