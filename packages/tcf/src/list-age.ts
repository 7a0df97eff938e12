/** A list is published every week: one that was downloaded longer ago, in milliseconds, is not asked with (RULES T9). */
export const listLasts = 14 * 86_400_000;
