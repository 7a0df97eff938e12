import type { Endpoint } from '@app/contract/endpoint.ts';
import type { Caps, Guard } from '@app/scanner';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OpenDatabase } from './database/database.ts';
import type { ArrivingFiles } from './files/arriving-files.ts';
import type { CountryOf } from './geo/country.ts';
import type { Geo } from './geo/geo.ts';
import type { Actors } from './http/actor.ts';
import type { Places } from './http/admission.ts';
import type { Budgets } from './http/budgets.ts';
import type { Services } from './http/context.ts';
import type { DirectRoute } from './http/direct.ts';
import type { Front } from './http/front.ts';
import type { Guards } from './http/guards.ts';
import type { Limits } from './http/mount.ts';
import type { NoteRefusal } from './http/refused-role.ts';
import type { QuietLog } from './http/quiet.ts';
import type { Route } from './http/routes.ts';
import type { RefusalOf } from './http/server.ts';
import type { Work } from './http/work.ts';
import type { Job, Listener } from './jobs/jobs.ts';

/** Addresses of lists that third parties publish. */
export type PublishedLists = {
  /** The origin of IAB Europe's vendor list. */
  readonly vendors: string;
  /** The URL of Google's list of ad technology providers. */
  readonly providers: string;
};

/** The dependencies that the composition root creates once for each server. */
export type Deps = {
  readonly services: Services;
  readonly db: OpenDatabase;
  /** Returns milliseconds by the clock of `services`. */
  readonly clock: () => number;
  readonly https: boolean;
  readonly limits: Limits;
  readonly guards: Guards;
  readonly budgets: Budgets;
  readonly work: Work;
  /** For failures of requests of which nothing is told. */
  readonly quiet: QuietLog;
  readonly front: Front;
  readonly files: ArrivingFiles;
  readonly geo: Geo;
  readonly countryOf: CountryOf;
  /** Protects outgoing requests from reaching internal addresses. */
  readonly guard: Guard;
  /** The TXT records of a name, each as one text. Rejects where there are none. */
  readonly txt: (name: string) => Promise<readonly string[]>;
  readonly caps: Caps;
  /** Undefined: the addresses where they are published. */
  readonly lists: PublishedLists | undefined;
  /** The folder with the built code of `apps/embed`. */
  readonly embeds: string;
};

/** Sends a page. */
export type Home = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The parts that a feature adds to a server. */
export type Parts = {
  readonly routes?: readonly Route[];
  /** Routes answered before the framework sees the request, and their endpoints in the API. */
  readonly direct?: { readonly routes: readonly DirectRoute[]; readonly endpoints: readonly Endpoint[] };
  /** Mounts pages that are not in the contract. */
  mount?(http: FastifyInstance): void | Promise<void>;
  /** Sends the page at the address of a language, to whoever is not signed in. */
  readonly home?: Home;
  /** Resolves the credentials this feature knows, and passes all others on to the features before it. */
  actors?(before: Actors): Actors;
  /** How the project of what a path parameter names is found, by the parameter's name. */
  readonly places?: Places;
  /** Notes that an actor lacked a permission. */
  noteRefusal?: NoteRefusal;
  /** The page or file to send in place of a refusal at this feature's addresses; `undefined` at all others. */
  readonly refusal?: RefusalOf;
  readonly jobs?: readonly Job[];
  /** Jobs that wait for third-party servers. They have workers of their own; `atOnce` limits how many run concurrently. */
  readonly deliveries?: { readonly jobs: readonly Job[]; readonly atOnce: number };
  /** Continuous tasks beside the jobs of a worker. Each function starts one and returns the function that stops it. */
  readonly keepUp?: readonly ((services: Services) => () => Promise<void>)[];
  /** Data that every process caches from the database: read before the server listens, and again every so many milliseconds. */
  readonly refresh?: { readonly what: string; readonly every: number; readonly turn: () => Promise<void> };
  /** Runs before the server listens. */
  prepare?(): Promise<unknown>;
  /** Resolves once everything that was accepted is stored or refused. The server closes after that. */
  drain?(): Promise<void>;
  /** Metrics of this feature in the Prometheus text format. */
  gauges?(): Promise<string>;
};

/** A feature as the composition root sees it. */
export type Feature = Parts & {
  /** The name of its folder. */
  readonly name: string;
  /** Listeners for events of features earlier in the list. */
  readonly hears?: readonly Listener[];
  /** Creates the parts that need the root's dependencies. Called once for each server. */
  create?(deps: Deps): Parts;
};

/** A value that is created once for each server, when the first feature asks for it. */
export function oncePerServer<Value extends object>(make: (deps: Deps) => Value): (deps: Deps) => Value {
  const made = new WeakMap<Deps, Value>();
  return (deps) => {
    const value = made.get(deps) ?? make(deps);
    made.set(deps, value);
    return value;
  };
}
