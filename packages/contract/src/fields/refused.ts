import type { ErrorValues, PageErrorCode } from '../errors.ts';

/** The error of a field's failed check: a code and the values of its message, which `fieldProblems` reads. */
export function refused(code: Extract<PageErrorCode, `field.${string}`>, values: ErrorValues = {}) {
  return { message: code, params: values };
}
