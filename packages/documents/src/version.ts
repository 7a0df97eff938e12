import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { DocumentTree } from './tree.ts';

type Printed = Pick<DocumentTree, 'kind' | 'variant' | 'language'> & { readonly fingerprint: string };

/** SHA-256 of a text in UTF-8, in hexadecimal. A platform's own implementation is ten times as fast as ours. */
export type Digest = (text: string) => string;

/**
 * SHA-256, in hexadecimal, of a tree's content. Excludes the appearance, the date and the data for programs, so composing the
 * same document again gives the same fingerprint.
 */
export function pageFingerprint(tree: DocumentTree, digest: Digest = sha256Hex): string {
  return printedTree(tree, digest).fingerprint;
}

/** The fingerprint together with the tree as JSON: computing both at once serializes most of the tree only once. */
export function printedTree(tree: DocumentTree, digest: Digest = sha256Hex): { fingerprint: string; json: string } {
  const { sections, ...frame } = tree;
  const written = sections.map(({ id, heading, cites, blocks }) =>
    [id, heading, cites, blocks].map((part) => JSON.stringify(part)),
  );
  const said = written.map((parts) => `[${parts.join(',')}]`).join(',');
  const kept = written.map(
    ([id, heading, cites, blocks]) => `{"id":${id},"heading":${heading},"cites":${cites},"blocks":${blocks}}`,
  );
  return {
    fingerprint: digest(`[${JSON.stringify(tree.title)},${JSON.stringify(tree.subtitle)},[${said}]]`),
    json: `${JSON.stringify(frame).slice(0, -1)},"sections":[${kept.join(',')}]}`,
  };
}

/** The fingerprint of a version, from all its languages and variants in any order. Rule P11. */
export function versionFingerprint(pages: readonly Printed[]): string {
  const prints = pages.map(({ kind, variant, language, fingerprint }) => [
    `${kind} ${variant} ${language}`,
    fingerprint,
  ]);
  return hash(prints.sort(([a = ''], [b = '']) => (a < b ? -1 : 1)));
}

/** The fingerprint of a version, from its trees. */
export function fingerprint(trees: readonly DocumentTree[]): string {
  return versionFingerprint(
    trees.map((tree) => ({
      kind: tree.kind,
      variant: tree.variant,
      language: tree.language,
      fingerprint: pageFingerprint(tree),
    })),
  );
}

function hash(meaning: unknown): string {
  return sha256Hex(JSON.stringify(meaning));
}

function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
