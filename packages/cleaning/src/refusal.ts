/** Why a file cannot be cleaned. */
export type CleaningRefusal =
  /** The bytes are of no type that can be cleaned. */
  | 'unknown-type'
  /** The type is known, but this variant of it cannot be cleaned. */
  | 'unsupported'
  /** A password protects it, so it cannot be read. */
  | 'encrypted'
  /** It breaks the rules of its type. */
  | 'malformed'
  /** It is larger than the limit, or becomes so when unpacked. */
  | 'too-large';

/** Ends the cleaning of a file. It never leaves the package: `clean` returns the reason. */
export class CannotClean extends Error {
  readonly reason: CleaningRefusal;

  constructor(reason: CleaningRefusal) {
    super(`The file cannot be cleaned: ${reason}.`);
    this.name = 'CannotClean';
    this.reason = reason;
  }
}
