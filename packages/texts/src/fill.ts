type Names<S extends string> = S extends `${string}%{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** The values a sentence asks for, read from its placeholders. */
export type Values<S extends string> = { readonly [Name in Names<S>]: string | number };

/**
 * Puts values into a sentence: `fill('%{number} results found', { number: 3 })`.
 * A placeholder without a value stays as it is written, so that a mistake is seen and not read as "undefined".
 */
export function fill<const S extends string>(sentence: S, values: Values<S>): string {
  const given: Readonly<Record<string, string | number>> = values;
  return sentence.replace(/%\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(given, name) ? String(given[name]) : placeholder,
  );
}

/** The names of a sentence's placeholders, each once, in alphabetical order. */
export function placeholders(sentence: string): string[] {
  const names = Array.from(sentence.matchAll(/%\{(\w+)\}/g), ([, name]) => name ?? '');
  return [...new Set(names)].sort();
}
