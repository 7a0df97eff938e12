import type { PluralForms } from './plural.ts';

/**
 * What a translation of English words must look like: the same keys, and in every sentence the same
 * placeholders, in any order. A sentence in plural forms takes whatever forms the language has.
 */
export type Translated<English> = English extends string
  ? Sentence<English>
  : English extends PluralForms
    ? Exclude<keyof English, keyof PluralForms> extends never
      ? TranslatedForms<English>
      : TranslatedKeys<English>
    : TranslatedKeys<English>;

type TranslatedKeys<English> = { readonly [Key in keyof English]: Translated<English[Key]> };

// `one` may leave the number out ("One result"), `other` may not.
type TranslatedForms<English extends PluralForms> = Omit<PluralForms, 'other'> & {
  readonly other: Sentence<English['other']>;
};

type Sentence<S extends string> = S extends `${string}%{${infer Name}}${infer Rest}`
  ? `${string}%{${Name}}${string}` & Sentence<Rest>
  : string;
