import { setTimeout as pause } from 'node:timers/promises';
import type { GuardName } from '../../apps/server/src/platform/http/guards.ts';
import { judge, type Outcome, type Span } from './judge.ts';
import { startAttackers, startInstallation, startVisitors, type Installation, type Load } from './processes.ts';
import type { VisitorsReport } from './messages.ts';

/** Durations in seconds. */
export type Times = { readonly warm: number; readonly quiet: number; readonly attack: number; readonly rest: number };

export type Trial = Outcome & { readonly broken: readonly string[] };

/** Measures an installation without attacks, during the attacks, and after a rest period. */
export async function tried(folder: string, times: Times, without?: GuardName): Promise<Trial> {
  const installation = await startInstallation(folder, without);
  const visitors = startVisitors();
  const attackers = startAttackers();
  try {
    await visitors.run(installation.targets, times.warm);
    const quiet = await span(installation, visitors, times.quiet);
    // Includes the first second, in which all of them connect at once.
    const attacking = attackers.run(installation.targets, times.attack);
    const attacked = await span(installation, visitors, times.attack);
    const report = await attacking;
    // The attackers keep their connections open: memory that is not released must show up.
    await visitors.run(installation.targets, times.rest);
    await pause(1000);
    const after = { memory: installation.memory(), connections: (await installation.measure()).connections };
    const outcome = { quiet, attacked, attackers: report, after };
    return { ...outcome, broken: judge(outcome) };
  } finally {
    await Promise.all([visitors.leave(), attackers.leave()]);
    await installation.stop();
  }
}

async function span(installation: Installation, visitors: Load<VisitorsReport>, seconds: number): Promise<Span> {
  let memory = installation.memory();
  const looking = setInterval(() => (memory = Math.max(memory, installation.memory())), 100);
  await installation.measure();
  const before = installation.cpu();
  const report = await visitors.run(installation.targets, seconds);
  clearInterval(looking);
  return { visitors: report, server: await installation.measure(), memory, cpu: installation.cpu() - before };
}
