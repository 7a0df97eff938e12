// `npm run dev`: the server, restarted on each change, and the dashboard with Vite's hot reloading.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { buildOrFail } from './build.mjs';
import { install } from './install.mjs';
import { environment, inRoot, productNode, root } from './paths.mjs';

install();
await buildOrFail();
const started = [
  ['--watch', '--watch-preserve-output', inRoot('apps/server/src/main.ts')],
  [inRoot('node_modules/vite/bin/vite.js'), '--config', inRoot('apps/dashboard/vite.config.ts')],
].map((parameters) => spawn(productNode(), parameters, { cwd: root, env: environment(), stdio: 'inherit' }));

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
  process.on(signal, () => started.forEach((child) => child.kill(signal)));
// Neither is useful alone.
for (const child of started) child.once('exit', () => started.forEach((other) => other.kill('SIGTERM')));
