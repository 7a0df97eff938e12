import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#platform/feature.ts';
import { problemOf, told } from '#platform/http/failure.ts';
import { securityHeaders } from '#platform/http/headers.ts';
import { Problem } from '#platform/http/problem.ts';
import { newWork, workHeader } from '#platform/http/work.ts';
import { dayOf } from '../accounts/index.ts';
import { bytesOfBody, jsonOf, readBytes } from './bodies.ts';
import { bytesOfBase64, bytesOfHex, toUuid } from './ids.ts';
import { keysOf } from './key-store/open.ts';
import { fileLimitsOf, submissionLimit } from './limits.ts';
import { mailboxes } from './mailbox/service.ts';
import { padded } from './padded.ts';
import { reporterLimit } from './reporter-limit.ts';
import { announceFile, storeChunk } from './reports/files.ts';
import { findOffice, type Office } from './reports/office-queries.ts';
import { arrival, hex, mailboxCall, submission } from './reports/schemas.ts';
import { submitReport } from './reports/submit.ts';

const root = '/report/api';
/** Calls of one network in a minute. Chunks of files are many, and what a network may hold of them is counted elsewhere. */
const perMinute = { work: 60, send: 30, chunk: 1200, mailbox: 120 };
/** A challenge is solved while the report is written. */
const workMinutes = 60;
const worked = { method: 'POST', path: `${root}/offices/{office}/reports` } as const;

type InOffice = FastifyRequest<{ Params: { office: string } }>;
type OfChunk = FastifyRequest<{ Params: { office: string; lookup: string; file: string; chunk: string } }>;

