import { z } from 'zod';
import { knownDevice, session } from './account-shapes.ts';
import { endpoint } from './endpoint.ts';

/** Endpoints that list a person's sessions and browsers, and end them. */
export const sessions = {
  listSessions: endpoint({
    method: 'GET',
    path: '/api/v1/sessions',
    access: 'signed-in',
    byPerson: true,
    summary: 'List the person’s sessions',
    sessionOnly: true,
    answer: z.object({ sessions: z.array(session) }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/v1/sessions/{sessionId}',
    access: 'signed-in',
    audit: 'session.ended',
    byPerson: true,
    summary: 'Sign out one device',
    sessionOnly: true,
    answer: z.object({ done: z.literal(true) }),
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/v1/sessions',
    access: 'signed-in',
    audit: 'session.ended',
    byPerson: true,
    summary: 'Sign out all other devices',
    sessionOnly: true,
    answer: z.object({ ended: z.int() }),
  }),
  listKnownDevices: endpoint({
    method: 'GET',
    path: '/api/v1/known-devices',
    access: 'signed-in',
    byPerson: true,
    summary: 'List the person’s known browsers, at most 100',
    sessionOnly: true,
    answer: z.object({ devices: z.array(knownDevice) }),
  }),
  forgetDevice: endpoint({
    method: 'DELETE',
    path: '/api/v1/known-devices/{knownDeviceId}',
    access: 'signed-in',
    audit: 'device.forgotten',
    byPerson: true,
    summary: 'Forget a browser and sign it out. The next sign-in there counts as a new device',
    sessionOnly: true,
    answer: z.object({ done: z.literal(true) }),
  }),
  denySignIn: endpoint({
    method: 'POST',
    path: '/api/v1/denied-sign-ins',
    access: 'public',
    audit: 'sign-in.denied',
    summary: 'End all sessions and the password, with the token from the new device email',
    description: 'Where there was a password, a link to choose another one is mailed.',
    body: z.object({ token: z.string().min(1).max(200) }),
    answer: z.object({ passwordEnded: z.boolean() }),
    rate: { by: 'address', points: 60, seconds: 600 },
  }),
};
