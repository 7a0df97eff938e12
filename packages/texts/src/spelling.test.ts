import { expect, test } from 'vitest';
import * as documents from './documents.ts';
import { loadWords, type Area } from './load.ts';

// Visitors, requesters and reporters read one spelling: American in `en`, British in `en-GB`.

const verbs =
  'custom|personal|organ|recogn|author|categor|minim|maxim|optim|final|anonym|pseudonym|harmon|util|summar|emphas|capital|normal|general|special|initial|synchron|apolog|legal|digit|real|critic';
const endings = '(?:e|es|ed|ing|ation|ations|er|ers)';
const british = new RegExp(
  String.raw`\b(?:(?:${verbs})is${endings}|(?:hon|col|fav|behavi|neighb)our\w*|centre[ds]?|catalogues?|programmes?|analys(?:e|ed|ing)|licence[sd]?|fulfil|(?:cancell|travell|labell|modell)(?:ed|ing)|judgement|whilst)\b`,
  'gi',
);
const american = new RegExp(
  String.raw`\b(?:(?:${verbs})iz${endings}|(?:hon|col|fav|behavi|neighb)or\w*|centers?|catalogs?|analyz(?:e|es|ed|ing)|fulfill|(?:cancel|travel|label|model)(?:ed|ing))\b`,
  'gi',
);

/** The sentences among words, with the keys that lead to each. */
function* sentences(words: unknown, at = ''): Generator<readonly [key: string, text: string]> {
  if (typeof words === 'string') yield [at, words];
  else if (words && typeof words === 'object')
    for (const [key, below] of Object.entries(words)) yield* sentences(below, at ? `${at}.${key}` : key);
}

/** Proper names keep the spelling of whoever bears them. */
const names =
  /Organi[sz]ation for Economic Co-operation|World Trade Organization|Colorado|Federal Trade Commission|Center for|Centre for|Bureau of|Analyzer/g;

async function misspelt(locale: 'en' | 'en-GB', wrong: RegExp): Promise<readonly string[]> {
  const found: string[] = [];
  for (const area of Object.keys(documents.english) as Area[])
    // an object literal's own keys
    for (const [key, text] of sentences(await loadWords(locale, area)))
      for (const [word] of text
        .replace(names, '')
        .replace(/%\{\w+\}|\]\([^)]*\)/g, '')
        .matchAll(wrong))
        found.push(`${area}.${key}: ${word}`);
  return found;
}

test('American English is spelled the American way', async () => {
  expect(await misspelt('en', british)).toEqual([]);
});

test('British English is spelled the British way', async () => {
  expect(await misspelt('en-GB', american)).toEqual([]);
});
