/** What the operator asked for and cannot have: one sentence that says why. */
export class Refused extends Error {
  override readonly name = 'Refused';
}
