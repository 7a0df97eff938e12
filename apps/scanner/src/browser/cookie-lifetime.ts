/**
 * The lifetime that a cookie was set with, in seconds, if it appeared between two checks and expires at `expires` (all in
 * seconds). Sites usually use whole minutes, so a matching whole number of minutes is assumed; `Expires` itself is in whole
 * seconds, which may be up to one less.
 */
export function lifetimeBetween(expires: number, lookedBefore: number, looked: number): number {
  const shortest = expires - looked;
  const longest = expires - lookedBefore + 1;
  const minutes = Math.ceil(shortest / 60) * 60;
  return Math.max(0, minutes <= longest ? minutes : Math.round((shortest + longest) / 2));
}
