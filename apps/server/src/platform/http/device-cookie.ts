import { createHmac, timingSafeEqual } from 'node:crypto';

/** A browser in which this person signed in before. Whether that was revoked since, the database knows. */
export type KnownDevice = { readonly id: string; readonly personId: string };

// Whoever shares a browser with others signs in at most so many people by turns.
const mostPeople = 3;
const idBytes = 16;
const macBytes = 32;

/** 400 days, the longest that browsers keep a cookie; each sign-in begins them anew. */
export const deviceSeconds = 400 * 24 * 3600;

/** The devices a cookie proves. What was not signed by this installation counts as not there. */
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

/** The cookie with one device added in front; it takes the place of an earlier one of the same person. */
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
