import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { compose, composeCore, type CompiledPart } from '@app/consent';
import { locales, type Locale } from '@app/texts';
import { compiled } from '../../apps/embed/test/banner-fixture.ts';
import { afterOf, fileOf, partsOf } from '../../apps/embed/test/banner-site.ts';
import { twelveServices, twentyServices } from '../../apps/embed/test/twenty-services.ts';
import type { Weight } from './weigh.ts';

/** A part with the length and compressibility of a real URL and hash. */
function partOf(name: string): CompiledPart {
  const digest = (kind: string) => createHash(kind).update(name);
  return [`/e/${digest('sha256').digest('hex')}/${name}.js`, digest('sha384').digest('base64')];
}

/**
 * The size of the banner's files in bytes of brotli: each file as composed, with the configuration of an owner who changed
 * nothing and uses twelve services, in the language in which it is largest. The second layer is counted without its data.
 */
export async function weighBanner(app: string): Promise<readonly Weight[]> {
  const budgets: Readonly<Record<string, number>> = JSON.parse(readFileSync(path.join(app, 'budgets.json'), 'utf8'));
  const code = (name: string) => readFileSync(path.join(app, 'dist', fileOf(name)), 'utf8');
  const largest = new Map<string, number>([['second layer, code', sizeOf(compose(code('layer'), null))]]);
  for (const locale of locales)
    for (const [what, text] of await filesIn(locale, code, twelveServices()))
      largest.set(what, Math.max(largest.get(what) ?? 0, sizeOf(text)));
  const [[what, text] = ['', '']] = await filesIn('en', code, twentyServices());
  largest.set(`${what}, twenty services in English`, sizeOf(text));
  return [...largest].map(([what, bytes]) => ({ what, bytes, budget: budgets[what] ?? 0 }));
}

async function filesIn(
  locale: Locale,
  code: (name: string) => string,
  services: ReturnType<typeof twentyServices>,
): Promise<readonly [what: string, text: string][]> {
  const { banner } = await compiled('https://consent.northwind.example', {}, locale, services);
  const { uet: _uet, clarity: _clarity, meta: _meta, ...signals } = banner.signals ?? {};
  const parts = { layer: partOf('layer'), media: partOf('media'), holding: partOf('holding') };
  const whole = { ...banner, signals, parts };
  const after = { [locale]: partsOf(whole) };
  return [
    ['banner, whole', await composeCore('banner', code, whole, after)],
    ['banner, for a choice that stands', await composeCore('kept', code, whole, after)],
    ['banner, for a choice that allows everything', await composeCore('granted', code, whole, after)],
    ['what comes after it', afterOf(whole).body],
  ];
}

const sizeOf = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;
