import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CoreFile, PieceName } from '@app/consent';
import { Problem } from '#platform/http/problem.ts';

/** Built scripts of a banner. Files named `core` need data, which `compose` of the consent package adds. */
const files = {
  after: 'after.core.js',
  banner: 'banner.core.js',
  kept: 'kept.core.js',
  granted: 'granted.core.js',
  holding: 'holding.core.js',
  guard: 'inline.core.js',
  layer: 'layer.core.js',
  media: 'media.core.js',
  qr: 'qr.core.js',
  tcf: 'tcf.js',
  'tcf-panel': 'tcf-panel.core.js',
  'tcf-stub': 'tcf-stub.js',
  gpp: 'gpp.js',
  'gpp-stub': 'gpp-stub.js',
  // Pieces that only some sites use: see `composeCore`.
  bar: 'bar.piece.js',
  box: 'box.piece.js',
  centre: 'centre.piece.js',
  dress: 'dress.piece.js',
  extensions: 'extensions.piece.js',
  google: 'google.piece.js',
  'kept-language': 'kept-language.piece.js',
  'kept-tcf': 'kept-tcf.piece.js',
  language: 'language.piece.js',
  logo: 'logo.piece.js',
  long: 'long.piece.js',
  others: 'others.piece.js',
  passthrough: 'passthrough.piece.js',
  top: 'top.piece.js',
  variants: 'variants.piece.js',
  where: 'where.piece.js',
} as const satisfies Record<CoreFile | PieceName, string> & Record<string, string>;
export type CodeName = keyof typeof files;

/** @throws Problem `banner.code-missing` */
export type EmbedCode = (name: CodeName) => Promise<string>;

/** Reads each file once: a server runs the code it was built with. */
export function embedCode(dist: string): EmbedCode {
  const read = new Map<CodeName, string>();
  return async (name) => {
    const known = read.get(name);
    if (known !== undefined) return known;
    const text = await readFile(path.join(dist, files[name]), 'utf8').catch(() => undefined);
    if (text === undefined) throw new Problem('banner.code-missing');
    read.set(name, text.trim());
    return text.trim();
  };
}
