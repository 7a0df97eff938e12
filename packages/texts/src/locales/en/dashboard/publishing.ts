export const publishing = {} as const;
