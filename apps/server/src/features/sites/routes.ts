import { sites } from '@app/contract';
import { routes } from '#platform/http/routes.ts';
import { listProjects } from './project-queries.ts';
import { changeProjectName, createProject, removeProject } from './project-service.ts';
import { changeOwner, changeSite, createSite, readSite, readSites, removeSite } from './service.ts';

export const siteRoutes = routes(sites, {
  async listProjects(_, { services, actor }) {
    return { projects: await services.db.inAccount(actor.accountId, (tx) => listProjects(tx, actor.accountId)) };
  },

  createProject: ({ body }, context) => createProject(context, body.name, body.siteIds),

  renameProject: ({ params, body }, context) => changeProjectName(context, params.projectId, body.name),

  async deleteProject({ params, query }, context) {
    return { sites: await removeProject(context, params.projectId, query.evidence) };
  },

  list: ({ query }, context) =>
    readSites(context, { query: query.query, projectId: query.projectId }, query.limit, query.after),

  async create({ body }, { services, actor }) {
    const now = services.now();
    return services.db.inAccount(actor.accountId, async (tx) => {
      const { id } = await createSite(tx, actor, body, now);
      return readSite(tx, actor.accountId, id);
    });
  },

  get: ({ params }, { services, actor }) =>
    services.db.inAccount(actor.accountId, (tx) => readSite(tx, actor.accountId, params.siteId)),

  update: ({ params, body }, context) => changeSite(context, params.siteId, body),

  setOwner: ({ params, body }, context) => changeOwner(context, params.siteId, body),

  async delete({ params, query }, context) {
    await removeSite(context, params.siteId, query.evidence);
    return { deleted: true as const };
  },
});
