import type { FastifyInstance } from 'fastify';
import type { Deps, Feature, Parts } from './feature.ts';
import type { Actors } from './http/actor.ts';
import type { Places } from './http/admission.ts';
import type { Services } from './http/context.ts';
import type { NoteRefusal } from './http/refused-role.ts';
import type { RefusalOf } from './http/server.ts';
import { withListeners, type Job, type Run } from './jobs/jobs.ts';
import { keepDoing } from './jobs/keep-doing.ts';

const nobody: Actors = {
  ofSession: async () => undefined,
  ofApiKey: async () => undefined,
  viewAs: async (actor) => actor,
  isProved: async () => false,
};

/** Combines all features into one, in the order of the list. @throws Error if one listens to a feature that is not before it */
export function joinFeatures(features: readonly Feature[], deps: Deps) {
  checkOrder(features);
  const parts = features.flatMap((feature): Parts[] => [feature, feature.create?.(deps) ?? {}]);
  const listeners = features.flatMap(({ hears = [] }) => hears);
  const refreshes = parts.flatMap(({ refresh = [] }) => refresh);
  const direct = parts.flatMap((part) => part.direct ?? []);
  const routes = parts.flatMap((part) => part.routes ?? []);

  const refusal: RefusalOf = async (problem, asked) => {
    for (const part of parts) {
      const page = await part.refusal?.(problem, asked);
      if (page) return page;
    }
    return undefined;
  };

  return {
    routes,
    direct: direct.flatMap((one) => one.routes),
    /** All endpoints of the API, however they are served. */
    endpoints: [...routes.map(({ endpoint }) => endpoint), ...direct.flatMap((one) => one.endpoints)],
    actors: parts.reduce((before, part) => part.actors?.(before) ?? before, nobody),
    home: parts.find((part) => part.home)?.home,
    noteRefusal: (async (...refused) => {
      for (const part of parts) await part.noteRefusal?.(...refused);
    }) as NoteRefusal,
    places: Object.assign({}, ...parts.map(({ places = {} }) => places)) as Places,
    refusal,
    jobs: parts
      .flatMap(({ jobs = [] }) => jobs)
      .map((job) => withListeners(job, ...listeners.filter(({ event }) => event === job.name).map(({ run }) => run))),
    deliveries: oneGroup(parts.flatMap(({ deliveries = [] }) => deliveries)),
    keepUp: parts.flatMap(({ keepUp = [] }) => keepUp),

    async prepare(): Promise<void> {
      for (const { turn } of refreshes) await turn();
      for (const part of parts) await part.prepare?.();
    },

    async mount(http: FastifyInstance): Promise<void> {
      for (const part of parts) await part.mount?.(http);
      for (const { what, every, turn } of refreshes) {
        const onFailure = (error: unknown) => deps.services.log.failure(what, error);
        http.addHook('onClose', keepDoing({ every, turn, onFailure }));
      }
      http.addHook('onClose', async () => void (await Promise.all(parts.flatMap((part) => part.drain?.() ?? []))));
    },

    gauges: async () => (await Promise.all(parts.flatMap((part) => part.gauges?.() ?? []))).join(''),
  };
}

export type JoinedFeatures = ReturnType<typeof joinFeatures>;

/** Runs the features' listeners for an event directly, without the worker. */
export async function runListeners<Payload extends Job['payload']>(
  features: readonly Feature[],
  { name }: Job<Payload>,
  payload: Parameters<Run<Payload>>[0],
  services: Services,
): Promise<void> {
  for (const { event, run } of features.flatMap(({ hears = [] }) => hears)) {
    if (event === name) await run(payload, services);
  }
}

/** @throws Error if a feature listens to an event that no earlier feature announces */
export function checkOrder(features: readonly Feature[]): void {
  const announced = new Set<string>();
  for (const { name, hears = [], jobs = [] } of features) {
    const unknown = hears.find(({ event }) => !announced.has(event));
    if (unknown) throw new Error(`The feature ${name} hears ${unknown.event}, which none before it announces.`);
    for (const job of jobs) announced.add(job.name);
  }
}

type Deliveries = NonNullable<Parts['deliveries']>;

/** One group for all, since each group of workers keeps a connection for itself; more at once than connections would wait. */
function oneGroup(groups: readonly Deliveries[]): readonly Deliveries[] {
  const jobs = groups.flatMap((group) => group.jobs);
  return jobs.length === 0 ? [] : [{ jobs, atOnce: Math.max(...groups.map(({ atOnce }) => atOnce)) }];
}
