/** A startup error that the operator can fix; the message says how. Any other error that stops a start is a bug. */
export declare class CannotStart extends Error {
    readonly name = "CannotStart";
}
//# sourceMappingURL=cannot-start.d.ts.map