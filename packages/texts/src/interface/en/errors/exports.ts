/** CSV files that are asked for. */
export const exportErrors = {
  'export.not-found': 'This file no longer exists. Request a new one.',
  'export.not-ready': 'This file is not ready yet.',
} as const;
