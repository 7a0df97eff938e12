import type { ErrorAnswer, FieldError } from '@app/contract/errors.ts';

export type FieldErrors = Readonly<Record<string, FieldError>>;

type Refusal = Pick<ErrorAnswer, 'message'> &
  Partial<Omit<ErrorAnswer, 'code'>> & { readonly code: string; readonly [detail: string]: unknown };

/** A refusal by the server. `status` is 0 if there was no response. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly fields: FieldErrors;
  /** Further fields of the response, unparsed: the caller knows their shape. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(status: number, answer: Refusal) {
    const { code, message, values = {}, fields = {}, ...details } = answer;
    super(message);
    this.status = status;
    this.code = code;
    this.values = values;
    this.fields = fields;
    this.details = details;
  }

  get hasFields(): boolean {
    return Object.keys(this.fields).length > 0;
  }
}
