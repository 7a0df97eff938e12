import { z } from 'zod';
import { taskOfSystem } from './dsar-system-shapes.ts';
import { endpoint } from './endpoint.ts';

const path = '/api/v1/dsar-tasks';

/**
 * Tasks of requests, for systems that answer them. An API key that may do nothing but tasks is a connector: it sees the tasks of
 * the system that has its name, and no others.
 */
export const dsarTasks = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'requests.task',
    refers: { siteId: { to: 'site', permission: 'requests.task' } },
    summary: 'List request tasks, oldest first, 50 per page, without the person’s identity',
    query: z.object({
      siteId: z.uuid().optional(),
      outcome: taskOfSystem.shape.outcome.default('open'),
      /** The last id of the page before. */
      after: z.uuid().optional(),
    }),
    answer: z.object({ tasks: z.array(taskOfSystem), more: z.boolean() }),
  }),
  read: endpoint({
    method: 'GET',
    path: `${path}/{dsarTaskId}`,
    access: 'requests.task',
    audit: 'dsar-request.opened',
    summary: 'Get a task, with the person once their identity is verified. Each read is logged',
    answer: taskOfSystem.extend({
      /** Null until the address is confirmed, or after the request was forgotten. */
      person: z
        .object({
          name: z.string(),
          email: z.string().nullable(),
          /** The id by which the site knows the requester, if they were signed in there. */
          subject: z.string().nullable(),
          /** Whom it is about, if not the requester. */
          about: z.string().nullable(),
        })
        .nullable(),
    }),
  }),
};
