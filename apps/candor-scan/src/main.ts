import { parseArgs } from 'node:util';
import { createDetector } from '@app/catalogue';
import { lineOf, lookAt, readArgument } from './saved-pages.ts';
import { shippedCatalogue } from './shipped-catalogue.ts';

const usage = `candor-scan URL [--json] [--pages 10] [--engine browser|fetch]
  Visits the site as somebody who chooses nothing, who refuses, who accepts; says what was found.
  Ends with 0 if nothing happened that needed consent, 1 if something did, 2 if the site could not be judged.

candor-scan --html [--json] FILE[=URL]...
  Reads saved pages instead. URL: the address a page was saved from.`;

const { values, positionals } = parse();
if (values.help || positionals.length === 0) {
  console.log(usage);
  process.exitCode = values.help ? 0 : 2;
} else if (values.html) readPages(positionals);

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        html: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    console.error(usage);
    process.exit(2);
  }
}

function readPages(files: readonly string[]): void {
  const detector = createDetector(shippedCatalogue().services);
  for (const page of files.map(readArgument)) {
    const seen = lookAt(page, detector);
    if (!seen.ok) {
      console.error(`${seen.file}: ${seen.problem}`);
      process.exitCode = 2;
    }
    if (values.json) console.log(lineOf(seen));
    else if (seen.ok) {
      console.log(`${seen.file}: ${seen.found.length} services`);
      for (const { service, confidence, evidence } of seen.found) {
        console.log(`  ${service.name} (${service.id}), ${Math.round(confidence * 100)} %: ${evidence[0]?.seen ?? ''}`);
      }
    }
  }
}
