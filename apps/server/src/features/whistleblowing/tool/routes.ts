import type { ToolSession } from '@app/whistleblowing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '#platform/feature.ts';
import { readCookies } from '#platform/http/cookies.ts';
import { securityHeaders } from '#platform/http/headers.ts';
import { Problem } from '#platform/http/problem.ts';
import { findAccount, findPerson, pageAddress } from '../../accounts/index.ts';
import { bytesOfBody, jsonOf, readBytes } from '../bodies.ts';
import { toHex } from '../ids.ts';
import { mountCustodians } from '../custodian/routes.ts';
import { keysOf } from '../key-store/open.ts';
import { submissionLimit } from '../limits.ts';
import { mountToolOffices } from '../offices/tool-routes.ts';
import { mountRecovery } from '../recovery/routes.ts';
import { reporterLimit } from '../reporter-limit.ts';
import { id, managerEntry } from '../reports/schemas.ts';
import { readChunk, takeChunk, type ChunkName } from './files.ts';
import { openIdentity } from './identity.ts';
import { readDeleted, readReports } from './read.ts';
import { beginSession, endOf, endToolSession, findManager, type Manager } from './session.ts';
import { listFormerVaults } from './vault-queries.ts';
import {
  loseVault,
  readRing,
  readVault,
  returnVault,
  ringBody,
  storeRing,
  storeVault,
  vaultBody,
  vaultView,
} from './vault.ts';
import { addEntry, openReport } from './write.ts';

const root = '/report/api/tool';
const cookieName = 'report_session';
const toolHeader = 'x-report-tool';
/** Handovers that one network may try in a minute. */
const handoversPerMinute = 30;

type At<Params> = FastifyRequest<{ Params: Params; Querystring: Readonly<Record<string, unknown>> }>;
const handover = z.strictObject({ token: z.string().min(20).max(100) });

