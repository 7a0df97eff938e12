import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sha256 } from '#platform/crypto/tokens.ts';
import { securityHeaders } from '#platform/http/headers.ts';
import type { Services } from '#platform/http/context.ts';
import { problemOf } from '#platform/http/failure.ts';
import { dayOf } from '../accounts/index.ts';
import type { Directory } from './directory.ts';
import { resourceTypes, schemas, serviceProviderConfig } from './discovery.ts';
import { readFilter } from './filter.ts';
import { createGroup, patchStoredGroup, readGroup, removeGroup, replaceGroup } from './groups.ts';
import { readOperations } from './patch.ts';
import { groupFilters, listGroups, listMembers, listUsers, userFilters, type Paging } from './queries.ts';
import { groupResource, listAnswer, userResource } from './resources.ts';
import { ScimError } from './scim-error.ts';
import { findTokenAccount } from './token-queries.ts';
import { scimPath } from './tokens.ts';
import { createUser, notFound, patchStoredUser, readUser, removeUser, replaceUser } from './users.ts';

const contentType = 'application/scim+json; charset=utf-8';
const bodyLimit = 512 * 1024;
const mostPerPage = 200;

const asked = z.object({
  filter: z.string().optional(),
  startIndex: z.coerce.number().int().catch(1).default(1),
  count: z.coerce.number().int().catch(mostPerPage).default(mostPerPage),
  excludedAttributes: z.string().optional(),
});

type ById = { Params: { id: string } };

/** Mounts SCIM 2.0 (RFC 7644) for directories. A token says whose account it is. */
export async function mountScim(app: FastifyInstance, services: Services, https: boolean): Promise<void> {
  const base = `${services.config.publicUrl}${scimPath}`;
  await app.register(
    async (scope) => {
      readBodies(scope);
      const accounts = new WeakMap<FastifyRequest, string>();
      scope.setErrorHandler((error, request, reply) => refuse(error, request, reply));
      scope.addHook('onRequest', async (request, reply) => {
        reply.headers(securityHeaders('data', '', https)).type(contentType);
        accounts.set(request, await accountOf(services, request.headers.authorization));
      });
      const of = (request: FastifyRequest): Directory => directoryOf(services, request, accounts.get(request));

      scope.get('/ServiceProviderConfig', async () => serviceProviderConfig(base));
      scope.get('/ResourceTypes', async () => listAnswer(resourceTypes(base), 2, 1));
      scope.get<ById>('/ResourceTypes/:id', async ({ params }) => named(resourceTypes(base), params.id));
      scope.get('/Schemas', async () => listAnswer(schemas(base), 2, 1));
      scope.get<ById>('/Schemas/:id', async ({ params }) => named(schemas(base), params.id));

      scope.get('/Users', async (request) => {
        const { accountId, db } = of(request);
        const { filter, ...page } = asked.parse(request.query);
        const terms = readFilter(filter, userFilters);
        const paging = pagingOf(page);
        const { total, users } = await db.asSystem((tx) => listUsers(tx, accountId, terms, paging));
        return listAnswer(
          users.map((user) => userResource(user, base)),
          total,
          paging.offset + 1,
        );
      });
      scope.get<ById>('/Users/:id', async (request) => {
        const { accountId, db } = of(request);
        const term = { attribute: 'id', value: request.params.id };
        const { users } = await db.asSystem((tx) => listUsers(tx, accountId, [term], { offset: 0, limit: 1 }));
        if (!users[0]) throw notFound();
        return userResource(users[0], base);
      });
      scope.post('/Users', async (request, reply) => {
        const user = await createUser(of(request), readUser(request.body));
        return reply.code(201).send(userResource(user, base));
      });
      scope.put<ById>('/Users/:id', async (request) =>
        userResource(await replaceUser(of(request), request.params.id, readUser(request.body)), base),
      );
      scope.patch<ById>('/Users/:id', async (request) =>
        userResource(await patchStoredUser(of(request), request.params.id, readOperations(request.body)), base),
      );
      scope.delete<ById>('/Users/:id', async (request, reply) => {
        await removeUser(of(request), request.params.id);
        return reply.code(204).send();
      });

      scope.get('/Groups', async (request) => {
        const { accountId, db } = of(request);
        const { filter, excludedAttributes, ...page } = asked.parse(request.query);
        const terms = readFilter(filter, groupFilters);
        const paging = pagingOf(page);
        const { total, groups, members } = await db.asSystem(async (tx) => {
          const found = await listGroups(tx, accountId, terms, paging);
          const isLean = excludedAttributes?.toLowerCase().split(',').includes('members') === true;
          const ids = found.groups.map(({ id }) => id);
          return { ...found, members: isLean ? undefined : await listMembers(tx, accountId, ids) };
        });
        const byGroup = members && Map.groupBy(members, ({ teamId }) => teamId);
        const shown = groups.map((group) => groupResource(group, byGroup && (byGroup.get(group.id) ?? []), base));
        return listAnswer(shown, total, paging.offset + 1);
      });
      const shownGroup = async (directory: Directory, id: string): Promise<object> => {
        const { accountId, db } = directory;
        return db.asSystem(async (tx) => {
          const term = { attribute: 'id', value: id };
          const { groups } = await listGroups(tx, accountId, [term], { offset: 0, limit: 1 });
          if (!groups[0]) throw notFound();
          return groupResource(groups[0], await listMembers(tx, accountId, [groups[0].id]), base);
        });
      };
      scope.get<ById>('/Groups/:id', async (request) => shownGroup(of(request), request.params.id));
      scope.post('/Groups', async (request, reply) => {
        const directory = of(request);
        const { id } = await createGroup(directory, readGroup(request.body));
        return reply.code(201).send(await shownGroup(directory, id));
      });
      scope.put<ById>('/Groups/:id', async (request) => {
        const directory = of(request);
        await replaceGroup(directory, request.params.id, readGroup(request.body));
        return shownGroup(directory, request.params.id);
      });
      scope.patch<ById>('/Groups/:id', async (request, reply) => {
        await patchStoredGroup(of(request), request.params.id, readOperations(request.body));
        // Large groups are not sent back for each change (RFC 7644, 3.5.2).
        return reply.code(204).send();
      });
      scope.delete<ById>('/Groups/:id', async (request, reply) => {
        await removeGroup(of(request), request.params.id);
        return reply.code(204).send();
      });
      scope.setNotFoundHandler((request, reply) => refuse(notFound(), request, reply));
    },
    { prefix: scimPath },
  );

  function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): unknown {
    const refusal = refusalOf(error);
    if (!refusal) services.log.failure('bug', error, { id: request.id, route: request.routeOptions.url ?? 'none' });
    const { status, body } = refusal ?? { status: 500, body: { status: '500', detail: 'Something went wrong.' } };
    return reply.code(status).type(contentType).send(body);
  }
}

