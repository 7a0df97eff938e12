import { existsSync } from 'node:fs';
import type { Config } from '../config.ts';
import { readSecrets } from '../platform/crypto/secrets.ts';
import { ledgerOf, readLedger, UnreadableLine } from '../platform/erasures/ledger-file.ts';
import type { ErasureLine } from '../platform/erasures/queries.ts';
import { jsonLog } from '../platform/http/log.ts';
import { openBackup } from './backup-file.ts';
import { decrypterOf, keyFileOf } from './backup-keys.ts';
import { eraseAgain, type ErasedAgain } from './erase-again.ts';
import { needed, optional, say, type Run } from './command.ts';
import type { Options } from './password-option.ts';
import { Refused } from './refused.ts';
import { restore } from './restore.ts';

export const runs = {
  async restore({ owner, config }, options) {
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
} satisfies Record<string, Run>;

function keyFor(given: string | undefined, { secretsFile }: { readonly secretsFile: string }) {
  const file = given ?? keyFileOf(secretsFile);
  if (given === undefined && !existsSync(file))
    throw new Refused(`The backup is encrypted, and its key is not at ${file}. Put it there, or give --identity FILE.`);
  return decrypterOf(file);
}

/** The erasures to repeat. Undefined: none, because the operator chose so. @throws Refused */
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

/** The services for erasing; the database is added with the transaction. */
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
