import { hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { CannotStart } from '../cannot-start.ts';

/** The keys of this installation. Each purpose has one of its own, so that no signature serves two. */
export type Secrets = {
  key(purpose: string): Buffer;
  /** What checkpoints of evidence were and are signed with, the newest last: 32 bytes each. */
  readonly evidence: readonly Buffer[];
};

const secret = z.string().regex(/^[\w-]{43}$/);
const file = z.object({ master: secret, evidence: z.array(secret).default([]) });

/** @param later what took over from the first key of evidence, one after the other */
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

/** Reads the secrets of this installation; the first start writes them, readable for its user alone. */
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
 * Adds a key that signs evidence from the next start on; the ones before stay, for what they signed. Gives how many there
 * are then.
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
    // The error would quote what it could not read, and with it the secret.
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

/** Writes a file that only its user can read, unless it is there by now. Returns what it holds then. */
export function writeSecret(file: string, text: string): string {
  const draft = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(draft, text, { mode: 0o600, flush: true });
  try {
    // A link, not a rename: of two starts at once the first one's secrets stay.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
  return readFileSync(file, 'utf8');
}
