import { isAccount } from '../features/accounts/index.ts';
import { acknowledgeRestore, cosignByFolder, notedCheckpoints, notedFolder } from '../features/evidence/index.ts';
import { addEvidenceKey } from '../platform/crypto/secrets.ts';
import { audit } from './audit.ts';
import { needed, optional, say, type Run } from './command.ts';
import { Refused } from './refused.ts';

export const runs = {
  async audit({ db, config }, options) {
    const findings = await audit(db, await checkpointsOf(config.dataDir, optional(options, 'checkpoints')));
    const ok = findings.every((finding) => finding.ok);
    say(
      options,
      { ok, findings },
      findings.map(
        (finding) => `${finding.ok ? 'ok   ' : 'WRONG'} ${finding.check}${finding.detail ? `: ${finding.detail}` : ''}`,
      ),
    );
    return ok ? 0 : 1;
  },

  async 'acknowledge-restore'({ db, config }, options) {
    const accountId = needed(options, 'account');
    if (!(await isAccount(db, accountId))) throw new Refused(`There is no account ${accountId}.`);
    const done = await acknowledgeRestore(db, config.dataDir, accountId, new Date());
    if (!done) throw new Refused('This account stands at what was signed: there is nothing to acknowledge.');
    return say(options, { accountId, ...done }, [
      `${done.known} leaves were known and ${done.size} are there. Signed again from now on, with a leaf that says so.`,
    ]);
  },

  async cosign({ db }, options) {
    const [folder, name] = [needed(options, 'folder'), needed(options, 'name')];
    const done = await cosignByFolder(db, folder, name, new Date());
    say(options, done, [
      `${done.cosigned} checkpoints are cosigned. Key of this witness: ${done.key}`,
      ...done.refused.map((account) => `REFUSED ${account}: its tree did not grow from what the folder has of it.`),
    ]);
    return done.refused.length > 0 ? 1 : 0;
  },

  async 'rotate-evidence-key'({ config }, options) {
    const generation = addEvidenceKey(config.secretsFile);
    return say(options, { generation }, [
      `Key ${generation} signs from the next start of the server on. Back up SECRETS_FILE: without the keys in it nothing can be signed.`,
    ]);
  },
} satisfies Record<string, Run>;

/** Checkpoints by account: those in this installation's files, and those kept elsewhere. */
async function checkpointsOf(dataDir: string, folder: string | undefined) {
  const all = new Map<string, string[]>();
  for (const one of [notedFolder(dataDir), ...(folder === undefined ? [] : [folder])])
    for (const [account, note] of await notedCheckpoints(one)) all.set(account, [...(all.get(account) ?? []), note]);
  return all;
}
