import { createHmac, timingSafeEqual } from 'node:crypto';

/** A browser in which this person signed in before. Only the database knows whether it was revoked since. */
export type KnownDevice = { readonly id: string; readonly personId: string };

// The cookie of a shared browser remembers at most so many people.
const mostPeople = 3;
const idBytes = 16;
const macBytes = 32;

/** 400 days, the maximum lifetime that browsers allow a cookie; each sign-in renews it. */
export const deviceSeconds = 400 * 24 * 3600;

/** Reads the devices from a cookie. Entries that this installation did not sign are ignored. */
export function readDevices(key: Uint8Array, cookie: string | undefined): KnownDevice[] {
  if (cookie === undefined || cookie.length > 1000) return [];
  return cookie
    .split('.')
    .slice(0, mostPeople)
    .flatMap((entry) => {
      const bytes = Buffer.from(entry, 'base64url');
      if (bytes.length !== 2 * idBytes + macBytes) return [];
      const [ids, mac] = [bytes.subarray(0, 2 * idBytes), bytes.subarray(2 * idBytes)];
      if (!timingSafeEqual(mac, macOf(key, ids))) return [];
      return [{ id: uuidOf(ids.subarray(0, idBytes)), personId: uuidOf(ids.subarray(idBytes)) }];
    });
}

/** The cookie value with one device added in front; it replaces an earlier one of the same person. */
export function writeDevices(key: Uint8Array, known: readonly KnownDevice[], added: KnownDevice): string {
  return [added, ...known.filter(({ personId }) => personId !== added.personId)]
    .slice(0, mostPeople)
    .map(({ id, personId }) => {
      const ids = Buffer.concat([bytesOf(id), bytesOf(personId)]);
      return Buffer.concat([ids, macOf(key, ids)]).toString('base64url');
    })
    .join('.');
}

function macOf(key: Uint8Array, ids: Uint8Array): Buffer {
  return createHmac('sha256', key).update(ids).digest();
}

function bytesOf(uuid: string): Buffer {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex');
}

function uuidOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
