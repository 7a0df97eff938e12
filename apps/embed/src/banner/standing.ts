// Reads the choice of a returning visitor, for the two files that serve visitors whose choice is valid.
import { cookieName, necessary, withSharing, type KeptData, type KeptLaw, type PurposeSet } from '@app/consent';

type KeptFields = [
  at: number,
  action: number,
  decided: PurposeSet,
  granted: PurposeSet,
  version: number,
  regime: number,
];

const [id, base, after, purposes, since, laws, control, busy, all] = $candor as KeptData; // set by `composeCore`
export { after, all, base, busy, control, id };

/** Pattern of the cookie; `writeChoice` defines the fields. */
const written = `${cookieName(id)}=1\\.([\\da-f]{32})\\.(\\w+)\\.(\\w)\\.(\\w)\\.(\\w)\\.(\\w+)\\.(\\w+)`;

/** The stored choice and its fields, if there is one. */
export function readCookie(): readonly string[] {
  try {
    return document.cookie.match(written) ?? [];
  } catch {
    // A sandboxed frame has no cookies.
    return [];
  }
}

export const cookie = readCookie();
// Without a choice these are undefined, so that all comparisons below are false.
const fields = cookie.slice(2).map((one) => parseInt(one, 36)) as KeptFields;
export const [at, action] = fields;
const [, , decided, granted, version, regime] = fields;
const [needed, before, refusedBySignal, seconds] = laws[regime] ?? ([] as unknown as KeptLaw);
/** What the browser's Global Privacy Control signal refuses. It is only read where a law counts it. */
export const refused =
  refusedBySignal && (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl ? refusedBySignal : 0;
const age = Date.now() / 1000 - at;
// In doubt the full file decides, which knows more: until then nothing runs.
export const stands = age > -86_400 && age < seconds && version >= since && !(needed & ~decided & ~refused);
/** What may run now. */
export const set = withSharing(
  necessary | (stands ? purposes & ((decided & granted) | (before & ~decided & ~refused)) : 0),
);
