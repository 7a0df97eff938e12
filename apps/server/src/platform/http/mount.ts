import type { Endpoint, Rate } from '@app/contract/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { holderOf, type Admission } from './admission.ts';
import { actorOf, checkToken, needsToken, type Actors, type Protection, viewOf } from './actor.ts';
import { answered } from './answer.ts';
import type { Budgets } from './budgets.ts';
import type { PublicExchange, RequestServices, Services } from './context.ts';
import { checkDeclaredFresh } from './fresh.ts';
import { securityHeaders, type Kind } from './headers.ts';
import { idempotently } from './idempotency.ts';
import { goesFirst } from './arrival.ts';
import { allGuards, type Guards } from './guards.ts';
import { checkCount, checkStorable, leading, mostValues, paramsSchema, parsed } from './input.ts';
import { Problem } from './problem.ts';
import { notingRefusal, type NoteRefusal } from './refused-role.ts';
import { rateCheck } from './rate.ts';
import type { Route } from './routes.ts';
import { inputSchemas } from './strict.ts';
import { workHeader, type Work } from './work.ts';

export const usualBodyLimit = 256 * 1024;

/** The request header with the id of a person of the account, whose view an admin looks at. */
const viewAsHeader = 'x-view-as';

export type Limits = 'as-declared' | 'off';

export type Mounting = {
  readonly work: Work;
  readonly services: RequestServices;
  readonly actors: Actors;
  readonly admission: Admission;
  readonly noteRefusal?: NoteRefusal;
  readonly protection: Protection;
  readonly https: boolean;
  readonly limits: Limits;
  /** The resources that anonymous requests may use. */
  readonly budgets: Budgets;
  readonly guards?: Guards;
};

/** Registers every route with the checks its endpoint declares: access, rate limits, input. */
export function mount(app: FastifyInstance, all: readonly Route[], mounting: Mounting): void {
  const opened = new Set<string>();
  for (const { endpoint, handle } of all) {
    mountOne(app, endpoint, handle, mounting);
    if (endpoint.cors && !opened.has(endpoint.path)) app.options(urlOf(endpoint.path), preflight);
    if (endpoint.cors) opened.add(endpoint.path);
  }
}

