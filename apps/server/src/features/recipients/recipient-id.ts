import { createHash } from 'node:crypto';

/**
 * The id of a recipient in an account: it follows from the name, whose spelling in upper or lower case does not matter. So
 * whoever facts name has an address before anything is entered. A UUID of version 8 (RFC 9562).
 */
export function recipientId(accountId: string, name: string): string {
  // One line, as documents show it.
  const written = name
    .replace(/[\u0000-\u001f\u007f-\u009f\s]+/g, ' ')
    .trim()
    .toLowerCase()
    .normalize('NFC');
  const hex = createHash('sha256').update(`${accountId} ${written}`).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}
