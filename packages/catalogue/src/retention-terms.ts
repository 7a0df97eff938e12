// Apart from the table, so that who needs the terms alone does not load it.

/**
 * Records with a retention period of their own: invoices and vouchers, books and annual accounts, business letters, claims, access
 * logs, and documents of applicants who were not hired.
 */
export const retainedRecords = ['vouchers', 'books', 'letters', 'claims', 'logs', 'applications'] as const;
export type RetainedRecord = (typeof retainedRecords)[number];

/** `duty`: the least time; `limitation`: when claims expire; `limit`: the most time that the law or the authority accepts. */
export const retentionEffects = ['duty', 'limitation', 'limit'] as const;
export type RetentionEffect = (typeof retentionEffects)[number];

/** The moment a period begins. Those that follow from the record itself are `event`. */
export const retentionStarts = ['year-end', 'business-year', 'decision', 'event'] as const;
export type RetentionStart = (typeof retentionStarts)[number];
