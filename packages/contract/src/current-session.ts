import { z } from 'zod';
import { me } from './account-shapes.ts';
import { endpoint } from './endpoint.ts';

/** What every page of the dashboard needs of the accounts. In a file of its own, so that no page loads more for it. */
export const currentSession = {
  me: endpoint({
    method: 'GET',
    path: '/api/v1/me',
    access: 'signed-in',
    summary: 'Who is signed in, and in which account',
    answer: me,
  }),
  signOut: endpoint({
    method: 'DELETE',
    path: '/api/v1/session',
    access: 'signed-in',
    summary: 'Ends the session that asks',
    sessionOnly: true,
    answer: z.object({ done: z.literal(true) }),
  }),
};
