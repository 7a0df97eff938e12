import { randomBytes } from 'node:crypto';
import { V7Generator } from 'uuidv7';

const generator = new V7Generator();

/** A UUIDv7 for a row, so that later rows sort later, even within one millisecond. */
export function newId(now: Date): string {
  return generator.generateOrResetCore(now.getTime(), 10_000).toString();
}

/** The time that a UUIDv7 begins with. */
export function timeOfId(id: string): Date {
  return new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16));
}

// Without i, l, o and u, which are easily misread or form words.
const digits = '0123456789abcdefghjkmnpqrstvwxyz';

/** An id for public addresses: 10 characters of base32, 50 random bits. */
export function newPublicId(): string {
  return Array.from(randomBytes(10), (byte) => digits[byte & 31]).join('');
}
