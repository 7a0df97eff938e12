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
  listKnownDevices: endpoint({
    method: 'GET',
    path: '/api/v1/known-devices',
    access: 'signed-in',
    byPerson: true,
    summary: 'The browsers in which the person signed in before, at most 100',
    sessionOnly: true,
    answer: z.object({ devices: z.array(knownDevice) }),
  }),
  forgetDevice: endpoint({
    method: 'DELETE',
    path: '/api/v1/known-devices/{knownDeviceId}',
    access: 'signed-in',
    audit: 'device.forgotten',
    byPerson: true,
    summary: 'Forgets a browser and signs it out: the next sign-in there is one of a new device',
    sessionOnly: true,
    answer: z.object({ done: z.literal(true) }),
  }),
  denySignIn: endpoint({
    method: 'POST',
    path: '/api/v1/denied-sign-ins',
    access: 'public',
    audit: 'sign-in.denied',
    summary: 'Ends all sessions and the password, with the token of the mail about a new device',
    description: 'Where there was a password, a link to choose another one is mailed.',
    body: z.object({ token: z.string().min(1).max(200) }),
    answer: z.object({ passwordEnded: z.boolean() }),
    rate: { by: 'address', points: 60, seconds: 600 },
  }),
};
