/** All result codes of each check. The first code of each check means that it passed. */
export const checkCodes = {
  /** The file is a proof bundle in its canonical form. */
  form: ['ok', 'not-json', 'not-canonical', 'shape'],
  /** The record's timestamp and legal notices are well-formed. */
  record: ['ok', 'malformed'],
  /** Each text that the record refers to is present and matches its hash. */
  texts: ['ok', 'none-named', 'changed', 'missing', 'not-named', 'twice', 'other'],
  /** Whom a certificate is about. Checked only if the file has the salt of a person, or the reader names somebody. */
  person: ['ok', 'nobody-asked', 'changed', 'somebody-else', 'no-person', 'no-salt'],
  /** The log contains the record, under this account and index. */
  inclusion: ['ok', 'not-included', 'no-root'],
  /** Of the proof of a report: the tree of its office, whose root the log contains, holds the report on that day. */
  report: ['ok', 'other-root', 'day', 'not-included'],
  /** Of the proof of a report that also has words: they are those that were sent. */
  words: ['ok', 'not-checked', 'malformed', 'other-report', 'other-envelope', 'changed', 'not-opened'],
  /** Of an audit log: its events are in the signed log, in the order of their numbers, and none is left out. */
  events: ['ok', 'filtered', 'malformed', 'not-included', 'gap', 'cut', 'unread'],
  /** The log signed this checkpoint. */
  checkpoint: ['ok', 'malformed', 'unknown-key', 'bad-signature', 'extra-signature', 'outside-key'],
  /** Each key of the log was certified by the key before it. */
  keys: ['ok', 'first-malformed', 'rotation-malformed', 'rotation-signature', 'order'],
  /** The checkpoint is not older than the record it contains. */
  time: ['ok', 'no-record-time', 'before-record', 'no-checkpoint'],
  /** The log has only grown since earlier checkpoints. Checked only if the file contains any. */
  earlier: ['ok', 'malformed', 'not-consistent', 'no-checkpoint'],
  /** Witnesses that saw this checkpoint. Checked only if the file contains cosignatures, or the reader knows a witness. */
  witnesses: ['ok', 'unknown', 'bad-signature', 'none'],
  /** The keys belong to the log that the reader knows from another source. */
  trust: [
    'key-known',
    'checkpoint-known',
    'nothing-known',
    'unreadable',
    'other-key',
    'no-proof-from-checkpoint',
    'fork',
  ],
} as const;

export type CheckName = keyof typeof checkCodes;
export type CheckCode<name extends CheckName = CheckName> = (typeof checkCodes)[name][number];

/** The result of one check. `open`: it could not run, because another check failed or because the reader trusts nothing. */
export type Check = {
  readonly name: CheckName;
  readonly status: 'passed' | 'failed' | 'open';
  readonly code: CheckCode;
  /** The subject of the result: the path of a member, the hash of a text, a number. Unverified. */
  readonly detail?: string;
};

export type Verdict = {
  /** True if no check failed, and none is open except, without trusted keys, those for trust and witnesses. */
  readonly ok: boolean;
  readonly checks: readonly Check[];
};

export const passed = <name extends CheckName>(name: name, code: CheckCode<name>): Check => ({
  name,
  status: 'passed',
  code,
});

export const failed = <name extends CheckName>(name: name, code: CheckCode<name>, detail?: string): Check => ({
  name,
  status: 'failed',
  code,
  ...(detail !== undefined && { detail }),
});

export const open = <name extends CheckName>(name: name, code: CheckCode<name>, detail?: string): Check => ({
  name,
  status: 'open',
  code,
  ...(detail !== undefined && { detail }),
});

export function verdictOf(checks: readonly Check[]): Verdict {
  return {
    ok: checks.every(
      ({ status, name }) => status === 'passed' || (status === 'open' && (name === 'trust' || name === 'witnesses')),
    ),
    checks,
  };
}
