import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkServices, readLines, tiers } from '@app/catalogue';
import { linesOf } from './build.ts';
import { readFacts } from './fact-base.ts';
import { dataFolder, readLinesOf } from './files.ts';
import { report } from './report.ts';

const usage = `npm run catalogue -- build <folder of the fact base>   writes packages/catalogue/data
npm run catalogue -- check                             says what is wrong with it
npm run catalogue -- report                            how many services have each fact`;

async function build(folder: string): Promise<void> {
  const facts = readFacts(await readFile(path.join(folder, 'services.jsonl'), 'utf8'));
  for (const tier of tiers) {
    const lines = linesOf(facts, tier);
    await writeFile(path.join(dataFolder, `${tier}.jsonl`), `${lines.join('\n')}\n`);
    console.log(`${tier}.jsonl: ${lines.length} services`);
  }
  await check();
}

async function check(): Promise<void> {
  const read = readLines(await readLinesOf(dataFolder));
  const complaints = read.ok
    ? checkServices(read.services).map(({ service, about, complaint }) => `${service}: ${about} ${complaint}`)
    : read.complaints;
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) process.exitCode = 1;
  else console.log('The catalogue is sound.');
}

async function printReport(): Promise<void> {
  const read = readLines(await readLinesOf(dataFolder));
  if (!read.ok) return check();
  for (const line of report(read.services)) console.log(line);
}

const [command, folder] = process.argv.slice(2);
if (command === 'build' && folder) await build(folder);
else if (command === 'check') await check();
else if (command === 'report') await printReport();
else {
  console.error(usage);
  process.exitCode = 1;
}
