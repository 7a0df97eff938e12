import type { AttackersReport, Kind, ServerMeasure, VisitorsReport } from './messages.ts';

const megabyte = 1024 * 1024;

/**
 * Limits: multiples of the quiet values; additional memory in bytes; milliseconds of a sign-in; connections of attackers that
 * are still open.
 */
export const budget = {
  p99: 3,
  memory: 256 * megabyte,
  kept: 64 * megabyte,
  intake: 0.8,
  signIn: 1000,
  connections: 100,
} as const;

/** Measurements of one period. */
export type Span = {
  readonly visitors: VisitorsReport;
  readonly server: ServerMeasure;
  /** Peak memory in bytes. */
  readonly memory: number;
  /** CPU seconds of the server, including its threads. */
  readonly cpu: number;
};

export type Outcome = {
  readonly quiet: Span;
  readonly attacked: Span;
  readonly attackers: AttackersReport;
  /** After a rest period, while the attackers still hold their connections. */
  readonly after: { readonly memory: number; readonly connections: number };
};

/** The exceeded budgets with their figures; empty if all hold. */
export function judge({ quiet, attacked, attackers, after }: Outcome): string[] {
  const broken: string[] = [];
  for (const kind of ['page', 'banner'] as const) {
    const [before, now] = [quiet.visitors[kind].p99, attacked.visitors[kind].p99];
    if (now > budget.p99 * before) broken.push(`${kind}s: p99 ${now} ms, ${(now / before).toFixed(1)} × quiet`);
    const { asked, kept } = attacked.visitors[kind];
    if (kept < 0.999 * asked) broken.push(`${kind}s: ${asked - kept} of ${asked} not answered`);
  }
  const { p99 } = attacked.visitors.signIn;
  if (p99 > budget.signIn) broken.push(`sign-ins: p99 ${p99} ms`);
  for (const kind of ['choice', 'consent', 'signIn'] as const) {
    const share = shareKept(attacked, kind) / shareKept(quiet, kind);
    if (!(share >= budget.intake)) broken.push(`${kind}s: ${share.toFixed(2)} × quiet acknowledged`);
  }
  const more = attacked.memory - quiet.memory;
  if (more > budget.memory) broken.push(`memory: ${inMegabytes(more)} MiB more`);
  const held = after.memory - quiet.memory;
  if (held > budget.kept) broken.push(`memory: ${inMegabytes(held)} MiB not given back`);
  if (after.connections > budget.connections) broken.push(`connections: ${after.connections} still open`);
  const failed = Object.values(attacked.visitors).flatMap((one) => one.failed);
  if (failed.length > 0) broken.push(`visitors were answered with ${[...new Set(failed)].join(', ')}`);
  if (attackers.wrong.length > 0) broken.push(`attackers were answered with ${attackers.wrong[0]}`);
  return broken;
}

function shareKept({ visitors }: Span, kind: Kind): number {
  return visitors[kind].kept / visitors[kind].asked;
}

export function inMegabytes(bytes: number): number {
  return Math.round(bytes / megabyte);
}