/** Bodies of SCIM and plain JSON. The sender is known by then. */
function readBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    ['application/scim+json', 'application/json'],
    { parseAs: 'string', bodyLimit },
    (_request, text, done) => {
      try {
        done(null, text === '' ? undefined : JSON.parse(String(text)));
      } catch {
        done(new ScimError(400, 'invalidSyntax', 'The body is not JSON.'), undefined);
      }
    },
  );
}

/** @throws ScimError 401 */
async function accountOf({ db, now }: Services, authorization: string | undefined): Promise<string> {
  const [, token] = /^Bearer (\S{20,200})$/i.exec(authorization ?? '') ?? [];
  const accountId = token && (await db.asSystem((tx) => findTokenAccount(tx, sha256(token), dayOf(now()))));
  if (!accountId) throw new ScimError(401, undefined, 'This token opens nothing.');
  return accountId;
}

function directoryOf({ db, now }: Services, { arrival }: FastifyRequest, accountId: string | undefined): Directory {
  if (accountId === undefined) throw new ScimError(401, undefined, 'This token opens nothing.');
  return { accountId, db, now: now(), doer: { accountId, directory: true, origin: arrival.asked.origin } };
}

function pagingOf({ startIndex, count }: { readonly startIndex: number; readonly count: number }): Paging {
  return { offset: Math.max(startIndex, 1) - 1, limit: Math.min(Math.max(count, 0), mostPerPage) };
}

/** @throws ScimError 404 */
function named<Resource extends { readonly id: string }>(resources: readonly Resource[], id: string): Resource {
  const found = resources.find((one) => one.id === id);
  if (!found) throw notFound();
  return found;
}

function refusalOf(error: unknown): { readonly status: number; readonly body: object } | undefined {
  if (error instanceof ScimError) return error;
  const problem = problemOf(error);
  if (!problem) return undefined;
  const status = problem.status === 413 ? 413 : problem.status;
  return { status, body: { ...new ScimError(400, undefined, problem.code).body, status: String(status) } };
}
