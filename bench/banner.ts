// The cost of a banner for a page and its visitor: ours and its peers on the same page in the same browser, taking turns, at
// full speed and four times slower, each minus the page without a banner.
// `npm run bench -- banner [--runs 15] [--minutes 10] [--rates 1,4] [--only candor,klaro] [--skip work,slow] [--json FILE]`
// Runs as many rounds as the minutes allow, at most `runs`. Only on request by name: `candor-by-country`.
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { findChromium } from '@app/scanner';
import { chromium } from 'playwright-core';
import { checkAccess } from './banner/accessibility.ts';
import { weighBytes } from './banner/bytes.ts';
import type { Candidate } from './banner/candidate.ts';
import { weighReturn, weighWork } from './banner/cost.ts';
import { goalTable, judge } from './banner/goals.ts';
import { look, othersSince } from './banner/others.ts';
import { ourCandidates } from './banner/ours.ts';
import { pageWith, warmPage } from './banner/page.ts';
import { peerCandidates } from './banner/peers.ts';
import { serve } from './banner/serve.ts';
import type { Measured, Sampled } from './banner/summary.ts';
import { time } from './banner/timing.ts';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '15' },
    minutes: { type: 'string', default: '10' },
    rates: { type: 'string', default: '1,4' },
    only: { type: 'string' },
    skip: { type: 'string', default: '' },
    json: { type: 'string' },
  },
});
const began = performance.now();
const minutes = () => (performance.now() - began) / 60_000;
const rates = options.rates.split(',').map(Number);
const only = options.only?.split(',');
const skipped = new Set(options.skip.split(','));

const bare = { version: '', config: new Set<string>() };
const control: Candidate = { ...bare, name: 'control', files: new Map([['index.html', pageWith()]]) };
const warm: Candidate = { ...bare, name: 'warm', files: new Map([['index.html', warmPage]]) };
const banners = [...(await ourCandidates()), ...peerCandidates()].filter(({ name }) =>
  only ? only.includes(name) : name !== 'candor-by-country',
);
const candidates = [control, ...banners];

const executablePath = findChromium(process.env);
if (!executablePath) throw new Error('There is no Chromium: install one, or set CHROMIUM_PATH.');
const server = await serve([warm, ...candidates]);
const browser = await chromium.launch({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  ],
});
const warmUrl = server.pageOf(warm);
const failures: string[] = [];
const all: Measured[] = [];
let rounds = 0;
try {
  for (const candidate of candidates) {
    const url = server.pageOf(candidate);
    all.push({
      name: candidate.name,
      version: candidate.version,
      bytes: await attempt('bytes', candidate, () => weighBytes(browser, warmUrl, url, candidate)),
      access: await attempt('access', candidate, () => checkAccess(browser, warmUrl, url, candidate)),
      timings: [],
      slow: [],
      costs: [],
      returns: [],
    });
  }
  // A warm-up round, which is not counted.
  for (const rate of rates) await measureRound(rate, 0);
  for (let longest = 0; rounds < Number(options.runs) && minutes() + longest < Number(options.minutes);) {
    const before = minutes();
    rounds += 1;
    for (const rate of rates) await measureRound(rate, rounds);
    longest = Math.max(longest, minutes() - before);
    console.error(`round ${rounds}, ${minutes().toFixed(1)} minutes`);
  }
} finally {
  await browser.close();
  await server.close();
}

const [bareMeasured, ...measured] = all;
if (!bareMeasured) throw new Error('The control was not measured');
const results = judge(measured, bareMeasured);
const busy = all.flatMap(({ timings, costs }) => [...timings, ...costs]).filter(({ others }) => others > 0.15).length;
const machine = { cores: os.cpus().length, model: os.cpus()[0]?.model, chromium: browser.version(), busyRuns: busy };
const ok = results.every(({ met }) => met !== false) && failures.length === 0;
if (options.json)
  writeFileSync(options.json, JSON.stringify({ machine, results, failures, measured: all }, undefined, 1));
const took = `${minutes().toFixed(1)} min`;
console.log(JSON.stringify({ bench: 'banner', ok, rounds, took, machine, failures, results }));
console.log(goalTable(results));
if (!ok) process.exitCode = 1;

/** Runs all candidates once; each round starts with a different one. */
async function measureRound(rate: number, round: number): Promise<void> {
  const first = round % candidates.length;
  for (const candidate of [...candidates.slice(first), ...candidates.slice(0, first)]) {
    const into = all.find(({ name }) => name === candidate.name);
    if (!into) continue;
    const url = server.pageOf(candidate);
    const keep = async <T>(what: string, kept: Sampled<T>[], take: () => Promise<T>): Promise<void> => {
      if (skipped.has(what)) return;
      const before = look();
      const one = await attempt(`${what} at ${rate}×`, candidate, take);
      if (one && round > 0) kept.push({ ...one, others: othersSince(before) });
    };
    if (candidate.selectors) await keep('timing', into.timings, () => time(browser, warmUrl, url, candidate, { rate }));
    if (round > 0) await keep('work', into.costs, () => weighWork(browser, warmUrl, url, rate));
    // Slow checks against regressions: only in every other round.
    if (rate === 1 && round % 2 === 1 && candidate.selectors)
      await keep('return', into.returns, () => weighReturn(browser, warmUrl, url, candidate, rate));
    if (rate === 4 && round > 0)
      await keep('slow', into.slow, () => time(browser, warmUrl, url, candidate, { rate, slowNetwork: true }));
  }
}

/** Tries at most twice, and reports a failure at the end. */
async function attempt<T>(what: string, { name }: Candidate, take: () => Promise<T>): Promise<T | undefined> {
  if (skipped.has(what)) return undefined;
  for (const last of [false, true]) {
    try {
      return await take();
    } catch (error) {
      if (last) failures.push(`${name}: ${what}: ${String(error).split('\n')[0]}`);
    }
  }
  return undefined;
}
