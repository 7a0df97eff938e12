import { placeholders } from './fill.ts';
import type { Locale } from './locales.ts';
import { pluralCategories, usedCategories, type PluralForms } from './plural.ts';

/** A fault in a translation. */
export type Fault = {
  /** Its position in the texts, as a JSON pointer (RFC 6901): `/types/consent.recorded/name`. */
  readonly key: string;
  readonly code: FaultCode;
  /** The description of the fault, to be read after the key. */
  readonly message: string;
};

export type FaultCode =
  | 'key.missing'
  | 'key.unknown'
  | 'kind'
  | 'form.missing'
  | 'form.unknown'
  | 'placeholders'
  | 'leftover'
  | 'empty'
  | 'blank'
  | 'composed'
  | 'control'
  | 'placeholder.open'
  | 'placeholder.kind';

/** A sentence of an area with its key, and with all of its plural forms if it has any. */
export type Sentence = { readonly key: string; readonly sentence: string | PluralForms };

/**
 * Differences between the texts of an area and the English ones: keys, kinds, plural forms, placeholders, untranslated text.
 */
export function differences(locale: Locale, english: unknown, words: unknown, key = ''): Fault[] {
  if (typeof english === 'string') return sentenceDifferences(locale, english, words, key);
  if (!isTree(english))
    return Object.is(english, words) ? [] : [{ key, code: 'kind', message: `is not ${String(english)}` }];
  if (!isTree(words)) return [{ key, code: 'kind', message: 'is not an object' }];
  if (Array.isArray(english) !== Array.isArray(words))
    return [{ key, code: 'kind', message: `is ${Array.isArray(words) ? 'a list' : 'no list'}` }];
  if (isPlural(english)) return pluralDifferences(locale, english, words, key);

  const inside = Object.keys(english).flatMap((part): Fault[] =>
    Object.hasOwn(words, part)
      ? differences(locale, english[part], words[part], pointer(key, part))
      : [{ key: pointer(key, part), code: 'key.missing', message: 'is missing' }],
  );
  const spare = Object.keys(words).filter((part) => !Object.hasOwn(english, part));
  return [
    ...inside,
    ...spare.map((part): Fault => ({
      key: pointer(key, part),
      code: 'key.unknown',
      message: 'has no English',
    })),
  ];
}

/** Malformed sentences in any language: surrounding blanks, control characters, broken placeholders. */
export function badlyWritten(words: unknown, at = ''): Fault[] {
  if (isTree(words)) return Object.entries(words).flatMap(([part, inner]) => badlyWritten(inner, pointer(at, part)));
  if (typeof words !== 'string') return [];
  const wrong = rules.find(({ breaks }) => breaks(words));
  return wrong ? [{ key: at, code: wrong.code, message: wrong.message }] : [];
}

/** The sentences of an area, in order. A sentence with plural forms counts once. */
export function sentencesOf(words: unknown, key = ''): Sentence[] {
  if (typeof words === 'string') return [{ key, sentence: words }];
  if (!isTree(words)) return [];
  if (isPlural(words)) return [{ key, sentence: words }];
  return Object.entries(words).flatMap(([part, inner]) => sentencesOf(inner, pointer(key, part)));
}

/** The key of a nested part. @see RFC 6901, 3 */
export function pointer(key: string, part: string): string {
  return `${key}/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The parts of a key, from the outside in. */
export function pointerParts(key: string): string[] {
  return key
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function pluralDifferences(locale: Locale, english: PluralForms, words: Tree, key: string): Fault[] {
  const known: readonly string[] = pluralCategories(locale);
  const missing = usedCategories(locale).filter((form) => !Object.hasOwn(words, form));
  const spare = Object.keys(words).filter((form) => form !== 'other' && !known.includes(form));
  const allowed = placeholders(Object.values(english).join(' '));
  const others = Object.entries(words).filter(([form]) => form !== 'other' && !spare.includes(form));
  return [
    ...missing.map((form): Fault => ({ key, code: 'form.missing', message: `lacks the form ${form}` })),
    ...spare.map((form): Fault => ({
      key,
      code: 'form.unknown',
      message: `has the form ${form}, which ${locale} has not`,
    })),
    ...sentenceDifferences(locale, english.other, words['other'], pointer(key, 'other')),
    ...others.flatMap(([form, sentence]) => formDifferences(allowed, sentence, pointer(key, form))),
  ];
}

// A form for one number may omit the number: “One file”. It must not require values that the English does not.
function formDifferences(allowed: readonly string[], sentence: unknown, key: string): Fault[] {
  if (typeof sentence !== 'string') return [{ key, code: 'kind', message: 'is not a sentence' }];
  const unknown = placeholders(sentence).filter((name) => !allowed.includes(name));
  return unknown.length === 0
    ? []
    : [{ key, code: 'placeholders', message: `has placeholders that the English has not: ${unknown.join(', ')}` }];
}

function sentenceDifferences(locale: Locale, english: string, sentence: unknown, key: string): Fault[] {
  if (typeof sentence !== 'string') return [{ key, code: 'kind', message: 'is not a sentence' }];
  const [wanted, given] = [placeholders(english).join(', '), placeholders(sentence).join(', ')];
  const found: Fault[] = [];
  if (wanted !== given)
    found.push({
      key,
      code: 'placeholders',
      message: `has the placeholders ${given || '(none)'}, the English has ${wanted || '(none)'}`,
    });
  if (isLeftover(locale, english, sentence)) found.push({ key, code: 'leftover', message: 'is still English' });
  return found;
}

// Short words and names may be the same in two languages; six words never are.
function isLeftover(locale: Locale, english: string, sentence: string): boolean {
  return locale !== 'en-GB' && sentence === english && english.split(' ').length >= 6;
}

type Rule = { readonly code: FaultCode; readonly message: string; readonly breaks: (sentence: string) => boolean };

const rules: readonly Rule[] = [
  { code: 'empty', message: 'is empty', breaks: (sentence) => sentence.trim() === '' },
  { code: 'blank', message: 'begins or ends with a blank', breaks: (sentence) => sentence !== sentence.trim() },
  {
    code: 'composed',
    message: 'is not in the composed form (NFC)',
    breaks: (sentence) => sentence !== sentence.normalize('NFC'),
  },
  {
    code: 'control',
    message: 'has a control character',
    breaks: (sentence) => /[\0-\u0009\u000B-\u001F\u007F-\u009F]/.test(sentence),
  },
  {
    code: 'placeholder.open',
    message: 'has a placeholder that does not end',
    breaks: (sentence) => /%\{/.test(sentence.replaceAll(/%\{\w+\}/g, '')),
  },
  {
    code: 'placeholder.kind',
    message: 'has a placeholder of another kind',
    breaks: (sentence) => /\{\{|%[a-z]+%/.test(sentence),
  },
];

type Tree = Readonly<Record<string, unknown>>;

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}

const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];

function isPlural(tree: Tree): tree is PluralForms {
  return (
    typeof tree['other'] === 'string' &&
    Object.entries(tree).every(([form, sentence]) => forms.includes(form) && typeof sentence === 'string')
  );
}
