import { existsSync } from 'node:fs';
import type { Config } from '../config.ts';
import { readSecrets } from '../platform/crypto/secrets.ts';
import { completeLedger } from '../platform/erasures/follow.ts';
import { ledgerOf, readLedger, UnreadableLine } from '../platform/erasures/ledger-file.ts';
import type { ErasureLine } from '../platform/erasures/queries.ts';
import { jsonLog } from '../platform/http/log.ts';
import { openBackup } from './backup-file.ts';
import { backupKeys, decrypterOf, keyFileOf } from './backup-keys.ts';
import { backup } from './backup.ts';
import { eraseAgain, type ErasedAgain } from './erase-again.ts';
import { listed, needed, optional, say, type Command } from './command.ts';
import type { Options } from './password-option.ts';
import { Refused } from './refused.ts';
import { restore } from './restore.ts';

export const backupCommands: Readonly<Record<string, Command>> = {
  backup: {
    options: '--out FILE [--recipient age1… …]',
    does: 'Writes the whole database to one encrypted file, and says which key opens it. Keep that key and SECRETS_FILE elsewhere.',
    async run({ db, owner, config }, options) {
      // So that the ledger beside this installation is at least as new as the backup.
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
  },

  restore: {
    options: '--in FILE [--identity FILE] [--erasures FILE | --without-erasures]',
    does: 'Reads such a file into an empty database, and erases again what was erased since: all of it or nothing.',
    async run({ owner, config }, options) {
      const file = needed(options, 'in');
      const ledger = await ledgerFor(options, config.dataDir);
      const { isEncrypted, content } = await openBackup(file, () => keyFor(optional(options, 'identity'), config));
      let erased: ErasedAgain = {};
      const read = await restore(owner, content, async (client, tx) => {
        if (ledger) erased = await eraseAgain(client, tx, worldOf(config), ledger);
      });
      return say(options, { file, ...read, encrypted: isEncrypted, erasedAgain: ledger ? erased : null }, [
        ...(isEncrypted
          ? []
          : [`${file} is not encrypted: it was made by an older version. Make a new one, and delete it.`]),
        `${read.rows} rows of ${read.tables} tables read from ${file}`,
        ledger ? `Erased again: ${countsOf(erased)}` : 'What was erased since the backup was made stands in it again.',
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

/** The erasures to be done again. Undefined: none, because that was said. @throws Refused */
async function ledgerFor(options: Options, dataDir: string): Promise<readonly ErasureLine[] | undefined> {
  if (options['without-erasures'] === true) return undefined;
  const file = optional(options, 'erasures') ?? ledgerOf(dataDir);
  try {
    return await readLedger(file);
  } catch (error) {
    if (error instanceof UnreadableLine)
      throw new Refused(`${file} is no ledger of erasures: see line ${error.message}.`);
    throw new Refused(
      `There is no ledger of erasures at ${file}. Give the file "erasures" of the DATA_DIR beside which the backup was made, ` +
        'by --erasures FILE, so that what was erased since is erased again. Where nothing ever was: --without-erasures.',
    );
  }
}

/** What the features erase with; the database is given to them with the transaction. */
function worldOf(config: Config) {
  const now = () => new Date();
  const log = jsonLog((line) => void process.stderr.write(`${line}\n`), now);
  const mail = { send: () => Promise.reject(new Error('A restore sends no mail.')) };
  return { config, now, log, mail, secrets: readSecrets(config.secretsFile) };
}

function countsOf(erased: ErasedAgain): string {
  const counts = Object.entries(erased).map(([kind, count]) => `${kind} ${count}`);
  return counts.length > 0 ? counts.join(', ') : 'nothing';
}
