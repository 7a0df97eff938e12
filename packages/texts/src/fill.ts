type Names<S extends string> = S extends `${string}%{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** The values a sentence requires, inferred from its placeholders. */
export type Values<S extends string> = { readonly [Name in Names<S>]: string | number };

/**
 * Fills a sentence's placeholders: `fill('%{number} results found', { number: 3 })`. A placeholder without a value stays in the
 * text, so that the mistake is visible and does not read as "undefined".
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