function urlOf(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

function mountOne(app: FastifyInstance, endpoint: Endpoint, handle: Route['handle'], mounting: Mounting): void {
  const {
    services,
    actors,
    admission,
    noteRefusal = async () => undefined,
    protection,
    https,
    limits,
    work,
    budgets,
    guards = allGuards,
  } = mounting;
  const params = paramsSchema(endpoint.path, endpoint.params);
  const schemas = inputSchemas(endpoint);
  const countRate = limits === 'off' ? undefined : rateCheck(endpoint);

  app.route({
    method: endpoint.method,
    url: urlOf(endpoint.path),
    bodyLimit: endpoint.bodyLimit ?? usualBodyLimit,
    config: { endpoint },

    // Before the body is read, so that a refused caller cannot make the server read it.
    async onRequest(request, reply) {
      reply.headers(securityHeaders(kindOf(endpoint), request.arrival.nonce, https));
      if (endpoint.cors) reply.header('access-control-allow-origin', endpoint.cors);
      // Counted before the credentials are checked, since limits by address are meant to stop guessing.
      const limited = endpoint.rate && isCounted(endpoint.rate, request) ? endpoint.rate.by : undefined;
      if (limited === 'address') await countRate?.(callerOf(request, endpoint), undefined);
      if (endpoint.work && limits !== 'off') await askForWork(work, endpoint, request);
      const { credentials } = request.arrival;
      const found = isForAnybody(endpoint) ? undefined : await actorOf(actors, credentials);
      const viewing = found && (await viewOf(actors, found, request.headers[viewAsHeader], endpoint));
      const actor = viewing && { ...viewing, origin: request.arrival.asked.origin };
      request.arrival.actor = actor;
      if (endpoint.access !== 'public' && !actor) throw new Problem('sign-in.required');
      if (needsToken(endpoint, credentials) && !sendsForm(endpoint, request)) {
        checkToken(request, request.headers['x-csrf-token'], credentials, actor, protection);
      }
      if (endpoint.access !== 'public' && actor?.owesTerms && !endpoint.beforeTerms) throw termsRequired();
      if (endpoint.access !== 'public' && actor?.owesFactor && !endpoint.beforeFactor)
        throw new Problem('second-factor.required');
      if (endpoint.access !== 'public' && actor?.owesCompany && !endpoint.beforeFactor)
        throw new Problem('company-sign-in.required');
      if (endpoint.byPerson && actor?.byCompany) throw new Problem('company-sign-in.not-here');
      request.arrival.scope = await notingRefusal(noteRefusal, actor, endpoint, () =>
        admission.admit(endpoint, actor, request.params),
      );
      checkDeclaredFresh(endpoint.fresh, actor, request.query, services.now());
      if (endpoint.verified && actor && !(await actors.isProved(actor))) throw new Problem('email.unverified');
      if (limited && limited !== 'address') await countRate?.(request.ip, actor);
    },

    // A form may carry the token as a field.
    async preValidation(request) {
      checkFormat(endpoint, request);
      const { credentials, actor } = request.arrival;
      if (!needsToken(endpoint, credentials) || !sendsForm(endpoint, request)) return;
      const { authenticity_token } = (request.body ?? {}) as { readonly authenticity_token?: unknown };
      checkToken(request, request.headers['x-csrf-token'] ?? authenticity_token, credentials, actor, protection);
    },

    async handler(request, reply) {
      const read = () => {
        const { actor } = request.arrival;
        if (guards.counts) checkCount(request.body, actor ? mostValues.known : mostValues.anonymous);
        checkStorable([request.params, request.query, request.body]);
        return {
          params: kindOf(endpoint) === 'data' ? parsed(params, request.params) : leading(params, request.params),
          query: parsed(schemas.query, request.query),
          body: parsed(schemas.body, request.body ?? {}),
        };
      };
      const input = await inTurn(request, budgets, read);
      const { actor } = request.arrival;
      const fields = await notingRefusal(noteRefusal, actor, endpoint, () =>
        admission.admitFields(endpoint, actor, input),
      );
      const exchange = exchangeOf(request, reply, servicesFor(endpoint, request.arrival, fields, services));
      // Handlers refuse what depends on the data, such as the task of somebody else.
      const answer = await notingRefusal(noteRefusal, actor, endpoint, () =>
        idempotently(endpoint, request, exchange, async (one) => answered(endpoint, await handle(input, one))),
      );
      return answer.sendTo(request, reply);
    },
  });
}

const termsRequired = () => new Problem('terms.required', undefined, undefined, { tos_ok: false });

/** @throws Problem `work.required` while the endpoint is busy, and for an invalid solution */
async function askForWork(work: Work, endpoint: Endpoint, { arrival, headers, ip }: FastifyRequest): Promise<void> {
  const brought = headers[workHeader];
  const paid = await work.isPaid(endpoint, typeof brought === 'string' ? brought : undefined);
  const busy = work.isBusy(endpoint, ip);
  if (busy && !paid && arrival.asked.devices().length === 0) throw await work.required(endpoint);
  arrival.asked = { ...arrival.asked, paid, workRequired: () => work.required(endpoint) };
}

/** Serves known callers and read requests at once, and queues the others. */
async function inTurn<Read>(
  { arrival, method, ip }: FastifyRequest,
  budgets: Budgets,
  read: () => Read,
): Promise<Read> {
  if (arrival.actor) return read();
  return method === 'GET' ? budgets.run(ip, read) : budgets.inTurn(ip, read, goesFirst(arrival));
}

/** The key of a limit by address: the network, or the browser where the endpoint recognizes known browsers. */
function callerOf({ ip, arrival }: FastifyRequest, { rate }: Endpoint): string {
  return (rate?.knownDevices && arrival.asked.devices()[0]?.id) || ip;
}

function isCounted({ of }: Rate, { query }: FastifyRequest): boolean {
  return of === undefined || Object.hasOwn((query ?? {}) as object, of);
}

/**
 * Whether the response does not depend on the caller: public reads, and endpoints for pages of any origin. Credentials are then
 * not looked up, so that a signed-in owner can also read them while the database is down.
 */
function isForAnybody({ access, method, cors }: Endpoint): boolean {
  return access === 'public' && (method === 'GET' || cors !== undefined);
}

/** The services as the actor may use them: the database shows the projects of the scope and of what fields name. */
function servicesFor(
  { access }: Endpoint,
  { actor, scope }: FastifyRequest['arrival'],
  fields: readonly string[],
  services: RequestServices,
): Services {
  if (access === 'public' || !actor || actor.consentKeyOf !== undefined) return services;
  if (actor.rights.isWide && scope === undefined) return services;
  return { ...services, db: services.db.heldBy(holderOf(actor, scope && [...scope, ...fields])) };
}

function exchangeOf(request: FastifyRequest, reply: FastifyReply, services: Services): PublicExchange {
  return {
    services,
    actor: request.arrival.actor,
    asked: request.arrival.asked,
    reply: request.arrival.replyBy(reply),
  };
}

/** The kind of a page: a document that anybody may frame, or one that only the dashboard may frame. */
function kindOf({ produces, access }: Endpoint): Kind {
  if (produces !== 'html' && produces !== 'file') return 'data';
  return access === 'public' ? 'document' : 'preview';
}

function sendsForm({ envelope }: Endpoint, { headers }: FastifyRequest): boolean {
  return envelope === true && (headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
}

/** Accepts forms only on the fixed paths. @throws Problem `input.media-type` */
function checkFormat({ envelope }: Endpoint, { headers }: FastifyRequest): void {
  const isForm = (headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
  if (isForm && !envelope) throw new Problem('input.media-type');
}

async function preflight(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await reply
    .code(204)
    .headers({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': 'content-type, idempotency-key',
      'access-control-max-age': '86400',
    })
    .send();
}
