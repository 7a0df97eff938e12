// The effect of anonymous attackers on legitimate users. All attacks run at once against the product in its own process with a
// filled installation, while visitors read pages and banners, send choices and consents, and members sign in, at a steady rate
// from other addresses. Compared with the same visitors without attacks, in the same run. Budget: p99 of pages and banners at
// most 3 × quiet; at most 256 MiB more memory, released afterward; no 5xx except 503 with `Retry-After`; choices, consents and
// sign-ins at least 0.8 × quiet, and 99 of 100 sign-ins within a second. `--without <guard>` disables a guard. `each` disables
// each guard in turn, and applies the budgets relative to the same attack with all guards: without any one of them, a budget
// must break.
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { guardNames, type GuardName } from '../apps/server/src/platform/http/guards.ts';
import { budget, inMegabytes, judge } from './abuse/judge.ts';
import { tried, type Times, type Trial } from './abuse/trial.ts';
import { fillFolder } from './abuse/processes.ts';
import { dataFolder } from './lib/intake-server.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { without: { type: 'string' }, folder: { type: 'string' } },
});
const without = guardNames.find((name) => name === values.without);
if (values.without !== undefined && !without) throw new Error(`Name one of: ${guardNames.join(', ')}`);
const isEach = positionals[0] === 'each';
const seconds = Number(positionals.at(isEach ? 1 : 0) ?? (isEach ? 20 : 60));

const folder = values.folder ?? dataFolder();
try {
  await fillFolder(folder);
  if (isEach) await each();
  else if (!(await one(without))) process.exitCode = 1;
} finally {
  if (values.folder === undefined) rmSync(folder, { recursive: true, force: true });
}

/** Runs one trial, and returns whether all budgets hold. */
async function one(guard?: GuardName): Promise<boolean> {
  const trial = await tried(folder, timesFor(seconds), guard);
  report(trial, guard);
  return trial.broken.length === 0;
}

/** Tries the same attack without each guard in turn; a guard whose absence exceeds no budget is useless, or not attacked. */
async function each(): Promise<void> {
  const whole = await tried(folder, timesFor(seconds));
  report(whole);
  const useless: GuardName[] = [];
  for (const guard of guardNames) {
    const trial = await tried(folder, timesFor(seconds), guard);
    const missed = judge({ ...trial, quiet: whole.attacked });
    report({ ...trial, broken: missed }, guard);
    if (missed.length === 0) useless.push(guard);
  }
  const ok = useless.length === 0;
  console.log(JSON.stringify({ bench: 'abuse-each', ok, guards: guardNames, useless }));
  console.log(
    ok
      ? `abuse: without any one of ${guardNames.join(', ')} a budget breaks`
      : `abuse: nothing breaks without ${useless.join(', ')}`,
  );
  if (!ok) process.exitCode = 1;
}

/** Slow requests have a timeout of thirty seconds, and PDFs of a minute: only after that is it known what was released. */
function timesFor(attack: number): Times {
  return { warm: 5, quiet: Math.max(10, attack / 3), attack, rest: isEach ? 40 : 75 };
}

function report({ quiet, attacked, attackers, after, broken }: Trial, guard?: GuardName): void {
  const ok = broken.length === 0;
  const name = `abuse${guard ? ` without ${guard}` : ''}`;
  console.log(JSON.stringify({ bench: name, budget, ok, broken, seconds, quiet, attacked, attackers, after }));
  const p99 = (kind: 'page' | 'banner') => `${kind}s ${quiet.visitors[kind].p99} → ${attacked.visitors[kind].p99} ms`;
  const acknowledged = (kind: 'choice' | 'consent') => {
    const { kept, asked } = attacked.visitors[kind];
    return `${kept} of ${asked} ${kind}s`;
  };
  const { signIn } = attacked.visitors;
  const sent = attackers.attacks.reduce((sum, one) => sum + one.sent, 0);
  console.log(
    `${name}: ${sent} requests and connections of ${attackers.attacks.length} attacks in ${seconds} s; p99 of ${p99('page')}, ${p99('banner')}; ` +
      `${acknowledged('choice')} and ${acknowledged('consent')} acknowledged; ${signIn.kept} of ${signIn.asked} sign-ins, p99 ${signIn.p99} ms; memory ${inMegabytes(quiet.memory)} MiB, ` +
      `at most ${inMegabytes(attacked.memory)}, ${inMegabytes(after.memory)} afterwards; event loop late by ${quiet.server.loop.p99} → ` +
      `${attacked.server.loop.p99} ms (p99), at most ${attacked.server.loop.most}; server ${(attacked.cpu / seconds).toFixed(2)} cores, ` +
      `attackers ${(attackers.cpu / seconds).toFixed(2)}; ${after.connections} connections afterwards; ` +
      (ok ? 'all budgets hold' : `broken: ${broken.join('; ')}`),
  );
}
