import { hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { CannotStart } from '../cannot-start.ts';

/**
 * The keys of this installation. Each purpose has its own key, so that a signature for one purpose is not valid for
 * another.
 */
export type Secrets = {
  key(purpose: string): Buffer;
  /** The keys that sign evidence checkpoints, oldest first: 32 bytes each. */
  readonly evidence: readonly Buffer[];
};

const secret = z.string().regex(/^[\w-]{43}$/);
const file = z.object({ master: secret, evidence: z.array(secret).default([]) });

/** @param later the keys that replaced the first evidence key, oldest first */
export function secretsFrom(master: Uint8Array, later: readonly Buffer[] = []): Secrets {
  const known = new Map<string, Buffer>();
  const secrets = {
    key(purpose: string) {
      const key = known.get(purpose) ?? Buffer.from(hkdfSync('sha256', master, '', `candor ${purpose}`, 32));
      known.set(purpose, key);
      return key;
    },
  };
  return { ...secrets, evidence: [secrets.key('evidence'), ...later] };
}

/** Reads the secrets of this installation; the first start creates them, readable by its own user only. */
export function readSecrets(secretsFile: string): Secrets {
  const written = readIfThere(secretsFile) ?? writeNew(secretsFile);
  const parsed = file.safeParse(parse(written));
  if (!parsed.success)
    throw new CannotStart(`SECRETS_FILE: ${secretsFile} does not hold a "master" of 32 bytes in base64url.`);
  const { master, evidence } = parsed.data;
  return secretsFrom(
    Buffer.from(master, 'base64url'),
    evidence.map((one) => Buffer.from(one, 'base64url')),
  );
}

/**
 * Adds a key that signs evidence from the next start on; earlier keys stay, to verify what they signed. Returns the
 * number of evidence keys.
 *
 * @throws CannotStart
 */
export function addEvidenceKey(secretsFile: string): number {
  const { evidence } = readSecrets(secretsFile);
  const written = file.parse(parse(readFileSync(secretsFile, 'utf8')));
  const next = { ...written, evidence: [...written.evidence, randomBytes(32).toString('base64url')] };
  const draft = `${secretsFile}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(next)}\n`, { mode: 0o600, flush: true });
  renameSync(draft, secretsFile);
  return evidence.length + 1;
}

function parse(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    // The parse error would quote the text, and with it the secret.
    return undefined;
  }
}

function readIfThere(secretsFile: string): string | undefined {
  try {
    return readFileSync(secretsFile, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function writeNew(secretsFile: string): string {
  return writeSecret(secretsFile, `${JSON.stringify({ master: randomBytes(32).toString('base64url') })}\n`);
}

/** Writes a file that only its user can read, unless the file exists by then. Returns the content of the file. */
export function writeSecret(file: string, text: string): string {
  const draft = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(draft, text, { mode: 0o600, flush: true });
  try {
    // A hard link instead of a rename: of two concurrent starts, the first one's secrets stay.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
  return readFileSync(file, 'utf8');
}
