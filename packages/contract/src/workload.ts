import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What needs work in one project. Numbers of documents, requests and services; 0 where nothing needs work. */
export const projectWorkload = z.object({
  project: z.object({ id: z.uuid(), name: z.string() }).nullable().describe('Null: the sites in no project'),
  sites: z.int(),
  approvals: z.int().describe('Requests that wait for approval'),
  drafts: z.int().describe('Documents that were never published'),
  changed: z.int().describe('Published documents with unpublished changes'),
  offline: z.int().describe('Published documents that are shown to nobody'),
  found: z.int().describe('Services that the last scan of a site found and its documents do not name'),
});
export type ProjectWorkload = z.infer<typeof projectWorkload>;

export const workload = {
  read: endpoint({
    method: 'GET',
    path: '/api/v1/workload',
    access: 'sites.read',
    also: ['documents.read', 'banner.read', 'scans.read'],
    summary: 'List open tasks by project, most first',
    answer: z.object({ projects: z.array(projectWorkload) }),
  }),
};
