// The form of reporters: one script, one style sheet, the cleaners for a worker, and words by language. Everything is checked
// by its hash, and everybody loads the same.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { minify } from 'terser';
import { bundle, load, named, sri } from './bundle.mjs';
import { quietLibraries } from './quiet-libraries.mjs';

const here = path.resolve(import.meta.dirname, '..');
const documents = path.resolve(here, '../../packages/texts/src/documents');

/** The policy of the form. The worker is a blob whose code was fetched with its hash; nothing else runs, and nothing is sent elsewhere. */
export const formPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types candor-cleaner',
].join('; ');

export async function buildForm() {
  const { renderOtherWays, renderNoScript, locales, report, countryLaws } = await load('src/pages/pages.ts');
  const cleaner = await bundle({ cleaner: 'src/form/files/cleaner-worker.ts' }, { format: 'iife' });
  const files = new Map(cleaner);
  const words = {};
  const pages = [];
  const style = await bundle({ form: 'src/form/form.css' });
  const [[styleName, styleBytes]] = style;
  const link = `<link rel="stylesheet" href="/report/assets/${styleName}" integrity="${sri(styleBytes)}" crossorigin="anonymous">`;
  for (const locale of locales) {
    const spoken = await wordsOf(locale, report);
    const bytes = Buffer.from(JSON.stringify(spoken));
    // The name is made of the hash, so that the script holds each hash once.
    const hash = createHash('sha256').update(bytes).digest('base64');
    const name = wordsName(locale, hash);
    files.set(name, bytes);
    words[locale] = { name, hash };
    const page = Buffer.from(renderOtherWays(locale, spoken, link));
    const pageName = named(`ways-${locale}`, 'html', page);
    files.set(pageName, page);
    pages.push({ locale, href: `/report/assets/${pageName}` });
  }
  const [[cleanerName, cleanerBytes]] = cleaner;
  const [[, bundled]] = await bundle(
    { form: 'src/form/main.ts' },
    {
      plugins: [quietLibraries],
      define: {
        wordsHashes: JSON.stringify(
          Object.fromEntries(Object.entries(words).map(([locale, { hash }]) => [locale, hash])),
        ),
        countryLaws: JSON.stringify(countryLaws),
        cleanerFile: JSON.stringify([cleanerName, sri(cleanerBytes)]),
      },
    },
  );
  // esbuild alone leaves three kilobytes more, which count for somebody on a slow connection. What is minified twice is smaller still.
  const options = { module: true, ecma: 2022, compress: { passes: 3 } };
  const once = await minify(bundled.toString('utf8'), options);
  const { code } = await minify(once.code, options);
  const scriptBytes = Buffer.from(code);
  const script = named('form', 'js', scriptBytes);
  files.set(script, scriptBytes);
  files.set(styleName, styleBytes);
  const html = (await readFile(path.join(here, 'html/form.html'), 'utf8'))
    .replace('<!--style-->', link)
    .replace('<!--no-script-->', renderNoScript(report, pages))
    .replace(
      '<!--script-->',
      `<script type="module" src="/report/assets/${script}" integrity="${sri(scriptBytes)}" crossorigin="anonymous"></script>`,
    );
  return { html: Buffer.from(html), files, script, style: styleName, cleaner: cleanerName, words };
}

const wordsName = (locale, hash) => `words-${locale}-${hash.slice(0, 12).replaceAll(/[+/]/g, '_')}.json`;

const wordsOf = async (locale, english) =>
  locale === 'en' ? english : JSON.parse(await readFile(path.join(documents, locale, 'report.json'), 'utf8'));
