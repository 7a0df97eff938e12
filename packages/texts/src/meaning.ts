import { legalConcepts, type LegalConceptId, type LegalTerm, type LegalTerms } from './legal-terms.ts';

/**
 * Elements of an English sentence that its translation lacks: numbers, terms of the law, a negation, an alternative.
 *
 * @param key area and key of the sentence, joined by dots: `documents.rights.access.name`
 * @returns one description per missing element, in English
 */
export function lostMeaning(
  key: string,
  english: string,
  translation: string,
  language: LegalTerms,
): readonly string[] {
  const { terms, meaning } = language;
  // What a free translation says instead of a negation, an alternative or a number.
  const instead = meaning.instead?.[key];
  if (instead !== undefined && !translation.toLowerCase().includes(instead)) return [`"${instead}"`];
  return [
    ...conceptsIn(key, english.toLowerCase()).flatMap((id) =>
      saysTerm(terms[id], translation.toLowerCase()) ? [] : [`the term "${terms[id].term}"`],
    ),
    ...(instead === undefined ? lostForm(key, english, translation, meaning) : []),
  ];
}

function lostForm(key: string, english: string, translation: string, { not, or }: Meaning): readonly string[] {
  const there = numbersIn(translation);
  const plain = english.replaceAll(
    /\bnos?\. ?(?=\d)|whether or not|without (?:undue delay|delay|limit)|free of charge/gi,
    '',
  );
  return [
    ...numbersIn(english).flatMap((number) => (there.includes(number) ? [] : [`the number ${number}`])),
    ...(englishNot.test(plain) && !idioms.has(key) && !isSaid(not, translation) ? ['the negation'] : []),
    ...(englishOr.test(plain) && !idioms.has(key) && !isSaid(or, translation) ? ['the alternative'] : []),
  ];
}

type Meaning = LegalTerms['meaning'];

const englishNot = /\b(?:not|never|no|without|cannot|nobody|neither|nor|nothing|none|don[’']t)\b/i;
const englishOr = /\bor\b/i;

/** Sentences whose "no", "not", "without" or "or" is an English idiom: "say no", "aged 16 or over", "who is not the carrier". */
const idioms: ReadonlySet<string> = new Set([
  'cookiePolicy.about.site',
  'cookiePolicy.about.app',
  'documents.decisions.children.minimumAge.one',
  'documents.decisions.children.minimumAge.other',
  'documents.decisions.obligation.text',
  'documents.frame.no',
  'documents.frame.unknown',
  'documents.rights.automated.name',
  'documents.regions.switzerland.reading',
  'regimes.australia.access',
  'termsAndConditions.closing.law.lawState',
  'termsAndConditions.contract.subscription.cause',
  'termsAndConditions.contract.subscription.period',
  'termsAndConditions.delivery.goods.risk',
  'termsAndConditions.delivery.goods.riskConsumers',
  'termsAndConditions.withdrawal.periodGoods',
]);

function conceptsIn(key: string, english: string): readonly LegalConceptId[] {
  return (Object.keys(legalConcepts) as LegalConceptId[]).filter((id) => {
    const concept: { readonly english: readonly string[]; readonly keys?: readonly string[] } = legalConcepts[id];
    // Elsewhere the English word is often an ordinary one, or part of the name of a foreign law.
    const isNamed = concept.keys?.includes(key) ?? key.startsWith('documents.');
    return isNamed && concept.english.some((form) => english.includes(form));
  });
}

function saysTerm({ stems, never = [] }: LegalTerm, sentence: string): boolean {
  return stems.some((stem) => sentence.includes(stem)) && !never.some((stem) => sentence.includes(stem));
}

function numbersIn(sentence: string): readonly string[] {
  return sentence.replaceAll(/%\{\w+\}/g, '').match(/\d+/g) ?? [];
}

/** Whether a sentence has one of the words: `ne*` begins a word, `*matta` ends one, `~` stands anywhere, for languages without blanks. */
function isSaid(words: readonly string[], sentence: string): boolean {
  return words.some((word) => {
    if (word.startsWith('~')) return sentence.includes(word.slice(1));
    const [begins, ends] = [word.startsWith('*'), word.endsWith('*')];
    const core = word.slice(begins ? 1 : 0, ends ? -1 : undefined);
    return new RegExp(`${begins ? '' : String.raw`(?<!\p{L})`}${core}${ends ? '' : String.raw`(?!\p{L})`}`, 'iu').test(
      sentence,
    );
  });
}
