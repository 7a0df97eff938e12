/** Thrown if the command was called with invalid arguments, or with something that it cannot read. */
export class Unreadable extends Error {
  readonly showUsage: boolean;

  constructor(message: string, showUsage = false) {
    super(message);
    this.showUsage = showUsage;
  }
}
