import type { Targets } from './targets.ts';

/** What the processes of the bench say to each other. */
export type ToServer = 'measure' | 'stop';
export type FromServer = { readonly ready: Targets } | { readonly measured: ServerMeasure };
export type ServerMeasure = {
  /** Milliseconds by which the event loop was late. */
  readonly loop: { readonly p99: number; readonly most: number };
  /** Open ones. */
  readonly connections: number;
};

export type ToLoad = { readonly targets: Targets; readonly seconds: number } | 'leave';

/** One kind of rightful requests over a span. */
export type Served = {
  readonly asked: number;
  /** Answered as they should be. */
  readonly kept: number;
  /** 503 with `Retry-After`, or 429. */
  readonly putOff: number;
  /** Other answers, and none. */
  readonly failed: readonly string[];
  readonly p50: number;
  readonly p99: number;
};
export type Kind = 'page' | 'banner' | 'choice' | 'consent' | 'signIn';
export type VisitorsReport = Readonly<Record<Kind, Served>>;

/** What became of the requests of one attack. */
export type Attacked = {
  readonly name: string;
  readonly sent: number;
  /** How often each status came; `ended` without one, `open` where nothing came yet. */
  readonly answers: Readonly<Record<string, number>>;
};
export type AttackersReport = {
  readonly attacks: readonly Attacked[];
  /** Answers of 500 and more that are not 503 with `Retry-After`. */
  readonly wrong: readonly string[];
  /** Seconds of the processor that the attackers themselves used. */
  readonly cpu: number;
};
