import { isDeepStrictEqual } from 'node:util';

/** Whether each of these values is still as it was read: a change that builds on them overwrites nobody else's. */
export function isUnchanged(now: object, before: object = {}): boolean {
  const present = new Map<string, unknown>(Object.entries(now));
  return Object.entries(before).every(([name, value]) =>
    isDeepStrictEqual(value ?? undefined, present.get(name) ?? undefined),
  );
}
