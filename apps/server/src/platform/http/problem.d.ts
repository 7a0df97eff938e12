import { type ErrorCode, type ErrorStatus, type ErrorValues } from '@app/contract/errors.ts';
import type { FieldProblems } from '@app/contract/field-problems.ts';
/**
 * A refusal that the caller is told about: an error code, the values of its message, and the errors of single fields. On 429
 * and 503, a value named `seconds` also becomes `Retry-After`.
 */
export declare class Problem extends Error {
    readonly name = "Problem";
    readonly code: ErrorCode;
    readonly values: ErrorValues | undefined;
    readonly fields: FieldProblems | undefined;
    /** Additional properties of the response, besides code and message. */
    readonly details: Readonly<Record<string, unknown>> | undefined;
    constructor(code: ErrorCode, values?: ErrorValues, fields?: FieldProblems, details?: Readonly<Record<string, unknown>>);
    get status(): ErrorStatus;
}
//# sourceMappingURL=problem.d.ts.map