import { z } from 'zod';
import { session } from './account-shapes.ts';
import { endpoint } from './endpoint.ts';

/** Endpoints that list a person's sessions and end them. */
export const sessions = {
  listSessions: endpoint({
    method: 'GET',
    path: '/api/v1/sessions',
    access: 'signed-in',
    byPerson: true,
    summary: 'Where the person is signed in',
    sessionOnly: true,
    answer: z.object({ sessions: z.array(session) }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/v1/sessions/{sessionId}',
    access: 'signed-in',
    audit: 'session.ended',
    byPerson: true,
    summary: 'Signs one device out',
    sessionOnly: true,
    answer: z.object({ done: z.literal(true) }),
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/v1/sessions',
    access: 'signed-in',
    audit: 'session.ended',
    byPerson: true,
    summary: 'Signs every other device out',
    sessionOnly: true,
    answer: z.object({ ended: z.int() }),
  }),
};
