import { errorStatus, type ErrorCode, type ErrorStatus, type ErrorValues } from '@app/contract/errors.ts';
import type { FieldProblems } from '@app/contract/field-problems.ts';

/**
 * A refusal that the caller is told about: a code of the catalogue, the values of its sentence, and what is wrong with
 * single fields. A value called `seconds` on 429 and 503 also becomes `Retry-After`.
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ErrorCode;
  readonly values: ErrorValues | undefined;
  readonly fields: FieldProblems | undefined;
  /** What else the answer holds beside code and message, by name. */
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(
    code: ErrorCode,
    values?: ErrorValues,
    fields?: FieldProblems,
    details?: Readonly<Record<string, unknown>>,
  ) {
    super(code);
    this.code = code;
    this.values = values;
    this.fields = fields;
    this.details = details;
  }

  get status(): ErrorStatus {
    return errorStatus[this.code];
  }
}
