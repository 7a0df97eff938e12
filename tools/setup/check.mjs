// `npm run check`: types, lint and format, in seconds. `npm run check -- --fix` fixes what it can.
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { install } from './install.mjs';
import { inRoot, productNode } from './paths.mjs';
import { run } from './run.mjs';

const stages = {
  types: ['node_modules/typescript/bin/tsc', '-b'],
  lint: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
  format: ['node_modules/oxfmt/bin/oxfmt', '--check', '.'],
};
const mending = { lint: [...stages.lint, '--fix'], format: ['node_modules/oxfmt/bin/oxfmt', '.'] };

/** Runs the checks, and returns the result and output of each. */
export async function check({ fix = false } = {}) {
  const results = [];
  for (const [name, command] of Object.entries({ ...stages, ...(fix && mending) })) {
    const [program, ...parameters] = command;
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
