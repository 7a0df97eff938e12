import type { CheckCode, CheckName } from '@app/evidence';
import german from '@app/texts/verify/de.json' with { type: 'json' };
import { verify as english } from '@app/texts/verify/en.ts';
import italian from '@app/texts/verify/it.json' with { type: 'json' };
import portuguese from '@app/texts/verify/pt-BR.json' with { type: 'json' };

export type Words = typeof english;

/** The texts of a check: its name, and the meaning of each of its codes. */
export type CheckWords = {
  readonly [name in CheckName]: { readonly title: string } & { readonly [code in CheckCode<name>]: string };
};

// All languages in one file: a page opened from disk cannot load others.
const words = { en: english, de: german, it: italian, 'pt-BR': portuguese } satisfies Record<
  string,
  Words & { readonly checks: CheckWords }
>;

export type Language = keyof typeof words;

export const languages = Object.keys(words) as readonly Language[]; // its keys are the type's

export const wordsOf = (language: Language): Words => words[language];

/** The first language among the reader's preferences that we have; `pt` and `pt-PT` map to `pt-BR`, all others to English. */
export function languageFor(preferred: readonly string[]): Language {
  const found = preferred.flatMap((tag) => {
    const base = tag.toLowerCase().split('-')[0];
    return languages.filter((language) => language.toLowerCase().split('-')[0] === base);
  });
  return found[0] ?? 'en';
}
