import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { compose, composeCore, type CompiledPart } from '@app/consent';
import { compiled } from '../../apps/embed/test/banner-fixture.ts';
import { afterOf, fileOf } from '../../apps/embed/test/banner-site.ts';
import type { Weight } from './weigh.ts';

/** A part with the length and compressibility of a real URL and hash. */
function partOf(name: string): CompiledPart {
  const digest = (kind: string) => createHash(kind).update(name);
  return [`/e/${digest('sha256').digest('hex')}/${name}.js`, digest('sha384').digest('base64')];
}

/**
 * The size of the banner's files in bytes of brotli: each file as composed, with the configuration of an owner who changed
 * nothing and uses twenty services, in English. The second layer is counted without its data.
 */
export async function weighBanner(app: string): Promise<readonly Weight[]> {
  const budgets: Readonly<Record<string, number>> = JSON.parse(readFileSync(path.join(app, 'budgets.json'), 'utf8'));
  const { banner } = await compiled('https://consent.northwind.example');
  const code = (name: string) => readFileSync(path.join(app, 'dist', fileOf(name)), 'utf8');
  const { uet: _uet, clarity: _clarity, meta: _meta, ...signals } = banner.signals ?? {};
  const whole = { ...banner, signals, parts: { layer: partOf('layer'), media: partOf('media') } };
  const after = { en: afterOf(whole).hash };
  const files = {
    'banner, whole': await composeCore('banner', code, whole, after),
    'banner, for a choice that stands': await composeCore('kept', code, whole, after),
    'what comes after it': afterOf(whole).body,
    'second layer, code': compose(code('layer'), null),
  };
  return Object.entries(files).map(([what, text]) => {
    const bytes = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
    return { what, bytes, budget: budgets[what] ?? 0 };
  });
}
