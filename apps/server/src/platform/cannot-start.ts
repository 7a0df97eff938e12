/** What the operator can mend, told in a sentence that says how. Anything else that stops a start is a bug. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
