import { existsSync, readFileSync } from 'node:fs';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { writeSecret } from '../platform/crypto/secrets.ts';
import { Refused } from './refused.ts';

/** The keys that can open a new backup. */
export type BackupKeys = {
  readonly encrypter: Encrypter;
  readonly recipients: readonly string[];
  /** The file of the key that opens it; undefined: only the given recipients can. */
  readonly keyFile: string | undefined;
};

/** The key that opens backups when no recipients are given: stored beside the secrets, but not one of them. */
export function keyFileOf(secretsFile: string): string {
  return `${secretsFile}.backup-key`;
}

/**
 * The given recipients; otherwise the installation's own key, which the first backup creates.
 * @throws Refused for an invalid recipient
 */
export async function backupKeys(named: readonly string[], secretsFile: string): Promise<BackupKeys> {
  const keyFile = named.length === 0 ? keyFileOf(secretsFile) : undefined;
  const recipients = keyFile === undefined ? named : await ownRecipients(keyFile);
  const encrypter = new Encrypter();
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch {
      // Not quoted, because it may be the key itself.
      const named = recipient.startsWith('age1') ? recipient : 'What was given';
      throw new Refused(`${named} is no recipient: one looks like age1… and is shown by age-keygen.`);
    }
  }
  return { encrypter, recipients, keyFile };
}

async function ownRecipients(keyFile: string): Promise<string[]> {
  if (!existsSync(keyFile)) {
    const identity = await generateX25519Identity();
    const recipient = await identityToRecipient(identity);
    // In the format of age-keygen, so that `age -d -i` opens a backup.
    writeSecret(keyFile, `# Opens the backups of this installation.\n# public key: ${recipient}\n${identity}\n`);
  }
  return Promise.all(readIdentities(keyFile).map((identity) => identityToRecipient(identity)));
}

/** Creates a decrypter with the keys in a file of age-keygen. @throws Refused */
export function decrypterOf(file: string): Decrypter {
  const decrypter = new Decrypter();
  try {
    for (const identity of readIdentities(file)) decrypter.addIdentity(identity);
  } catch (error) {
    if (error instanceof Refused) throw error;
    // The error's message may quote a key.
    throw new Refused(`${file} holds no key of age that is whole.`);
  }
  return decrypter;
}

/** @throws Refused */
function readIdentities(file: string): readonly string[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Refused(`The key ${file} cannot be read: ${(error as NodeJS.ErrnoException).code}.`);
  }
  const identities = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  // Never quoted, because it may be a key all the same.
  if (identities.length === 0 || !identities.every((line) => /^AGE-SECRET-KEY-(?:PQ-)?1[A-Z0-9]+$/.test(line)))
    throw new Refused(`${file} holds no key of age: a line like AGE-SECRET-KEY-1….`);
  return identities;
}
