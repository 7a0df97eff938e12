// `npm run e2e -- --engines`: banner, popup, form and generator in Chromium, Firefox and Safari's engine.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { bannerSite } from '../../apps/embed/test/banner-site.ts';
import type { Row } from './check.ts';
import { blocking } from './checks/blocking.ts';
import { firstLayer } from './checks/first-layer.ts';
import { productChecks, type ProductCheck } from './checks/product.ts';
import { secondLayer } from './checks/second-layer.ts';
import { standards } from './checks/standards.ts';
import { staying } from './checks/staying.ts';
import { tone } from './checks/tone.ts';
import type { Engine } from './engine.ts';
import { engineNames, engines, find, install, type EngineName } from './find.ts';
import { startProduct, type Product } from './product.ts';
import { tableOf } from './table.ts';
import { visitor } from './visitor.ts';
import { checkWordpress } from './wordpress.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: [...engineNames, 'wordpress'].join() },
    checks: { type: 'string', default: '' },
    install: { type: 'boolean', default: false },
    pictures: { type: 'string' },
  },
});
const wanted = engineNames.filter((name) => values.only.split(',').includes(name));
const checks = [...firstLayer, ...secondLayer, ...blocking, ...staying, ...standards, ...tone].filter(({ name }) =>
  name.includes(values.checks),
);
const ofProduct = productChecks.filter(({ name }) => name.includes(values.checks));
const withWordpress = values.only.split(',').includes('wordpress') && values.checks === '';
if ((wanted.length === 0 && !withWordpress) || checks.length + ofProduct.length === 0) {
  console.error(`--only takes some of ${engineNames.join(', ')}, wordpress; --checks a part of a check's name.`);
  process.exit(2);
}
if (values.install) {
  const lacking = wanted.filter((name) => 'missing' in find(name));
  const wrong = lacking.length > 0 ? install(lacking) : undefined;
  if (wrong) console.error(wrong);
}

const totals = { passed: 0, failed: 0 };
const rows = new Map<EngineName, readonly Row[]>();
const notFound: string[] = [];
const product = ofProduct.length > 0 && wanted.length > 0 ? await startProduct() : undefined;
for (const name of wanted) {
  const found = find(name);
  if ('missing' in found) notFound.push(`NOT FOUND  ${engines[name].title}: ${found.missing}`);
  else rows.set(name, await checkAll(name, await found.start()));
}
await product?.close();

if (withWordpress) await checkPlugin();

if ([...rows.values()].some((measured) => measured.length > 0)) console.log(`\n${tableOf(rows)}\n`);
for (const line of notFound) console.log(line);
const counted = `${(checks.length + ofProduct.length) * wanted.filter((name) => !rows.has(name)).length} not run`;
console.log(`${totals.passed} passed, ${totals.failed} failed${notFound.length > 0 ? `, ${counted}` : ''}`);
// A missing engine is neither a pass nor a failure.
process.exitCode = totals.failed > 0 ? 1 : notFound.length > 0 ? 3 : 0;

/** Tests the plugin in a real WordPress, with Chromium. */
async function checkPlugin(): Promise<void> {
  const chromium = process.env['CHROMIUM_PATH'];
  const outcome = chromium ? await checkWordpress(chromium) : { why: 'Chromium, which looks at it, is not installed' };
  if ('why' in outcome) {
    notFound.push(`NOT FOUND  WordPress: ${outcome.why}`);
    return;
  }
  console.log('\nWordPress');
  for (const { name, ok, detail } of outcome.results) {
    totals[ok ? 'passed' : 'failed']++;
    console.log(`  ${ok ? 'passed' : 'FAILED'}  ${name}${ok ? '' : `: ${detail}`}`);
  }
}

/** Runs all checks in one engine, and prints each result. */
async function checkAll(name: EngineName, engine: Engine): Promise<readonly Row[]> {
  console.log(`\n${engines[name].title} ${engine.version}`);
  const site = await bannerSite();
  const measured: Row[] = [];
  try {
    for (const check of checks)
      await checkOne(name, check.name, engine, () => check.run(fresh(engine, site), measured));
    if (product)
      for (const check of ofProduct) await checkOne(name, check.name, engine, () => runOn(check, engine, product));
  } finally {
    await engine.close();
    await site.close();
  }
  return measured;
}

/** A visitor of a site in its first state. */
function fresh({ page }: Engine, site: Awaited<ReturnType<typeof bannerSite>>): ReturnType<typeof visitor> {
  Object.assign(site.now, { csp: undefined, country: undefined, intake: 204, broken: false, extra: {} });
  return visitor(page, site);
}

async function runOn(check: ProductCheck, { page }: Engine, on: Product): Promise<void> {
  await page.startOver();
  await page.resize(1280, 800);
  await check.run(page, on);
}

async function checkOne(name: EngineName, title: string, { page }: Engine, run: () => Promise<void>): Promise<void> {
  const began = performance.now();
  try {
    await run();
    totals.passed++;
    console.log(`  passed  ${title} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  } catch (error) {
    totals.failed++;
    console.log(`  FAILED  ${title}\n${String(error).replaceAll(/^/gm, '          ')}`);
    if (values.pictures) await picture(name, title, page);
  }
}

/** Stores a screenshot of a failed check. */
async function picture(name: EngineName, check: string, page: Engine['page']): Promise<void> {
  const folder = path.resolve(values.pictures ?? '.');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}-${check.replaceAll(/\W+/g, '-')}.png`), await page.screenshot());
}
