import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isLocale } from '@app/texts';
import {
  createAccount,
  createKeyOf,
  exportAccount,
  findOwner,
  isAccount,
  publishNotice,
  setPassword,
} from '../features/accounts/index.ts';
import { addOwn, readOwn, removeOwn } from '../features/detection/index.ts';
import { acknowledgeRestore, cosignByFolder, notedCheckpoints, notedFolder } from '../features/evidence/index.ts';
import { addEvidenceKey } from '../platform/crypto/secrets.ts';
import { audit } from './audit.ts';
import { backupCommands } from './backup-commands.ts';
import { needed, optional, say, type Command } from './command.ts';
import { givenPassword, passwordFrom } from './password-option.ts';
import { Refused } from './refused.ts';

export const commands: Readonly<Record<string, Command>> = {
  'create-account': {
    options: '--email E [--password-file FILE | --password P] [--name N]',
    does: 'Makes an account with its owner, whose address counts as verified, and an API key. Asks for the password.',
    async run({ db }, options) {
      const name = optional(options, 'name');
      const made = await createAccount(db, new Date(), {
        email: needed(options, 'email'),
        password: await passwordFrom(options),
        ...(name === undefined ? {} : { name }),
      });
      return say(options, made, ['The account is made.', `API key, shown only now: ${made.apiKey}`]);
    },
  },

  'create-api-key': {
    options: '--email E [--name N]',
    does: "Makes an API key for this person's account.",
    async run({ db }, options) {
      const made = await createKeyOf(
        db,
        new Date(),
        needed(options, 'email'),
        optional(options, 'name') ?? 'Command line',
      );
      if (!made) throw nobody();
      return say(options, made, [`API key, shown only now: ${made.apiKey}`]);
    },
  },

  'reset-password': {
    options: '--email E [--password-file FILE | --password P]',
    does: 'Sets the password, or a new one that is shown, and ends all sessions.',
    async run({ db }, options) {
      const [email, given] = [needed(options, 'email'), givenPassword(options)];
      const password = given ?? randomBytes(15).toString('base64url');
      if (!(await setPassword(db, new Date(), email, password))) throw nobody();
      return say(options, given === undefined ? { email, password } : { email }, [
        'The password is set, and all sessions of this person have ended.',
        'API keys, consent keys and webhooks go on working: Account, Keys and webhooks lists them and ends them.',
        ...(given === undefined ? [`Password, shown only now: ${password}`] : []),
      ]);
    },
  },

  export: {
    options: '--email E | --account ID [--out FILE]',
    does: 'Writes everything that is held of an account as JSON.',
    async run({ db }, options) {
      const named = optional(options, 'account');
      if (named !== undefined && !(await isAccount(db, named))) throw new Refused(`There is no account ${named}.`);
      const accountId = named ?? (await findOwner(db, needed(options, 'email')))?.accountId;
      if (!accountId) throw nobody();
      const out = optional(options, 'out');
      const rows = Readable.from(exportAccount(db, accountId, new Date()));
      // Standard output stays open: the process ends it.
      if (out === undefined) await pipeline(rows, process.stdout, { end: false });
      else await pipeline(rows, createWriteStream(out, { mode: 0o600, flush: true }));
      return out === undefined ? 0 : say(options, { accountId, file: out }, [`Written to ${out}`]);
    },
  },

  'publish-terms': {
    options: '--identifier term|privacy_policy --version V --title T --file F [--locale en]',
    does: 'Publishes your own terms or privacy notice for people who sign up. Everybody is asked to accept new terms.',
    async run({ db }, options) {
      const [identifier, version, locale] = [
        needed(options, 'identifier'),
        needed(options, 'version'),
        optional(options, 'locale') ?? 'en',
      ];
      if (identifier !== 'term' && identifier !== 'privacy_policy')
        throw new Refused('--identifier must be term or privacy_policy.');
      if (!isLocale(locale)) throw new Refused(`--locale: ${locale} is no language of ours.`);
      const body = (await readFile(needed(options, 'file'), 'utf8')).trim();
      const isNew = await publishNotice(db, new Date(), identifier, {
        version,
        locale,
        title: needed(options, 'title'),
        body,
      });
      if (!isNew) throw new Refused(`Version ${version} is published in ${locale} already: a version never changes.`);
      return say(options, { identifier, version, locale }, ['Published.']);
    },
  },

  'add-service': {
    options: '--file F',
    does: 'Adds a service of your own to the catalogue, or edits one: a JSON object as docs/operations.md describes.',
    async run({ db }, options) {
      const given = parsed(await readFile(needed(options, 'file'), 'utf8'));
      const refusals = await addOwn(db, given, new Date());
      if (refusals.length > 0) throw new Refused(refusals.join('\n'));
      return say(options, { added: given }, ['Added. Servers that run take it over within seconds.']);
    },
  },

  'list-services': {
    options: '',
    does: 'Lists what you have added to the catalogue.',
    async run({ db }, options) {
      const own = await readOwn(db);
      return say(
        options,
        { services: own.map(({ line }) => line) },
        own.map(({ id }) => id),
      );
    },
  },

  'remove-service': {
    options: '--name ID',
    does: 'Removes such an addition, by its id as list-services shows it.',
    async run({ db }, options) {
      const id = needed(options, 'name');
      if (!(await removeOwn(db, id))) throw new Refused(`Nothing of yours has the id ${id}.`);
      return say(options, { removed: id }, ['Removed.']);
    },
  },

  audit: {
    options: '[--checkpoints FOLDER]',
    does: 'Checks that accounts are kept apart and that evidence is unchanged, also by checkpoints kept elsewhere.',
    async run({ db, config }, options) {
      const findings = await audit(db, await checkpointsOf(config.dataDir, optional(options, 'checkpoints')));
      const ok = findings.every((finding) => finding.ok);
      say(
        options,
        { ok, findings },
        findings.map(
          (finding) =>
            `${finding.ok ? 'ok   ' : 'WRONG'} ${finding.check}${finding.detail ? `: ${finding.detail}` : ''}`,
        ),
      );
      return ok ? 0 : 1;
    },
  },

  'acknowledge-restore': {
    options: '--account ID',
    does: 'Says that the database was set back on purpose, so that evidence of this account is signed again. It is kept as evidence.',
    async run({ db, config }, options) {
      const accountId = needed(options, 'account');
      if (!(await isAccount(db, accountId))) throw new Refused(`There is no account ${accountId}.`);
      const done = await acknowledgeRestore(db, config.dataDir, accountId, new Date());
      if (!done) throw new Refused('This account stands at what was signed: there is nothing to acknowledge.');
      return say(options, { accountId, ...done }, [
        `${done.known} leaves were known and ${done.size} are there. Signed again from now on, with a leaf that says so.`,
      ]);
    },
  },

  cosign: {
    options: '--folder F --name N',
    does: 'Cosigns the newest checkpoints as a witness whose key and last checkpoints are in a folder, which may be elsewhere.',
    async run({ db }, options) {
      const [folder, name] = [needed(options, 'folder'), needed(options, 'name')];
      const done = await cosignByFolder(db, folder, name, new Date());
      say(options, done, [
        `${done.cosigned} checkpoints are cosigned. Key of this witness: ${done.key}`,
        ...done.refused.map((account) => `REFUSED ${account}: its tree did not grow from what the folder has of it.`),
      ]);
      return done.refused.length > 0 ? 1 : 0;
    },
  },

  'rotate-evidence-key': {
    options: '',
    does: 'Makes the next key that signs checkpoints of evidence. Restart the server; both keys say that it follows.',
    async run({ config }, options) {
      const generation = addEvidenceKey(config.secretsFile);
      return say(options, { generation }, [
        `Key ${generation} signs from the next start of the server on. Back up SECRETS_FILE: without the keys in it nothing can be signed.`,
      ]);
    },
  },

  migrate: {
    options: '',
    does: 'Brings the database to the schema of this version and lets its logins in, as every start with DATABASE_URL does.',
    async run(_, options) {
      return say(options, { current: true }, ['The database has the schema of this version.']);
    },
  },

  ...backupCommands,
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused('The file is no JSON.');
  }
}

function nobody(): Refused {
  return new Refused('Nobody has this e-mail address.');
}

/** By account: what this installation wrote down beside its database, and what is kept elsewhere. */
async function checkpointsOf(dataDir: string, folder: string | undefined) {
  const all = new Map<string, string[]>();
  for (const one of [notedFolder(dataDir), ...(folder === undefined ? [] : [folder])])
    for (const [account, note] of await notedCheckpoints(one)) all.set(account, [...(all.get(account) ?? []), note]);
  return all;
}
