import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const app = z.object({
  appId: z.string(),
  name: z.string(),
  link: z.string().nullable().describe('Where the app is used; null: Facebook names no address'),
  connectedAt: z.iso.datetime(),
});

/** The app on Facebook that a site of the type `FacebookApplication` is. */
export const facebookApps = {
  read: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/facebook-app',
    access: 'sites.read',
    summary: 'Get the site’s Facebook app',
    answer: z.object({ app: app.nullable() }),
  }),
  connect: endpoint({
    method: 'PUT',
    path: '/api/v1/sites/{siteId}/facebook-app',
    access: 'sites.edit',
    audit: 'facebook-app.connected',
    verified: true,
    summary: 'Connect the app. Its token shows that you run the app, and is not stored',
    rate: { by: 'account', points: 30, seconds: 3600 },
    body: z.object({
      appId: z
        .string()
        .trim()
        .regex(/^\d{1,30}$/),
      appToken: z.string().trim().min(1).max(2000).describe('The app access token: app ID, a bar, and the app secret'),
    }),
    answer: app,
  }),
  disconnect: endpoint({
    method: 'DELETE',
    path: '/api/v1/sites/{siteId}/facebook-app',
    access: 'sites.edit',
    audit: 'facebook-app.disconnected',
    summary: 'Disconnect the site’s Facebook app',
    status: 204,
    answer: z.unknown(),
  }),
};
