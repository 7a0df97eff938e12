import type { Block, DocumentTree, Run } from '@app/documents';
import { syllable } from 'syllable';

/** `base − perSentence × words per sentence − perWord × syllables per word`: the form that all these formulas have. */
type Formula = {
  readonly by: string;
  readonly base: number;
  readonly perSentence: number;
  readonly perWord: number;
  readonly vowels: RegExp;
};

const latin = /[aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýÿ]+/g;
const english: Formula = { by: 'Flesch', base: 206.835, perSentence: 1.015, perWord: 84.6, vowels: latin };
const portuguese: Formula = { by: 'Martins', base: 248.835, perSentence: 1.015, perWord: 84.6, vowels: latin };

/** Formulas by language, where constants were fitted and published. */
const formulas: Readonly<Record<string, Formula>> = {
  en: english,
  'en-GB': english,
  de: { by: 'Amstad', base: 180, perSentence: 1, perWord: 58.5, vowels: latin },
  es: { by: 'Fernández-Huerta', base: 206.84, perSentence: 1.02, perWord: 60, vowels: latin },
  fr: { by: 'Kandel-Moles', base: 207, perSentence: 1.015, perWord: 73.6, vowels: latin },
  it: { by: 'Flesch-Vacca', base: 217, perSentence: 1.3, perWord: 60, vowels: latin },
  nl: { by: 'Douma', base: 206.84, perSentence: 0.93, perWord: 77, vowels: latin },
  pt: portuguese,
  'pt-BR': portuguese,
  ru: { by: 'Oborneva', base: 206.835, perSentence: 1.3, perWord: 60.1, vowels: /[аеёиоуыэюя]/g },
};

export type Readability = {
  readonly by: string;
  readonly score: number;
  readonly wordsInSentence: number;
  readonly syllablesInWord: number;
  /** The least readable sentences by the same formula, the hardest first, among those of eight words or more. */
  readonly hardest: readonly { readonly score: number; readonly text: string }[];
};

/**
 * The readability of a document, from 0 to about 100, if its language has a formula. Counts the sentences of paragraphs and
 * lists, an item without a full stop as one; excludes headings, tables, definitions, and the lines of labels in which sections and
 * entries are folded, which are not prose.
 *
 * Syllables of English are counted by a library with the exceptions of spelling. In other languages they are groups of vowels: the
 * error is a few percent, more where two adjacent vowels are two syllables, so compare only values of one language.
 */
export function readability(tree: DocumentTree): Readability | undefined {
  const formula = formulas[tree.language];
  if (!formula) return undefined;
  const sentences = tree.sections
    .flatMap(({ blocks }) => blocks.filter((_, at) => !isGist(blocks, at)).flatMap(proseOf))
    .flatMap((text) => sentencesOf(text, tree.language));
  const counted = sentences
    .map((text) => ({ text, words: wordsOf(text, tree.language) }))
    .filter(({ words }) => words.length > 0);
  const all = counted.flatMap(({ words }) => words);
  const syllables = sum(all.map((word) => syllablesIn(word, formula, tree.language)));
  const score = (count: number, words: readonly string[]) =>
    formula.base -
    (formula.perSentence * words.length) / count -
    (formula.perWord * sum(words.map((word) => syllablesIn(word, formula, tree.language)))) / words.length;
  const hardest = counted
    .filter(({ words }) => words.length >= 8)
    .map(({ text, words }) => ({ score: rounded(score(1, words)), text }))
    .toSorted((one, other) => one.score - other.score);
  return {
    by: formula.by,
    score: rounded(score(counted.length, all)),
    wordsInSentence: rounded(all.length / counted.length),
    syllablesInWord: rounded(syllables / all.length, 100),
    hardest,
  };
}

/** Whether a block lists what is in a section, or in the entry whose heading is before it. */
function isGist(blocks: readonly Block[], at: number): boolean {
  const [before, block] = [blocks[at - 1], blocks[at]];
  return (block?.kind === 'paragraph' && block.gist === true) || (before?.kind === 'heading' && before.folds === true);
}

function proseOf(block: Block): readonly string[] {
  if (block.kind === 'paragraph') return [ofRuns(block.runs)];
  return block.kind === 'list' ? block.items.map(ofRuns) : [];
}

function ofRuns(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('');
}

function sentencesOf(text: string, language: string): readonly string[] {
  return [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].map(({ segment }) =>
    segment.trim(),
  );
}

/** URLs and email addresses are not read syllable by syllable: they do not count. */
function wordsOf(sentence: string, language: string): readonly string[] {
  const prose = sentence.replace(/\S*(?:@|:\/\/)\S*/g, ' ');
  return [...new Intl.Segmenter(language, { granularity: 'word' }).segment(prose)]
    .filter(({ isWordLike, segment }) => isWordLike && /\p{L}/u.test(segment))
    .map(({ segment }) => segment.toLowerCase());
}

function syllablesIn(word: string, { vowels }: Formula, language: string): number {
  return Math.max(1, language.startsWith('en') ? syllable(word) : (word.match(vowels)?.length ?? 0));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function rounded(number: number, parts = 10): number {
  return Math.round(number * parts) / parts;
}
