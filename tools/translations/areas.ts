import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { locales, wordsFile, loadedLocales, type Area, type Locale } from '@app/texts';
import { english as documentAreas } from '@app/texts/documents.ts';
import { english as interfaceAreas } from '@app/texts/interface.ts';
import { sentencesOf, type Sentence } from '@app/texts/parity.ts';
import { readEnglish, type English } from './english.ts';
import { revisionOf } from './revision.ts';

/** Sentences that are translated as one file: `interface/webhooks`. */
export type WordsArea = {
  readonly name: string;
  /** The English file, relative to `src`. */
  readonly englishFile: string;
  /** The file of a translation, relative to `src`. */
  readonly file: (locale: Locale) => string;
  /** The languages in which the product shows it, besides English. */
  readonly locales: readonly Locale[];
};

const ofRoots = [
  ...Object.keys(interfaceAreas).map((area) => ['interface', area] as const),
  ...Object.keys(documentAreas).map((area) => ['documents', area] as const),
];

/** Every area, in the product's order of declaration. */
export const areas: readonly WordsArea[] = [
  ...ofRoots.map(([root, key]): WordsArea => {
    const area = key as Area; // a key of one of the two roots
    const file = wordsFile(area);
    return {
      name: `${root}/${file}`,
      englishFile: `${root}/en/${file}.ts`,
      file: (locale) => `${root}/${locale}/${file}.json`,
      locales: loadedLocales(area).filter((locale) => locale !== 'en'),
    };
  }),
  {
    name: 'verify',
    englishFile: 'verify/en.ts',
    file: (locale) => `verify/${locale}.json`,
    locales: ['de', 'it', 'pt-BR'],
  },
];

/** The area that a name refers to: `interface/webhooks`, or just `webhooks`. */
export function areaNamed(name: string): WordsArea | undefined {
  return areas.find((area) => area.name === name || area.name.split('/').at(-1) === name);
}

/** The target language of a code. English is excluded, because it is written in the code. */
export function localeNamed(code: string): Locale | undefined {
  return locales.find((locale) => locale === code && locale !== 'en');
}

/** An English sentence with its current revision. */
export type EnglishSentence = Sentence & { readonly revision: string };

/** The texts of an area in the folder `packages/texts` or a copy of it. */
export type AreaWords = {
  readonly area: WordsArea;
  readonly english: English;
  readonly sentences: readonly EnglishSentence[];
};

/** Reads the English texts of an area, with comments. */
export function readArea(texts: string, area: WordsArea): AreaWords {
  const english = readEnglish(path.join(texts, 'src', area.englishFile));
  const sentences = sentencesOf(english.words);
  return { area, english, sentences: sentences.map((one) => ({ ...one, revision: revisionOf(one.sentence) })) };
}

/** The translation of an area; `undefined` if none has been started. */
export function readTranslation(texts: string, area: WordsArea, locale: Locale): unknown {
  const file = translationFile(texts, area, locale);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

export function translationFile(texts: string, area: WordsArea, locale: Locale): string {
  return path.join(texts, 'src', area.file(locale));
}
