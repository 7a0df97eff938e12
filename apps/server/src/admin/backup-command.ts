import { completeLedger } from '../platform/erasures/follow.ts';
import { backupKeys } from './backup-keys.ts';
import { backup } from './backup.ts';
import { listed, needed, say, type Run } from './command.ts';

export const runs = {
  async backup({ db, owner, config }, options) {
    // So that this installation's ledger is at least as new as the backup.
    await completeLedger(db, config.dataDir);
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
} satisfies Record<string, Run>;
