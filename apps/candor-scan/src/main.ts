import { parseArgs } from 'node:util';
import { createDetector } from '@app/catalogue';
import { findChromium } from '@app/scanner';
import { lineOf, lookAt, readArgument } from './saved-pages.ts';
import { linesOf, scanSite } from './scan-site.ts';
import { shippedCatalogue } from './shipped-catalogue.ts';

const usage = `candor-scan URL [--json] [--pages 10] [--engine browser|fetch]
  Visits the site as somebody who chooses nothing, who refuses, who accepts; says what was found.
  Ends with 0 if nothing happened that needed consent, 1 if something did, 2 if the site could not be judged.
  The browser is an installed Chromium, or the one CHROMIUM_PATH names.

candor-scan --html [--json] FILE[=URL]...
  Reads saved pages instead. URL: the address a page was saved from.`;

const codes = { pass: 0, fail: 1, unclear: 2 } as const;

class WrongUse extends Error {}

process.exitCode = await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  if (error instanceof WrongUse) console.error(usage);
  return 2;
});

async function run(): Promise<number> {
  const { values, positionals } = parsed();
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const [url, ...more] = positionals;
  if (url === undefined) throw new WrongUse('Name a site, or with --html saved pages.');
  if (values.html) return readPages(positionals, values.json);
  if (more.length > 0) throw new WrongUse('One site at a time.');
  return visit(url, values);
}

function parsed() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        html: { type: 'boolean', default: false },
        pages: { type: 'string', default: '10' },
        engine: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new WrongUse(error instanceof Error ? error.message : String(error));
  }
}

type Values = { readonly json: boolean; readonly pages: string; readonly engine?: string | undefined };

async function visit(url: string, { json, pages, engine }: Values): Promise<number> {
  const most = Number(pages);
  if (!Number.isInteger(most) || most < 1 || most > 100) throw new WrongUse('--pages is a number from 1 to 100.');
  if (engine !== undefined && engine !== 'browser' && engine !== 'fetch')
    throw new WrongUse('--engine is browser or fetch.');
  const chromium = findChromium(process.env);
  const named = process.env['CHROMIUM_PATH'];
  // Reading html alone instead would look as if the browser had found nothing.
  if (named && !chromium && engine !== 'fetch') throw new Error(`CHROMIUM_PATH names no program: ${named}`);
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  let said = '';
  const report = await scanSite({
    url,
    pages: most,
    ...(engine && { engine }),
    chromium,
    ...(process.env['CHROMIUM_SANDBOX'] === 'off' && { sandbox: 'off' }),
    signal: stop.signal,
    onProgress({ phase, page }) {
      const line = `${phase}: ${page}`;
      // Standard output is reserved for the result.
      if (line !== said && !json) console.error(line);
      said = line;
    },
  });
  console.log(json ? JSON.stringify(report) : linesOf(report).join('\n'));
  const reached = report.pages.some(({ ending }) => ending !== 'unreachable' && ending !== 'refused');
  if (!reached) throw new Error(`${url} could not be reached (${report.pages[0]?.ending ?? 'nothing was seen'}).`);
  return codes[report.rejectTest.verdict];
}

function readPages(files: readonly string[], json: boolean): number {
  const detector = createDetector(shippedCatalogue().services);
  let code = 0;
  for (const page of files.map(readArgument)) {
    const seen = lookAt(page, detector);
    if (!seen.ok) {
      console.error(`${seen.file}: ${seen.problem}`);
      code = 2;
    }
    if (json) console.log(lineOf(seen));
    else if (seen.ok) {
      console.log(`${seen.file}: ${seen.found.length} services`);
      for (const { service, confidence, evidence } of seen.found) {
        console.log(`  ${service.name} (${service.id}), ${Math.round(confidence * 100)} %: ${evidence[0]?.seen ?? ''}`);
      }
    }
  }
  return code;
}
