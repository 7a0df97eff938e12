/** A refusal in the form of the Data Rights Protocol, 3.06. The message names fields and never what was sent. */
export class DrpError extends Error {
  override readonly name = 'DrpError';
  readonly status: number;
  /** Whether sending it again is of no use. */
  readonly isFatal: boolean;

  constructor(status: number, message: string, isFatal = false) {
    super(message);
    this.status = status;
    this.isFatal = isFatal;
  }

  get body(): object {
    return { code: String(this.status), message: this.message, ...(this.isFatal && { fatal: true }) };
  }
}
