import type { ErrorAnswer, FieldError } from '@app/contract/errors.ts';

export type FieldErrors = Readonly<Record<string, FieldError>>;

/** A refusal of the server, as it answered it. `status` is 0 when no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly fields: FieldErrors;

  constructor(
    status: number,
    answer: Pick<ErrorAnswer, 'message'> & Partial<Omit<ErrorAnswer, 'code'>> & { readonly code: string },
  ) {
    super(answer.message);
    this.status = status;
    this.code = answer.code;
    this.values = answer.values ?? {};
    this.fields = answer.fields ?? {};
  }

  get hasFields(): boolean {
    return Object.keys(this.fields).length > 0;
  }
}
