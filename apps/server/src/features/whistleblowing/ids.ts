/** A 128-bit ID as the database keeps it. @param hex 32 hexadecimal digits */
export const toUuid = (hex: string): string =>
  [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');

/** A 128-bit ID as office documents, entries and addresses have it: 32 hexadecimal digits. */
export const toHex = (uuid: string): string => uuid.replaceAll('-', '');

export const bytesOfHex = (hex: string): Buffer => Buffer.from(hex, 'hex');
export const bytesOfBase64 = (text: string): Buffer => Buffer.from(text, 'base64url');
export const toBase64 = (bytes: Buffer): string => bytes.toString('base64url');

/** The ID of the recovery key and of the reporter among the recipients of wraps. */
export const noRecipient = '0'.repeat(32);
