import type { OfficeEntry, SignedOfficeEntry } from '@app/sealing';
import type { RecoveryState } from '@app/whistleblowing';

const hour = 3_600_000;
/** The wait before wraps are given out, and the days for which they are. The server keeps to the same. */
const wait = 72 * hour;
const open = 7 * 24 * hour;

/** A request to open reports with cards, as its signed entry says. */
export type OpenRequest = {
  /** The number of the entry that asks. */
  readonly number: number;
  /** The ID of the manager who asks. */
  readonly by: string;
  readonly readyAt: string;
  readonly endsAt: string;
  /** The wait is over, or who asks has begun to use cards. */
  readonly isReady: boolean;
  readonly isOpened: boolean;
};

/** The last entry that asks, unless it was stopped. */
function lastAsked(entries: readonly SignedOfficeEntry[]): OfficeEntry | undefined {
  const asked = entries.findLast(({ entry }) => entry.kind === 'recovery-asked')?.entry;
  const isStop = ({ entry }: SignedOfficeEntry) => entry.kind === 'recovery-stopped' && entry.request === asked?.number;
  return entries.some(isStop) ? undefined : asked;
}

/**
 * The request that waits or is open, as the signed entries say, so that a server which says that there is none hides it from nobody.
 * @param now milliseconds
 */
export function openRequest(entries: readonly SignedOfficeEntry[], now: number): OpenRequest | undefined {
  const asked = lastAsked(entries);
  if (!asked) return undefined;
  const readyAt = Date.parse(asked.at) + wait;
  if (now >= readyAt + open) return undefined;
  const isOpened = entries.some(
    ({ entry: { kind, request, author } }) =>
      kind === 'recovery-opened' && request === asked.number && author === asked.author,
  );
  return {
    number: asked.number,
    by: asked.author,
    readyAt: new Date(readyAt).toISOString(),
    endsAt: new Date(readyAt + open).toISOString(),
    isReady: isOpened || now >= readyAt,
    isOpened,
  };
}

/** Whether the server names a request that the signed entries do not hold. */
export function isOtherRequest({ current, entries }: Pick<RecoveryState, 'current' | 'entries'>): boolean {
  const asked = lastAsked(entries);
  return current !== null && (current.number !== asked?.number || current.by !== asked.author);
}

type RecoveryLogLine = { readonly key: string; readonly kind: string; readonly at: string } & (
  | { readonly author: string }
  | { readonly name: string }
);

/** The log of recoveries, the last line first: the signed entries, and stops of which only the server tells. */
export function recoveryLog({
  entries,
  unsignedStops,
}: Pick<RecoveryState, 'entries' | 'unsignedStops'>): readonly RecoveryLogLine[] {
  const signed = entries.map(({ entry: { number, kind, at, author } }) => ({ key: `${number}`, kind, at, author }));
  const stops = unsignedStops.map(({ request, name, at }) => ({
    key: `stop-${request}`,
    kind: 'unsigned-stop',
    at,
    name,
  }));
  return [...signed, ...stops].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}
