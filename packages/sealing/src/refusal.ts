/** Why something sealed was not opened. */
export const sealRefusals = [
  /** It was changed, moved from elsewhere, cut, or sealed under another key: an AEAD tells no more. */
  'not-authentic',
  /** Its first bytes name a format or suite that this version does not know. */
  'unknown-format',
  /** It is shorter or longer than its format allows. */
  'wrong-length',
  /** It is authentic, but its padding or content is malformed. */
  'malformed',
] as const;
export type SealRefusal = (typeof sealRefusals)[number];

/** Thrown instead of returning what was sealed. It never holds a part of a key or text. */
export class NotOpened extends Error {
  readonly code: SealRefusal;

  constructor(code: SealRefusal) {
    super(`What was sealed cannot be opened: ${code}.`);
    this.name = 'NotOpened';
    this.code = code;
  }
}
