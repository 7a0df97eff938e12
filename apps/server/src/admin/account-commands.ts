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
import { resetSecondFactor } from '../features/second-factor/index.ts';
import { recordOperatorExport } from '../features/audit/index.ts';
import { needed, optional, say, type Run } from './command.ts';
import { givenPassword, passwordFrom } from './password-option.ts';
import { Refused } from './refused.ts';

export const runs = {
  async 'create-account'({ db }, options) {
    const name = optional(options, 'name');
    const made = await createAccount(db, new Date(), {
      email: needed(options, 'email'),
      password: await passwordFrom(options),
      ...(name === undefined ? {} : { name }),
    });
    return say(options, made, ['The account is made.', `API key, shown only now: ${made.apiKey}`]);
  },

  async 'create-api-key'({ db }, options) {
    const made = await createKeyOf(
      db,
      new Date(),
      needed(options, 'email'),
      optional(options, 'name') ?? 'Command line',
    );
    if (!made) throw nobody();
    return say(options, made, [`API key, shown only now: ${made.apiKey}`]);
  },

  async 'reset-password'({ db }, options) {
    const [email, given] = [needed(options, 'email'), givenPassword(options)];
    const password = given ?? randomBytes(15).toString('base64url');
    if (!(await setPassword(db, new Date(), email, password))) throw nobody();
    return say(options, given === undefined ? { email, password } : { email }, [
      'The password is set, and all sessions of this person have ended.',
      'API keys, consent keys and webhooks go on working: Account, Keys and webhooks lists them and ends them.',
      ...(given === undefined ? [`Password, shown only now: ${password}`] : []),
    ]);
  },

  async 'reset-second-factor'({ db }, options) {
    const email = needed(options, 'email');
    const had = await resetSecondFactor(db, new Date(), email);
    if (had === undefined) throw nobody();
    return say(options, { email, removed: had }, [
      had
        ? 'The second factors of this person are removed. Make sure that it is the person who asked.'
        : 'This person has no second factor.',
    ]);
  },

  async export({ db }, options) {
    const named = optional(options, 'account');
    if (named !== undefined && !(await isAccount(db, named))) throw new Refused(`There is no account ${named}.`);
    const accountId = named ?? (await findOwner(db, needed(options, 'email')))?.accountId;
    if (!accountId) throw nobody();
    const out = optional(options, 'out');
    await recordOperatorExport(db, new Date(), accountId);
    const rows = Readable.from(exportAccount(db, accountId, null, new Date()));
    // Standard output stays open until the process ends.
    if (out === undefined) await pipeline(rows, process.stdout, { end: false });
    else await pipeline(rows, createWriteStream(out, { mode: 0o600, flush: true }));
    return out === undefined ? 0 : say(options, { accountId, file: out }, [`Written to ${out}`]);
  },

  async 'publish-terms'({ db }, options) {
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
} satisfies Record<string, Run>;

function nobody(): Refused {
  return new Refused('Nobody has this e-mail address.');
}
