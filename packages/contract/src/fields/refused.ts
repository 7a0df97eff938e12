import type { ErrorCode, ErrorValues } from '../errors.ts';

/** What a failed check of a field says: a code, and the values of its sentence, for `fieldProblems` to read. */
export function refused(code: Extract<ErrorCode, `field.${string}`>, values: ErrorValues = {}) {
  return { message: code, params: values };
}
