/** Everything that can be said of a proof, under the check that says it. The first of each is that it holds. */
export const checkCodes = {
  /** The file: a proof bundle, in its one canonical form. */
  form: ['ok', 'not-json', 'not-canonical', 'shape'],
  /** What was recorded: its time and its legal notices have their form. */
  record: ['ok', 'malformed'],
  /** The texts: each one named by the record is there, and is the one named. */
  texts: ['ok', 'none-named', 'changed', 'missing', 'not-named', 'twice'],
  /** The record, under this account and index, is part of the log. */
  inclusion: ['ok', 'not-included', 'no-root'],
  /** The log signed this state of itself. */
  checkpoint: ['ok', 'malformed', 'unknown-key', 'bad-signature', 'extra-signature', 'outside-key'],
  /** Each key of the log was handed over by the one before. */
  keys: ['ok', 'first-malformed', 'rotation-malformed', 'rotation-signature', 'order'],
  /** The record is no younger than the checkpoint that contains it. */
  time: ['ok', 'no-record-time', 'before-record', 'no-checkpoint'],
  /** The log only grew since earlier checkpoints. Only where the file brings some. */
  earlier: ['ok', 'malformed', 'not-consistent', 'no-checkpoint'],
  /** Who else saw this state of the log. Only where the file brings cosignatures, or a witness is known. */
  witnesses: ['ok', 'unknown', 'bad-signature', 'none'],
  /** The keys are those of the log that is meant, as the reader knows from elsewhere. */
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

/** One answer. `open`: it could not be looked into, because of another check or because nobody said whom to trust. */
export type Check = {
  readonly name: CheckName;
  readonly status: 'passed' | 'failed' | 'open';
  readonly code: CheckCode;
  /** What it is about: the path of a member, the hash of a text, a number. Not for believing. */
  readonly detail?: string;
};

export type Verdict = {
  /** No check failed and none is open but, where nobody said whom to trust, those of trust and of witnesses. */
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
