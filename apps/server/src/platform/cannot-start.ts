/** A startup error that the operator can fix; the message says how. Any other error that stops a start is a bug. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
