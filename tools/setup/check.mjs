// `npm run check`: types, lint and format, in seconds. `npm run check -- --fix` fixes what it can.
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { install } from './install.mjs';
import { inRoot, productNode } from './paths.mjs';
import { run } from './run.mjs';

const stages = {
  // Projects are checked in parallel. Several checkers per project would infer the same types several times: 75 seconds of
  // processor time for the whole repository instead of 44.
  types: ['node_modules/typescript/bin/tsc', '-b', '--checkers', '1'],
  lint: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
  format: ['node_modules/oxfmt/bin/oxfmt', '--check', '.'],
};
const mending = { lint: [...stages.lint, '--fix'], format: ['node_modules/oxfmt/bin/oxfmt', '.'] };

/** Runs the checks, and returns the result and output of each. Lints all scripts, or only `scripts`. */
export async function check({ fix = false, scripts } = {}) {
  const results = [];
  for (const [name, command] of Object.entries({ ...stages, ...(fix && mending) })) {
    if (name === 'lint' && scripts?.length === 0) continue;
    const [program, ...parameters] = [...command, ...((name === 'lint' && scripts) || [])];
    const result = await run(productNode(), [inRoot(program), ...parameters]);
    results.push({ name, ...result });
  }
  return results;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  install();
  const results = await check({ fix: process.argv.includes('--fix') });
  for (const { name, ok, output, seconds } of results)
    console.log(`${ok ? '' : output}${name}: ${ok ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`);
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
}
