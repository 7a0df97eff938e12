/** A request of the operator that cannot be fulfilled: one sentence that says why. */
export class Refused extends Error {
  override readonly name = 'Refused';
}
