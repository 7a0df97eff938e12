/**
 * How long a cookie was set for, in seconds, when it appeared between two looks and ends at `expires` (all in seconds).
 * Sites set cookies for whole minutes, so a whole number of minutes that fits is what was meant; `Expires` itself is in
 * whole seconds, which may be up to one less.
 */
export function lifetimeBetween(expires: number, lookedBefore: number, looked: number): number {
  const shortest = expires - looked;
  const longest = expires - lookedBefore + 1;
  const minutes = Math.ceil(shortest / 60) * 60;
  return Math.max(0, minutes <= longest ? minutes : Math.round((shortest + longest) / 2));
}
