/** Lower-case hexadecimal. */
export type Hex = string;
/** Base64url without padding. */
export type Base64 = string;
/** ISO 8601. */
export type DayText = string;
