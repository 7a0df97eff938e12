import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync, linkSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { CannotStart } from '../cannot-start.ts';

/** The keys of this installation. Each purpose has one of its own, so that no signature serves two. */
export type Secrets = { key(purpose: string): Buffer };

const file = z.object({ master: z.string().regex(/^[\w-]{43}$/) });

export function secretsFrom(master: Uint8Array): Secrets {
  const known = new Map<string, Buffer>();
  return {
    key(purpose) {
      const key = known.get(purpose) ?? Buffer.from(hkdfSync('sha256', master, '', `candor ${purpose}`, 32));
      known.set(purpose, key);
      return key;
    },
  };
}

/** Reads the secrets of this installation; the first start writes them, readable for its user alone. */
export function readSecrets(secretsFile: string): Secrets {
  const written = readIfThere(secretsFile) ?? writeNew(secretsFile);
  const parsed = file.safeParse(parse(written));
  if (!parsed.success)
    throw new CannotStart(`SECRETS_FILE: ${secretsFile} does not hold a "master" of 32 bytes in base64url.`);
  return secretsFrom(Buffer.from(parsed.data.master, 'base64url'));
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
  const text = `${JSON.stringify({ master: randomBytes(32).toString('base64url') })}\n`;
  const draft = `${secretsFile}.${process.pid}`;
  mkdirSync(path.dirname(secretsFile), { recursive: true });
  writeFileSync(draft, text, { mode: 0o600, flush: true });
  try {
    // A link, not a rename: of two starts at once the first one's secrets stay.
    linkSync(draft, secretsFile);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
  return readFileSync(secretsFile, 'utf8');
}
