/** Who has read the documents of this language as a lawyer would: a name and a profession, or `machine` while nobody has. */
export const review = {
  by: 'machine',
} as const;
