/** Kinds of entries. What reporters write is the first list; what of the second a mailbox shows is in `entriesForReporters`. */
export const reporterEntries = [
  'received',
  'wrote',
  'named',
  'consented',
  'declined',
  'minutes-agreed',
  'minutes-corrected',
] as const;
export const managerEntries = [
  /** The content half was given out. */
  'opened',
  /** A move, with its status before and after. */
  'moved',
  'noted',
  /** Messages to the reporter, by what they are for. */
  'acknowledged',
  'asked',
  'feedback',
  'minutes',
  'consent-asked',
  'disclosure-told',
  'assigned',
  /** Somebody has a conflict of interest and no longer gets the halves. */
  'excluded',
  /** A part was removed, with a trace. W16 */
  'removed',
  /** Words were blacked out: facts and summary were replaced by a version without them. W16 */
  'redacted',
  /** A redaction was taken back: the version before it is there again. W16 */
  'restored',
  /** A manager asks the custodian for the name; the custodian answers. W7 */
  'identity-asked',
  'identity-allowed',
  'identity-refused',
  'identity-opened',
  'identity-passed',
  /** The reporter is not told that the name is passed on: it would endanger the inquiry. W8 */
  'disclosure-withheld',
  'handed-over',
  /** The share was wrapped for a manager who came later. */
  'wrapped',
  /** The share was opened with printed cards and wrapped for a manager. */
  'recovered',
  /** A report by phone, by letter or in a meeting was entered by a manager. */
  'entered',
] as const;
export type EntryKind = (typeof reporterEntries)[number] | (typeof managerEntries)[number];
export type ReporterEntryKind = (typeof reporterEntries)[number];
export const entriesForReporters: readonly EntryKind[] = [
  ...reporterEntries,
  'moved',
  'acknowledged',
  'asked',
  'feedback',
  'minutes',
  'consent-asked',
  'disclosure-told',
  'removed',
  'redacted',
  'restored',
  'identity-passed',
];

/** Whether a mailbox shows entries of a kind. */
export const isEntryForReporters = (kind: string): boolean => entriesForReporters.some((one) => one === kind);

type Redactions = readonly { readonly kind: string; readonly number: number; readonly restores?: number }[];

/** The number of the redaction whose version of the facts counts: the last one that was not taken back. 0: what was reported. */
export function standingRedaction(entries: Redactions): number {
  const restored = new Set(entries.map(({ kind, restores }) => (kind === 'restored' ? restores : undefined)));
  return entries.findLast(({ kind, number }) => kind === 'redacted' && !restored.has(number))?.number ?? 0;
}

/** Entries that a report has by now, the first one first. */
type Kinds = readonly { readonly kind: string }[];

/** Whether a mailbox shows an entry: that the name was passed on stays hidden while telling it would endanger the inquiry. W8 */
export function isShownToReporter(entries: Kinds, number: number): boolean {
  const kind = entries[number]?.kind ?? '';
  if (kind !== 'identity-passed') return isEntryForReporters(kind);
  const told = entries.slice(0, number).findLast((one) => isTelling.has(one.kind))?.kind;
  return told !== 'disclosure-withheld';
}

const isTelling: ReadonlySet<string> = new Set(['consented', 'disclosure-told', 'disclosure-withheld']);
