import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { DocumentTree } from './tree.ts';

/**
 * SHA-256, in hexadecimal, of what the trees of one version say: all languages and variants, in any order. Neither the
 * look nor the day is part of it, so publishing the same content again gives the same fingerprint. Rule P11.
 */
export function fingerprint(trees: readonly DocumentTree[]): string {
  const meanings = trees
    .map(({ kind, variant, language, title, subtitle, sections }) => {
      const said = sections.map(({ id, heading, cites, blocks }) => [id, heading, cites, blocks]);
      return { key: `${kind} ${variant} ${language}`, meaning: [title, subtitle, said] };
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(meanings))));
}
