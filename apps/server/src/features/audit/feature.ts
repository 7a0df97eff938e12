import type { Feature } from '#platform/feature.ts';
import { eventRecorded, factsChanged } from './events.ts';
import { expireLog, numberLog, tallyHours } from './jobs.ts';
import { keepNumbering } from './numbering.ts';
import { recordRefusal } from './record.ts';
import { auditRoutes } from './routes.ts';

export const audit: Feature = {
  name: 'audit',
  routes: auditRoutes,
  jobs: [eventRecorded, factsChanged, expireLog, numberLog, tallyHours],
  keepUp: [keepNumbering],
  create: ({ services: { db, now } }) => ({
    async noteRefusal(actor, { method, path }, permission) {
      const details = { permission, route: `${method} ${path}` };
      await db.asSystem((tx) => recordRefusal(tx, now(), actor, 'role.refused', details));
    },
  }),
};
