/**
 * The maximum age of a downloaded list, in milliseconds. A list is published every week; an older one must not be used for
 * asking (RULES T9).
 */
export const listLasts = 14 * 86_400_000;
