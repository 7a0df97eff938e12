/** What can be downloaded of a register. */
export const formatsOf = { controller: ['xlsx', 'csv', 'pdf', 'json'], processor: ['xlsx', 'csv', 'json'] } as const;
