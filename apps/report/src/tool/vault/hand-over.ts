import { Encrypter } from 'age-encryption';
import { zipSync, type Zippable } from 'fflate';
import { sha256 } from '@app/evidence/hash.ts';
import { toUtf8 } from '@app/evidence/utf8.ts';
import type { SignedEntry, SignedOffice } from '@app/sealing';
import { toHex } from '../encoding.ts';
import type { HandOverContent } from './hand-over-content.ts';
import { handOverPage } from './hand-over-page.ts';

/** How the file is encrypted: for a recipient of age, or under a passphrase. */
export type HandOverKey =
  | { readonly kind: 'recipient'; readonly recipient: string }
  | { readonly kind: 'passphrase'; readonly passphrase: string };

/** A file of the report, opened. */
export type HandedFile = { readonly name: string; readonly bytes: Uint8Array };

export type HandOverSource = {
  readonly office: string;
  readonly report: string;
  readonly entries: readonly SignedEntry[];
  readonly chain: readonly SignedOffice[];
};

export type HandedOver = {
  /** The encrypted file. */
  readonly bytes: Uint8Array;
  /** SHA-256 of the encrypted file, hexadecimal. */
  readonly sha256: string;
};

export const handOverFormat = 'candor-hand-over-1';

/**
 * Makes the file for an authority: a page, the same as JSON, the signed log with the documents that name its signers unless those hold
 * blackened words, the files, and a manifest with the hash of each. All of it is one encrypted file. @throws Error for a recipient that is none
 */
export async function handOver(
  source: HandOverSource,
  content: HandOverContent,
  { files, key }: { readonly files: readonly HandedFile[]; readonly key: HandOverKey },
): Promise<HandedOver> {
  const encrypter = await encrypterFor(key);
  const archive = zipSync(archiveOf(source, content, files), { level: 0 });
  const bytes = await encrypter.encrypt(archive);
  return { bytes, sha256: toHex(sha256(bytes)) };
}

/** Whether a text is a recipient of age. */
export function isRecipient(text: string): boolean {
  try {
    new Encrypter().addRecipient(text);
    return true;
  } catch {
    return false;
  }
}

function encrypterFor(key: HandOverKey): Promise<Encrypter> {
  const encrypter = new Encrypter();
  if (key.kind === 'passphrase') encrypter.setPassphrase(key.passphrase);
  else encrypter.addRecipient(key.recipient);
  return Promise.resolve(encrypter);
}

function archiveOf(source: HandOverSource, content: HandOverContent, files: readonly HandedFile[]): Zippable {
  const { words: _, hasDocuments, ...told } = content;
  const inside: Record<string, Uint8Array> = {
    'report.html': toUtf8(handOverPage(content, files.map(pathOf))),
    'report.json': json({ format: handOverFormat, office: source.office, report: source.report, ...told }),
    'log.json': json({ office: hasDocuments ? source.chain : null, entries: source.entries }),
  };
  for (const [at, file] of files.entries()) inside[pathOf(file, at)] = file.bytes;
  const manifest = {
    format: handOverFormat,
    office: source.office,
    report: source.report,
    organization: content.organization,
    recipient: content.recipient,
    madeBy: content.by,
    madeAt: content.at,
    parts: content.sections.map(({ id, texts }) => ({ id, texts: texts.length })),
    // Where they hold words that are blackened, the signers of the log are IDs alone.
    hasOfficeDocuments: hasDocuments,
    // What stood there is not said; who took it out, when and how often is.
    blackened: {
      by: content.by,
      at: content.at,
      passages: content.sections.flatMap(({ texts }) => texts).reduce((sum, text) => sum + text.blackened, 0),
    },
    files: Object.entries(inside).map(([path, bytes]) => ({ path, size: bytes.length, sha256: toHex(sha256(bytes)) })),
  };
  return { 'manifest.json': json(manifest), ...inside };
}

/** A name of its own for each file, without a path in it. */
const pathOf = ({ name }: HandedFile, at: number): string =>
  `files/${String(at + 1).padStart(2, '0')}-${name.replaceAll(/[^\p{L}\p{N}._ █-]/gu, '_').replace(/^\.+/, '_')}`;

const json = (value: unknown): Uint8Array => toUtf8(`${JSON.stringify(value, undefined, 2)}\n`);
