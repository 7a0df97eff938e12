// The cost of a document: composing it, each format, and its PDF, for each kind of document of a shop. Then the readability of
// its policies in each language that has a formula for it, and the length of the policy of a shop with the 25 services used most.
// Budget: in English, the short variant and this policy at least 60 by Flesch; 4,500 words, 900 of them before anything is unfolded.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createCatalogue, effectiveService, type Overrides } from '@app/catalogue';
import {
  compile,
  documentKinds,
  renderHtml,
  renderJson,
  renderMarkdown,
  renderText,
  variantsOf,
  type DocumentKind,
  type Facts,
  type Variant,
} from '@app/documents';
import { documentLocales, loadDocumentWords, type Locale } from '@app/texts';
import { layPdf } from '../apps/server/src/features/publishing/pdf-layout.ts';
import { sites } from '../packages/documents/test/sites.ts';
import { lengthOf } from './lib/length.ts';
import { readability } from './lib/readability.ts';

const budget = { english: 60, unfolded: 4500, folded: 900 };
const rounds = 400;
const pdfRounds = 5;
const on = '2026-11-21';
const shop = sites['shop'] as Facts;

async function composer(kind: DocumentKind, variant: Variant, language: Locale, of: Facts = shop) {
  const words = await loadDocumentWords(language);
  return () => compile(of, words, { kind, language, variant, on });
}

const times = [];
for (const kind of documentKinds) {
  for (const variant of variantsOf(kind)) {
    for (const language of ['en', 'ja'] as const) {
      const compose = await composer(kind, variant, language);
      const tree = compose();
      const pdf = () => layPdf(tree, { foot: 'Version 1 · https://docs.example/privacy-policy/abcdefghij' });
      times.push({
        kind,
        variant,
        language,
        compose: milliseconds(compose),
        html: milliseconds(() => renderHtml(tree)),
        text: milliseconds(() => renderText(tree)),
        markdown: milliseconds(() => renderMarkdown(tree)),
        json: milliseconds(() => renderJson(tree)),
        pdf: await pdfMilliseconds(pdf),
        bytes: { html: Buffer.byteLength(renderHtml(tree)), pdf: (await pdf()).length },
      });
    }
  }
}

const read = [];
for (const language of documentLocales('privacy_policy')) {
  const [brief, complete] = [
    readability((await composer('privacy_policy', 'simplified', language))()),
    readability((await composer('privacy_policy', 'complete', language))()),
  ];
  if (brief && complete) read.push({ language, by: brief.by, brief, complete: complete.score });
}

const folder = path.resolve(import.meta.dirname, '../packages/catalogue/data');
const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
const lines = files.flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split('\n'));
const services = createCatalogue(lines)
  .search('', 25)
  .map((service) => effectiveService<Overrides>(service, {}));
const large: Facts = { ...shop, services, audience: { areas: ['home', 'eea'] } };
const page = (await composer('privacy_policy', 'complete', 'en', large))();
const length = { ...lengthOf(page), score: readability(page)?.score ?? 0 };

const english = read.find(({ language }) => language === 'en');
const isReadable = english !== undefined && Math.min(english.brief.score, length.score) >= budget.english;
const ok = isReadable && length.unfolded <= budget.unfolded && length.folded <= budget.folded;
const scores = read.map(({ language, by, brief, complete }) => ({ language, by, brief: brief.score, complete }));
console.log(JSON.stringify({ bench: 'documents', budget, ok, times, readability: scores, length }));
console.log('ms of this thread, warm:');
for (const { kind, variant, language, bytes, ...each } of times) {
  const { compose, html, text, markdown, json, pdf } = each;
  console.log(
    `  ${kind} ${variant} ${language}: compose ${compose}, html ${html} (${bytes.html} bytes), text ${text}, ` +
      `markdown ${markdown}, json ${json}, pdf ${pdf} (${bytes.pdf} bytes)`,
  );
}
console.log('how easily it reads (0 to 100; by formula; short variant, complete one):');
for (const { language, by, brief, complete } of scores) console.log(`  ${language} (${by}): ${brief}, ${complete}`);
if (!ok) {
  console.log('A budget is missed. The hardest sentences of the short variant in English:');
  for (const { score, text } of english?.brief.hardest.slice(0, 10) ?? []) console.log(`  ${score}: ${text}`);
}

/** Milliseconds per run: CPU time of this thread, which excludes other programs on the machine. */
function milliseconds(run: () => unknown): number {
  for (let round = 0; round < rounds / 4; round += 1) run();
  const start = process.threadCpuUsage();
  for (let round = 0; round < rounds; round += 1) run();
  return since(start, rounds);
}

async function pdfMilliseconds(run: () => Promise<unknown>): Promise<number> {
  await run();
  const start = process.threadCpuUsage();
  for (let round = 0; round < pdfRounds; round += 1) await run();
  return since(start, pdfRounds);
}

function since(start: NodeJS.CpuUsage, times: number): number {
  const { user, system } = process.threadCpuUsage(start);
  return Math.round((user + system) / 10 / times) / 100;
}
