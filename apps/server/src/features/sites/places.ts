import type { Places } from '#platform/http/admission.ts';
import { findProject } from './project-queries.ts';
import { findProjectOfSite } from './queries.ts';

/** The project of what paths and references name. */
export const sitePlaces: Places = {
  siteId: { find: findProjectOfSite, notFound: 'site.not-found' },
  projectId: {
    find: async (tx, accountId, id) => (await findProject(tx, accountId, id))?.id,
    notFound: 'project.not-found',
  },
};