/** Mounts what form and mailbox call. None of it needs or sets a cookie, and pages from a disk may call it, too. */
export async function mountReporters(app: FastifyInstance, deps: Deps): Promise<void> {
  const { services, budgets, https, limits } = deps;
  const keys = keysOf(deps);
  const mailbox = mailboxes(services, keys);
  const work = newWork(spentInMemory(), services.secrets.key('report-work'), services.now, workMinutes);
  const fileLimits = fileLimitsOf(services.config.reportMegabytes);
  const isLimited = limits !== 'off';
  const limitOf = (count: number) => (isLimited ? reporterLimit(count) : () => 0);
  const counted = {
    work: limitOf(perMinute.work),
    send: limitOf(perMinute.send),
    chunk: limitOf(perMinute.chunk),
    mailbox: limitOf(perMinute.mailbox),
  };

  await app.register(async (scope) => {
    readBytes(scope, budgets);
    scope.addHook('onRequest', async (_, reply) => {
      reply.headers({
        ...securityHeaders('data', '', https),
        'cache-control': 'no-store, no-transform',
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'date',
        'cross-origin-resource-policy': 'cross-origin',
      });
    });
    scope.setErrorHandler<FastifyError>(async (error, request, reply) => refuse(error, request, reply));
    scope.options(`${root}/*`, async (_, reply) =>
      reply
        .code(204)
        .headers({
          'access-control-allow-methods': 'GET, POST, PUT',
          'access-control-allow-headers': 'content-type, x-work, x-challenge, x-signature',
          'access-control-max-age': '86400',
        })
        .send(),
    );
    scope.get(`${root}/work`, async (request, reply) => {
      count('work', request);
      const { details } = await work.required(worked);
      return send(reply, { challenge: details?.['challenge'] });
    });
    scope.post(`${root}/offices/:office/arrivals`, async (request: InOffice, reply) => {
      count('send', request);
      const office = await officeOf(request);
      const sent = await budgets.inTurn(request.ip, () => jsonOf(arrival, bytesOfBody(request)));
      await checkWork(request);
      const { accountId, id: officeId } = office;
      const owner = { accountId, officeId, lookup: bytesOfHex(sent.lookup), reportId: null };
      await services.db.inAccount(accountId, async (tx) => {
        for (const file of sent.files)
          await announceFile(tx, owner, file, { today: dayOf(services.now()), limits: fileLimits });
      });
      return send(reply, {});
    });
    scope.put(
      `${root}/offices/:office/arrivals/:lookup/:file/:chunk`,
      { bodyLimit: 256 * 1024 + 16 },
      async (request: OfChunk, reply) => {
        count('chunk', request);
        const { accountId, id: officeId } = await officeOf(request);
        const { lookup, file, chunk } = request.params;
        const isNamed = [lookup, file].every((one) => hex(16).safeParse(one).success) && /^\d{1,5}$/.test(chunk);
        if (!isNamed) throw new Problem('report-file.not-found');
        const owner = { accountId, officeId, lookup: bytesOfHex(lookup) };
        const sealed = bytesOfBody(request);
        await services.db.inAccount(accountId, (tx) => storeChunk(tx, owner, { file, number: Number(chunk), sealed }));
        return send(reply, {});
      },
    );
    scope.post(`${root}/offices/:office/reports`, { bodyLimit: submissionLimit }, async (request: InOffice, reply) => {
      count('send', request);
      const office = await officeOf(request);
      const sent = await budgets.inTurn(request.ip, () => jsonOf(submission, bytesOfBody(request)));
      await checkWork(request);
      return send(reply, await submitReport(services, keys, office, sent));
    });
    scope.get(`${root}/challenge`, async (request, reply) => {
      count('mailbox', request);
      return send(reply, mailbox.challenge());
    });
    scope.post(`${root}/offices/:office/mailbox`, { bodyLimit: submissionLimit }, async (request: InOffice, reply) =>
      send(reply, await mailboxAnswer(request)),
    );
  });

  function count(what: keyof typeof counted, { ip }: FastifyRequest): void {
    const seconds = counted[what](ip, services.now().getTime());
    if (seconds > 0) throw new Problem('rate.limited', { seconds });
  }

  /** @throws Problem `report-office.not-found` */
  async function officeOf(request: FastifyRequest<{ Params: { office: string } }>): Promise<Office> {
    const { office } = request.params;
    const found = hex(16).safeParse(office).success
      ? await budgets.lookUp(() => services.db.asSystem((tx) => findOffice(tx, toUuid(office))))
      : undefined;
    if (!found) throw new Problem('report-office.not-found');
    return found;
  }

  /** @throws Problem `work.required` */
  async function checkWork({ headers }: FastifyRequest): Promise<void> {
    const brought = headers[workHeader];
    const isPaid = await work.isPaid(worked, typeof brought === 'string' ? brought : undefined);
    if (isLimited && !isPaid) throw await work.required(worked);
  }

  /** Refusals are answers, too, so that nobody tells from outside whether a code was one. */
  async function mailboxAnswer(request: InOffice): Promise<object> {
    try {
      count('mailbox', request);
      const body = bytesOfBody(request);
      const { office } = request.params;
      if (!hex(16).safeParse(office).success) throw new Problem('report-office.not-found');
      const call = await budgets.inTurn(request.ip, () => jsonOf(mailboxCall, body));
      const headerOf = (name: string) => {
        const value = request.headers[name];
        return typeof value === 'string' && value.length <= 200 ? bytesOfBase64(value) : Buffer.alloc(0);
      };
      const signed = {
        challenge: headerOf('x-challenge'),
        signature: headerOf('x-signature'),
        path: request.url,
        body,
      };
      return await mailbox.call(office, call, signed);
    } catch (error) {
      const problem = problemOf(error) ?? bug(error, request);
      const { code, message, values } = await told(problem, request.arrival.asked.locale);
      return { refused: { code, message, ...(values && { values }) } };
    }
  }

  async function send(reply: FastifyReply, answer: object): Promise<FastifyReply> {
    return reply.code(200).type('application/json; charset=utf-8').send(padded(answer));
  }

  function bug(error: unknown, { id }: FastifyRequest): Problem {
    deps.quiet.failure(error);
    return new Problem('server.error', { id });
  }

  async function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const problem = problemOf(error) ?? bug(error, request);
    const answer = await told(problem, request.arrival.asked.locale);
    const seconds = problem.values?.['seconds'];
    if (problem.status === 429 || problem.status === 503) reply.header('retry-after', String(seconds ?? 1));
    return reply.code(problem.status).type('application/json; charset=utf-8').send(padded(answer));
  }
}

/** Solutions that were used, until their challenges end: a table of them would tell when somebody reported. */
function spentInMemory(): (id: Buffer, endsAt: Date, now: Date) => Promise<boolean> {
  const spent = new Map<string, number>();
  return async (id, endsAt, now) => {
    for (const [known, end] of spent) if (end <= now.getTime()) spent.delete(known);
    const name = id.toString('base64url');
    if (spent.has(name)) return false;
    spent.set(name, endsAt.getTime());
    return true;
  };
}
