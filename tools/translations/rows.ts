import { cldrLocale, placeholders, pluralCategories, usedCategories, type Locale, type PluralForms } from '@app/texts';
import { pointer, pointerParts } from '@app/texts/parity.ts';
import { readTranslation, type AreaWords, type EnglishSentence } from './areas.ts';
import { readRevisions, revisionFor, type Revision } from './revisions.ts';

export type State = 'translated' | 'stale' | 'missing';

/** A row for a translator: a sentence, or one plural form of a sentence. */
export type Row = {
  readonly locale: Locale;
  readonly area: string;
  readonly key: string;
  readonly form: keyof PluralForms | undefined;
  readonly english: string;
  /** Empty if missing. */
  readonly translation: string;
  readonly state: State;
  /** The current revision of the English sentence with all its forms. */
  readonly revision: string;
  readonly placeholders: readonly string[];
  /** Notes from the developers: comments on the key and its parents, and the numbers that a form is for. */
  readonly notes: readonly string[];
};

/** The rows of an area in a language that are in the given states, in the order of the English texts. */
export function rowsOf(texts: string, words: AreaWords, locale: Locale, states: readonly State[]): Row[] {
  const translation = readTranslation(texts, words.area, locale);
  const revisions = readRevisions(texts, words.area);
  return words.sentences.flatMap((sentence) => {
    const translated = valueAt(translation, sentence.key);
    const state = stateOf(sentence, translated, revisions.get(sentence.key), locale);
    if (!states.includes(state)) return [];
    return rowsOfSentence(words, sentence, translated, state, locale);
  });
}

/** Whether a sentence is translated, and from the current English text. */
export function stateOf(
  { sentence, revision }: EnglishSentence,
  translated: unknown,
  recorded: Revision | undefined,
  locale: Locale,
): State {
  const isWritten = typeof sentence === 'string' ? typeof translated === 'string' : isForms(translated);
  if (!isWritten) return 'missing';
  const made = revisionFor(recorded, locale);
  return made === undefined || made === revision ? 'translated' : 'stale';
}

function rowsOfSentence(
  words: AreaWords,
  { key, sentence, revision }: EnglishSentence,
  translated: unknown,
  state: State,
  locale: Locale,
): Row[] {
  const common = { locale, area: words.area.name, key, state, revision };
  const comments = commentsOn(words, key);
  if (typeof sentence === 'string') {
    const translation = typeof translated === 'string' ? translated : '';
    const names = placeholders(sentence);
    return [{ ...common, form: undefined, english: sentence, translation, placeholders: names, notes: comments }];
  }
  const written = isForms(translated) ? translated : {};
  return pluralCategories(locale)
    .filter((form) => form === 'other' || usedCategories(locale).includes(form) || Object.hasOwn(written, form))
    .map((form) => ({
      ...common,
      form,
      english: englishOf(sentence, form),
      translation: written[form] ?? '',
      placeholders: placeholders(sentence.other),
      notes: [...comments, `Form “${form}”, for ${numbersOf(locale, form)}`],
    }));
}

/** The English text from which a form is translated: its own form, or `other`. */
export function englishOf(sentence: string | PluralForms, form: string | undefined): string {
  if (typeof sentence === 'string') return sentence;
  return form === 'one' ? (sentence.one ?? sentence.other) : sentence.other;
}

/** Comments on a key and its parents, outermost first; without the one on the whole area. */
function commentsOn({ english }: AreaWords, key: string): string[] {
  let at = '';
  return pointerParts(key).flatMap((part) => {
    at = pointer(at, part);
    return english.notes.get(at) ?? [];
  });
}

const numbers = new Map<string, string>();

/** Examples of numbers that use a form: `1, 21, 31, …`. */
function numbersOf(locale: Locale, form: keyof PluralForms): string {
  const name = `${locale} ${form}`;
  const known = numbers.get(name) ?? findNumbers(locale, form);
  numbers.set(name, known);
  return known;
}

function findNumbers(locale: Locale, form: keyof PluralForms): string {
  const rules = new Intl.PluralRules(cldrLocale(locale));
  const all = Array.from({ length: 200 }, (_, number) => number).filter((number) => rules.select(number) === form);
  if (all.length === 0) return 'fractions or very large numbers';
  return all.length <= 5 ? all.join(', ') : `${all.slice(0, 5).join(', ')}, …`;
}

/** The value at a key. */
export function valueAt(words: unknown, key: string): unknown {
  return pointerParts(key).reduce<unknown>(
    (tree, part) =>
      typeof tree === 'object' && tree !== null && Object.hasOwn(tree, part)
        ? (tree as Readonly<Record<string, unknown>>)[part] // an object's own key
        : undefined,
    words,
  );
}

type Forms = Readonly<Partial<Record<keyof PluralForms, string>>>;

export function isForms(value: unknown): value is Forms {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
