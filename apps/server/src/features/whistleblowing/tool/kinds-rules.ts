import type { EntryKind } from '@app/whistleblowing';

/** What an entry of a manager holds beside its signature. */
export type KindRule = {
  /** The part, and whether it may be left out. Files go with messages and notes. Without a kind: none. */
  readonly part?: 'message' | 'note' | 'body';
  readonly optional?: true;
  /** Whom it is about. */
  readonly person?: true;
  readonly removed?: true;
  readonly wraps?: true;
  readonly move?: true;
};

const message: KindRule = { part: 'message' };
const note: KindRule = { part: 'note', optional: true };

/** The entries that a manager writes. Opening a report and an identity have routes of their own. */
export const kindRules: Readonly<Partial<Record<EntryKind, KindRule>>> = {
  moved: { ...note, move: true },
  noted: { part: 'note' },
  acknowledged: message,
  asked: message,
  feedback: message,
  minutes: message,
  'consent-asked': message,
  'disclosure-told': message,
  assigned: { ...note, person: true },
  excluded: { ...note, person: true },
  removed: { ...note, removed: true },
  redacted: { part: 'body' },
  restored: { optional: true },
  'identity-passed': note,
  'disclosure-withheld': { part: 'note' },
  'handed-over': note,
  wrapped: { ...note, wraps: true },
  entered: note,
};

type Sent = {
  readonly parts?: readonly { readonly kind: string }[];
  readonly person?: string;
  readonly removed?: unknown;
  readonly wraps?: readonly unknown[];
};

/** Whether an entry holds what its kind needs, and nothing else. */
export function fitsKind(rule: KindRule, { parts = [], person, removed, wraps }: Sent, hasMove: boolean): boolean {
  const main = parts.filter(({ kind }) => kind !== 'file');
  // What replaces facts replaces the summary of them, too.
  const isOf = (kind: string) => kind === rule.part || (rule.part === 'body' && kind === 'summary');
  const isPart = main.every(({ kind }) => isOf(kind)) && (main.length > 0 || rule.optional === true);
  const isPerson = rule.person ? person !== undefined : person === undefined || rule.wraps === true;
  return (
    isPart &&
    isPerson &&
    (removed !== undefined) === (rule.removed ?? false) &&
    (wraps !== undefined) === (rule.wraps ?? false) &&
    hasMove === (rule.move ?? false)
  );
}
