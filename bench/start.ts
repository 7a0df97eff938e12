// The time from starting the server to its first response: without any data, and with data.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const main = path.resolve(import.meta.dirname, '../apps/server/src/main.ts');
const rounds = 5;

/** Milliseconds from the start to a response from /readyz. */
async function timeStart(dataDir: string): Promise<number> {
  const began = performance.now();
  const server = spawn(process.execPath, [main], {
    cwd: path.dirname(dataDir),
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const part of server.stdout) {
    said += String(part);
    const url = /ready at (\S+)/.exec(said)?.[1];
    if (url === undefined) continue;
    const { status } = await fetch(`${url}/readyz`);
    if (status !== 200) throw new Error(`/readyz answered ${status}`);
    break;
  }
  const taken = performance.now() - began;
  server.kill('SIGTERM');
  await once(server, 'exit');
  return taken;
}

/** The minimum time of any program on this Node.js: the limit that starts are compared with. */
async function timeNothing(): Promise<number> {
  const began = performance.now();
  await once(spawn(process.execPath, ['--eval', '0'], { stdio: 'ignore' }), 'exit');
  return performance.now() - began;
}

const median = (times: readonly number[]) =>
  Math.round(times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0);

const folder = mkdtempSync(path.join(os.tmpdir(), 'candor-bench-'));
chmodSync(folder, 0o755);
const [cold, warm, nothing]: [number[], number[], number[]] = [[], [], []];
try {
  for (let round = 0; round < rounds; round++) {
    const dataDir = path.join(folder, `data-${round}`);
    cold.push(await timeStart(dataDir));
    warm.push(await timeStart(dataDir));
    nothing.push(await timeNothing());
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const result = { coldMs: median(cold), warmMs: median(warm), bareNodeMs: median(nothing), rounds };
console.log(JSON.stringify(result));
console.log(
  `start: ready in ${result.warmMs} ms on warm data, ${result.coldMs} ms on none (bare Node: ${result.bareNodeMs} ms), median of ${rounds}`,
);
