// `npm test`: runs everything, on a machine with only Node.js and npm. Its last line is: N passed, N failed.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { build } from './build.mjs';
import { check } from './check.mjs';
import { findChromium } from './chromium.mjs';
import { install } from './install.mjs';
import { inRoot, productNode } from './paths.mjs';
import { playwrightCounts, vitestCounts } from './reports.mjs';
import { run } from './run.mjs';

const began = performance.now();
install();
const chromium = findChromium();
const reports = mkdtempSync(path.join(os.tmpdir(), 'candor-reports-'));
const totals = { passed: 0, failed: 0 };
const failures = [];

console.log('running types, lint, format and build …');
// Types and lint use mostly one core, the build the other; longer stages follow one at a time.
const [checks, buildFailures] = await Promise.all([check(), build()]);
for (const { name, ok, output, seconds } of checks) tell(name, ok ? 1 : 0, ok ? 0 : 1, seconds, output);
tell('build', buildFailures.length === 0 ? 1 : 0, buildFailures.length, 0, buildFailures.join('\n'));

await stage(
  'unit and database tests',
  [inRoot('node_modules/vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=json'],
  vitestCounts,
  (file) => [`--outputFile.json=${file}`],
);
if (buildFailures.length === 0) {
  await stage('browser tests', [inRoot('node_modules/@playwright/test/cli.js'), 'test'], playwrightCounts, () => []);
} else {
  tell('browser tests', 0, 1, 0, 'They need the build.');
}

rmSync(reports, { recursive: true, force: true });
console.log(`Took ${Math.round((performance.now() - began) / 1000)} s`);
// Repeated at the end, because often only the end of a long log is kept.
for (const failure of failures) console.log(`FAILED  ${failure}`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;

/** Runs one test runner and reads its counts from its report. */
async function stage(name, parameters, counts, more) {
  console.log(`running ${name} …`);
  const file = path.join(reports, `${name.replaceAll(' ', '-')}.json`);
  const { ok, output, seconds } = await run(productNode(), [...parameters, ...more(file)], {
    env: { CHROMIUM_PATH: chromium, E2E_REPORT: file },
  });
  const { passed, failed, names } = read(file, counts);
  failures.push(...names);
  // A runner that ran no tests, or failed outside of its tests, counts as failed.
  const alsoFailed = failed === 0 && (!ok || passed === 0) ? 1 : 0;
  tell(name, passed, failed + alsoFailed, seconds, output);
}

function read(file, counts) {
  try {
    return counts(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 0, names: [] };
  }
}

function tell(name, passed, failed, seconds, output) {
  totals.passed += passed;
  totals.failed += failed;
  if (failed > 0) console.log(output.trim());
  console.log(
    `${failed > 0 ? 'FAILED' : 'passed'}  ${name}: ${passed} passed, ${failed} failed${seconds ? ` in ${seconds.toFixed(0)} s` : ''}`,
  );
}
