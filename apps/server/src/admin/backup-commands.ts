import { existsSync } from 'node:fs';
import { openBackup } from './backup-file.ts';
import { backupKeys, decrypterOf, keyFileOf } from './backup-keys.ts';
import { backup } from './backup.ts';
import { listed, needed, optional, say, type Command } from './command.ts';
import { Refused } from './refused.ts';
import { restore } from './restore.ts';

export const backupCommands: Readonly<Record<string, Command>> = {
  backup: {
    options: '--out FILE [--recipient age1… …]',
    does: 'Writes the whole database to one encrypted file, and says which key opens it. Keep that key and SECRETS_FILE elsewhere.',
    async run({ owner, config }, options) {
      const [file, given] = [needed(options, 'out'), listed(options, 'recipient')];
      const named = given.length > 0 ? given : config.backupRecipients;
      const { encrypter, recipients, keyFile } = await backupKeys(named, config.secretsFile);
      const written = await backup(owner, encrypter, file, new Date());
      return say(options, { file, ...written, recipients, keyFile: keyFile ?? null }, [
        `${written.rows} rows of ${written.tables} tables written to ${file}`,
        ...recipients.map((recipient) => `It is opened by the key of ${recipient}`),
        ...(keyFile === undefined
          ? []
          : [`That key is ${keyFile}. Without it the backup is worthless: keep a copy, and not where the backup is.`]),
      ]);
    },
  },

  restore: {
    options: '--in FILE [--identity FILE]',
    does: 'Reads such a file into an empty database: all of it or nothing.',
    async run({ owner, config }, options) {
      const file = needed(options, 'in');
      const { isEncrypted, content } = await openBackup(file, () => keyFor(optional(options, 'identity'), config));
      const read = await restore(owner, content);
      return say(options, { file, ...read, encrypted: isEncrypted }, [
        ...(isEncrypted
          ? []
          : [`${file} is not encrypted: it was made by an older version. Make a new one, and delete it.`]),
        `${read.rows} rows of ${read.tables} tables read from ${file}`,
      ]);
    },
  },
};

function keyFor(given: string | undefined, { secretsFile }: { readonly secretsFile: string }) {
  const file = given ?? keyFileOf(secretsFile);
  if (given === undefined && !existsSync(file))
    throw new Refused(`The backup is encrypted, and its key is not at ${file}. Put it there, or give --identity FILE.`);
  return decrypterOf(file);
}
