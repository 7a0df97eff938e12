// Compares the size of browser code with its budgets: `node tools/weigh/main.ts`, after `npm run build`.
import path from 'node:path';
import process from 'node:process';
import { weighBanner } from './weigh-banner.ts';
import { weighLibraries } from './weigh-libraries.ts';
import { weighReport } from './weigh-report.ts';
import { weighDashboard } from './weigh.ts';

const app = (name: string) => path.resolve(import.meta.dirname, '../../apps', name);
const weights = [
  ...weighDashboard(app('dashboard')),
  ...(await weighBanner(app('embed'))),
  ...weighReport(app('report')),
];
for (const { what, bytes, budget } of weights) {
  console.log(
    `${bytes > budget ? 'OVER  ' : 'within'}  ${what}: ${(bytes / 1000).toFixed(1)} of ${(budget / 1000).toFixed(1)} kB`,
  );
}
console.log('\nWhat the first load of the dashboard consists of:');
for (const { name, bytes } of weighLibraries(app('dashboard')))
  if (bytes >= 500) console.log(`${(bytes / 1000).toFixed(1).padStart(6)} kB  ${name}`);
process.exitCode = weights.some(({ bytes, budget }) => bytes > budget) ? 1 : 0;
