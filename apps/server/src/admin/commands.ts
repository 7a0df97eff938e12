import { say, type Command, type Run } from './command.ts';

/** The commands. Their code is loaded only when one is run, since loading all of it takes a second. */
export const commands: Readonly<Record<string, Command>> = {
  'create-account': {
    options: '--email E [--password-file FILE | --password P] [--name N]',
    does: 'Makes an account with its owner, whose address counts as verified, and an API key. Asks for the password.',
    load: async () => (await import('./account-commands.ts')).runs['create-account'],
  },
  'create-api-key': {
    options: '--email E [--name N]',
    does: "Makes an API key for this person's account.",
    load: async () => (await import('./account-commands.ts')).runs['create-api-key'],
  },
  'reset-password': {
    options: '--email E [--password-file FILE | --password P]',
    does: 'Sets the password, or a new one that is shown, and ends all sessions.',
    load: async () => (await import('./account-commands.ts')).runs['reset-password'],
  },
  'reset-second-factor': {
    options: '--email E',
    does: 'Takes all second factors from a person who lost them. Make sure first that it is that person who asks.',
    load: async () => (await import('./account-commands.ts')).runs['reset-second-factor'],
  },
  export: {
    options: '--email E | --account ID [--out FILE]',
    does: 'Writes everything that is held of an account as JSON.',
    load: async () => (await import('./account-commands.ts')).runs.export,
  },
  'publish-terms': {
    options: '--identifier term|privacy_policy --version V --title T --file F [--locale en]',
    does: 'Publishes your own terms or privacy notice for people who sign up. Everybody is asked to accept new terms.',
    load: async () => (await import('./account-commands.ts')).runs['publish-terms'],
  },
  'add-service': {
    options: '--file F',
    does: 'Adds a service of your own to the catalogue, or edits one: a JSON object as docs/operations.md describes.',
    load: async () => (await import('./catalogue-commands.ts')).runs['add-service'],
  },
  'list-services': {
    options: '',
    does: 'Lists what you have added to the catalogue.',
    load: async () => (await import('./catalogue-commands.ts')).runs['list-services'],
  },
  'remove-service': {
    options: '--name ID',
    does: 'Removes such an addition, by its id as list-services shows it.',
    load: async () => (await import('./catalogue-commands.ts')).runs['remove-service'],
  },
  audit: {
    options: '[--checkpoints FOLDER]',
    does: 'Checks that accounts are kept apart and that evidence is unchanged, also by checkpoints kept elsewhere.',
    load: async () => (await import('./evidence-commands.ts')).runs.audit,
  },
  'acknowledge-restore': {
    options: '--account ID',
    does: 'Says that the database was set back on purpose, so that evidence of this account is signed again. It is kept as evidence.',
    load: async () => (await import('./evidence-commands.ts')).runs['acknowledge-restore'],
  },
  cosign: {
    options: '--folder F --name N',
    does: 'Cosigns the newest checkpoints as a witness whose key and last checkpoints are in a folder, which may be elsewhere.',
    load: async () => (await import('./evidence-commands.ts')).runs.cosign,
  },
  'rotate-evidence-key': {
    options: '',
    does: 'Makes the next key that signs checkpoints of evidence. Restart the server; both keys say that it follows.',
    load: async () => (await import('./evidence-commands.ts')).runs['rotate-evidence-key'],
  },
  migrate: {
    options: '',
    does: 'Brings the database to the schema of this version and lets its logins in, as every start with DATABASE_URL does.',
    load: async () => migrate,
  },
  backup: {
    options: '--out FILE [--recipient age1… …]',
    does: 'Writes the whole database to one encrypted file, and says which key opens it. Keep that key and SECRETS_FILE elsewhere.',
    load: async () => (await import('./backup-command.ts')).runs.backup,
  },
  restore: {
    options: '--in FILE [--identity FILE] [--erasures FILE | --without-erasures]',
    does: 'Reads such a file into an empty database, and erases again what was erased since: all of it or nothing.',
    load: async () => (await import('./restore-command.ts')).runs.restore,
  },
};

/** Opening the installation has already migrated the database. */
const migrate: Run = async (_, options) =>
  say(options, { current: true }, ['The database has the schema of this version.']);
