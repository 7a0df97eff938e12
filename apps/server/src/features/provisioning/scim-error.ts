/** Kinds of refusals of SCIM (RFC 7644, 3.12). */
export type ScimType =
  | 'invalidFilter'
  | 'tooMany'
  | 'uniqueness'
  | 'mutability'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'noTarget'
  | 'invalidValue';

/** A refusal in the form of SCIM. `detail` names the attribute, and never what was sent. */
export class ScimError extends Error {
  override readonly name = 'ScimError';
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 429;
  readonly scimType: ScimType | undefined;

  constructor(status: ScimError['status'], scimType: ScimType | undefined, detail: string) {
    super(detail);
    this.status = status;
    this.scimType = scimType;
  }

  /** The body of the answer. */
  get body(): object {
    return {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: String(this.status),
      ...(this.scimType && { scimType: this.scimType }),
      detail: this.message,
    };
  }
}
