import { keptEvidence } from '@app/contract';
import { routes } from '#platform/http/routes.ts';
import { readKeptPage, readKeptVersions } from '../publishing/index.ts';
import { deleteKeptDocument, deletePart } from './delete.ts';
import { readKept, readKeptSite, readSiteEvidence } from './service.ts';

export const keptEvidenceRoutes = routes(keptEvidence, {
  evidence: ({ params }, context) => readSiteEvidence(context, params.siteId),
  list: async (_, context) => ({ kept: await readKept(context) }),
  read: ({ params }, context) => readKeptSite(context, params.siteId),
  versions: async ({ params }, context) => ({ versions: await readKeptVersions(context, params) }),
  page: ({ params, query }, context) => readKeptPage(context, { ...params, ...query, language: query.language }),

  async deleteDocument({ params }, context) {
    await deleteKeptDocument(context, params);
    return { deleted: true as const };
  },

  async delete({ params, query }, context) {
    await deletePart(context, params.siteId, query.part);
    return { deleted: true as const };
  },
});