/** Mounts what the Management Tool calls, under a session of its own. */
export async function mountTool(app: FastifyInstance, deps: Deps): Promise<void> {
  const { services, budgets, https, limits } = deps;
  const keys = keysOf(deps);
  const handovers = limits === 'off' ? () => 0 : reporterLimit(handoversPerMinute);

  await app.register(async (scope) => {
    readBytes(scope, budgets);
    scope.addHook('onRequest', async (request, reply) => {
      reply.headers(securityHeaders('data', '', https));
      // A page of another origin cannot send this header without being asked for.
      if (request.method !== 'GET' && request.headers[toolHeader] !== '1') throw new Problem('origin.refused');
    });

    scope.post(`${root}/session`, async (request, reply) => {
      const seconds = handovers(request.ip, services.now().getTime());
      if (seconds > 0) throw new Problem('rate.limited', { seconds });
      const { token, ...manager } = await beginSession(services, jsonOf(handover, bytesOfBody(request)).token);
      setCookie(reply, token);
      return reply.send(await sessionView(manager));
    });
    scope.get(`${root}/session`, async (request) => sessionView(await managerOf(request)));
    scope.delete(`${root}/session`, async (request, reply) => {
      await endToolSession(services, tokenOf(request));
      setCookie(reply, '', 0);
      return reply.code(204).send();
    });

    scope.put(`${root}/vault`, async (request) => {
      const manager = await managerOf(request);
      return storeVault(services, manager, jsonOf(vaultBody, bytesOfBody(request)));
    });
    scope.delete(`${root}/vault`, async (request) => {
      const manager = await managerOf(request);
      await loseVault(services, manager);
      return sessionView(manager);
    });
    scope.post(`${root}/vault/:vault/return`, async (request: At<{ vault: string }>) => {
      const manager = await managerOf(request);
      if (!isId(request.params.vault)) throw new Problem('report-vault.missing');
      await returnVault(services, manager, request.params.vault);
      return sessionView(manager);
    });
    mountToolOffices(scope, services, managerOf);
    mountRecovery(scope, services, managerOf);
    mountCustodians(scope, { services, keys }, managerOf);
    scope.get(`${root}/ring`, async (request) => readRing(services, await managerOf(request)));
    scope.put(`${root}/ring/:block`, async (request: At<{ block: string }>) => {
      const manager = await managerOf(request);
      const block = numberOf(request.params.block);
      return storeRing(services, manager, block, jsonOf(ringBody, bytesOfBody(request)));
    });

    scope.get(`${root}/offices/:office/reports`, async (request: At<{ office: string }>) => {
      const manager = await managerOf(request);
      if (!isId(request.params.office)) throw new Problem('report-office.not-found');
      const { after } = request.query;
      if (after !== undefined && !isId(after)) throw new Problem('report.not-found');
      return readReports(services, keys, manager, { office: request.params.office, after });
    });
    scope.post(
      `${root}/reports/:report/opening`,
      { bodyLimit: submissionLimit },
      async (request: At<{ report: string }>) => openReport(services, keys, ...(await writing(request))),
    );
    scope.post(
      `${root}/reports/:report/entries`,
      { bodyLimit: submissionLimit },
      async (request: At<{ report: string }>) => addEntry(services, keys, ...(await writing(request))),
    );
    scope.post(
      `${root}/reports/:report/identity`,
      { bodyLimit: submissionLimit },
      async (request: At<{ report: string }>) => openIdentity(services, keys, ...(await writing(request))),
    );
    scope.get(`${root}/reports/:report/log`, async (request: At<{ report: string }>) => {
      const manager = await managerOf(request);
      if (!isId(request.params.report)) throw new Problem('report.not-found');
      return readDeleted(services, manager, request.params.report);
    });
    scope.get(`${root}/reports/:report/files/:file/:chunk`, async (request: OfChunk, reply) => {
      const manager = await managerOf(request);
      return reply.type('application/octet-stream').send(await readChunk(services, manager, chunkOf(request)));
    });
    scope.put(
      `${root}/reports/:report/files/:file/:chunk`,
      { bodyLimit: 256 * 1024 + 16 },
      async (request: OfChunk, reply) => {
        const manager = await managerOf(request);
        const length = numberOf(request.query['length']);
        await takeChunk(services, manager, chunkOf(request), { length, sealed: bytesOfBody(request) });
        return reply.code(204).send();
      },
    );
  });

  const tokenOf = ({ headers }: FastifyRequest): string => readCookies(headers.cookie).get(cookieName) ?? '';

  /** @throws Problem `report-tool.signed-out` */
  async function managerOf(request: FastifyRequest): Promise<Manager> {
    const token = tokenOf(request);
    const manager = token !== '' && token.length <= 100 ? await findManager(services, token) : undefined;
    if (!manager) throw new Problem('report-tool.signed-out');
    return manager;
  }

  async function writing(request: At<{ report: string }>) {
    const manager = await managerOf(request);
    const { report } = request.params;
    if (!isId(report)) throw new Problem('report.not-found');
    return [manager, { id: report, sent: jsonOf(managerEntry, bytesOfBody(request)) }] as const;
  }

  async function sessionView(manager: Manager): Promise<ToolSession> {
    const { actor, session, idle } = manager;
    const { person, account, former } = await services.db.asSystem(async (tx) => ({
      person: await findPerson(tx, actor.id),
      account: await findAccount(tx, actor.accountId),
      former: await listFormerVaults(tx, actor.accountId, actor.id),
    }));
    const vault = await readVault(services, manager);
    const locale = actor.locale ?? 'en';
    return {
      person: { id: actor.id, name: person?.email ?? '' },
      account: { id: actor.accountId, name: account?.name ?? '' },
      locale,
      vault: vault ? vaultView(vault) : null,
      formerVaults: former.map((one) => ({ id: toHex(one.id), replacedOn: one.replacedOn })),
      dashboardUrl: pageAddress(services, locale, 'whistleblowing'),
      endsAt: endOf(session).toISOString(),
      idleSeconds: idle * 60,
    };
  }

  function setCookie(reply: FastifyReply, token: string, maxAge?: number): void {
    const parts = [`${cookieName}=${token}`, `Path=${root}`, 'HttpOnly', 'SameSite=Strict'];
    if (https) parts.push('Secure');
    if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
    reply.header('set-cookie', parts.join('; '));
  }
}

type OfChunk = At<{ report: string; file: string; chunk: string }>;

const isId = (value: unknown): value is string => id.safeParse(value).success;

/** @throws Problem `report-file.not-found` */
function chunkOf({ params: { report, file, chunk } }: OfChunk): ChunkName {
  if (!isId(report)) throw new Problem('report.not-found');
  if (!isId(file)) throw new Problem('report-file.not-found');
  return { report, file, chunk: numberOf(chunk) };
}

/** @throws Problem `report-file.not-found` */
function numberOf(text: unknown): number {
  if (typeof text !== 'string' || !/^\d{1,9}$/.test(text)) throw new Problem('report-file.not-found');
  return Number(text);
}
