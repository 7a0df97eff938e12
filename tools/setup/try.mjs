// `npm run try`: types and format, and lint and tests of files changed since the last commit, or since `--since <commit>`. For
// daily work, not for a release: `npm test` runs everything.
import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { check } from './check.mjs';
import { findChromium } from './chromium.mjs';
import { install } from './install.mjs';
import { inRoot, productNode, root } from './paths.mjs';
import { run } from './run.mjs';
import { lintable, touched } from './touched.mjs';

const { values } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } });
const began = performance.now();
install();

const files = git('ls-files', '--cached', '--others', '--exclude-standard');
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', values.since),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const { tests, browserTests } = touched(
  changed,
  files.filter((file) => file.endsWith('.test.ts')),
  files.filter((file) => file.endsWith('.e2e.ts')),
);
console.log(`${changed.length} files changed: ${tests.length} test files and ${browserTests.length} in a browser`);

const runner = (file, ...parameters) => run(productNode(), [inRoot('node_modules', file), ...parameters], { env });
const env = { CHROMIUM_PATH: tests.length + browserTests.length > 0 ? findChromium() : '' };
// Checks use mostly one core. Tests wait for the build, because some of them read what it writes.
const building = browserTests.length > 0 ? build() : Promise.resolve([]);
const [checks, units, buildFailures] = await Promise.all([
  check({ scripts: lintable(changed) }),
  building.then(() => (tests.length > 0 ? runner('vitest/vitest.mjs', 'run', '--reporter=dot', ...tests) : undefined)),
  building,
]);
const results = [...checks, ...(units ? [{ name: 'tests', ...units }] : [])];
if (buildFailures.length > 0) results.push({ name: 'build', ok: false, output: buildFailures.join('\n'), seconds: 0 });
else if (browserTests.length > 0)
  results.push({ name: 'browser tests', ...(await runner('@playwright/test/cli.js', 'test', ...browserTests)) });
for (const { name, ok, output, seconds } of results)
  console.log(`${ok ? '' : output}${name}: ${ok ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`);
console.log(`Took ${Math.round((performance.now() - began) / 1000)} s`);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;

/** The lines of git's output. */
function git(...parameters) {
  return execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}
