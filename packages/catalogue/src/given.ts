type Defined<T> = { readonly [Key in keyof T]?: Exclude<T[Key], undefined> };

/** The same without `undefined` fields: an unknown fact is absent. */
export function given<T extends object>(fields: T): Defined<T> {
  const result: Partial<T> = {};
  for (const key in fields) if (fields[key] !== undefined) result[key] = fields[key];
  // The removed fields are exactly those that the type makes optional.
  return result as Defined<T>;
}
