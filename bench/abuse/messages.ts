import type { Targets } from './targets.ts';

/** Messages between the processes of the benchmark. */
export type ToServer = 'measure' | 'stop';
export type FromServer = { readonly ready: Targets } | { readonly measured: ServerMeasure };
export type ServerMeasure = {
  /** Delay of the event loop in milliseconds. */
  readonly loop: { readonly p99: number; readonly most: number };
  /** The number of open connections. */
  readonly connections: number;
};

export type ToLoad = { readonly targets: Targets; readonly seconds: number } | 'leave';

/** Legitimate requests of one kind during a period. */
export type Served = {
  readonly asked: number;
  /** Requests with the expected response. */
  readonly kept: number;
  /** Responses with 503 and `Retry-After`, or with 429. */
  readonly putOff: number;
  /** Other responses, and missing ones. */
  readonly failed: readonly string[];
  readonly p50: number;
  readonly p99: number;
};
export type Kind = 'page' | 'banner' | 'choice' | 'consent' | 'signIn';
export type VisitorsReport = Readonly<Record<Kind, Served>>;

/** The results of one attack's requests. */
export type Attacked = {
  readonly name: string;
  readonly sent: number;
  /** The number of responses by status; `ended` without one, `open` if none has arrived yet. */
  readonly answers: Readonly<Record<string, number>>;
};
export type AttackersReport = {
  readonly attacks: readonly Attacked[];
  /** Responses with status 500 and above, other than 503 with `Retry-After`. */
  readonly wrong: readonly string[];
  /** CPU seconds used by the attackers themselves. */
  readonly cpu: number;
};
