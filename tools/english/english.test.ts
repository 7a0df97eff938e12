import { expect, test } from 'vitest';
import { exceptions } from './exceptions.ts';
import { patterns } from './patterns.ts';
import { repeatedTitles, sentencesIn, textAreas, wordCount, type TextArea } from './sentences.ts';

const longestAverage = 14;

// One area alone: npx vitest run --project tools english -t interface/webhooks
test.each(textAreas)('$name reads like American English', (area) => {
  const hits = hitsIn(area).flatMap(({ excused, line }) => (excused ? [] : [line]));
  const repeated = repeatedTitles(area.words).map((key) => `${key} repeats its title`);
  expect([...hits, ...repeated]).toEqual([]);
});

test('sentences of the interface have 14 words on average or fewer', () => {
  const sentences = textAreas.flatMap(({ name, texts }) =>
    texts.flatMap(({ key, text }) => sentencesIn(text).map((sentence) => ({ at: `${name} ${key}`, sentence }))),
  );
  const counted = sentences
    .map(({ at, sentence }) => ({ at, sentence, words: wordCount(sentence) }))
    .toSorted((a, b) => b.words - a.words);
  const average = counted.reduce((sum, { words }) => sum + words, 0) / counted.length;
  const longest = counted.slice(0, 12).map(({ at, sentence, words }) => `${words}  ${at}  ${sentence}`);
  console.info(`${average.toFixed(1)} words on average. The longest sentences:\n${longest.join('\n')}`);
  expect(average).toBeLessThanOrEqual(longestAverage);
});

test('every exception is still needed', () => {
  const hits = textAreas.flatMap((area) => hitsIn(area));
  const unneeded = exceptions.filter(
    ({ area, key, pattern }) => !hits.some((hit) => hit.area === area && hit.key === key && hit.pattern === pattern),
  );
  expect(unneeded).toEqual([]);
});

test('the patterns find what they are for', () => {
  const words = {
    a: 'It stands in the settings.',
    b: 'Name of the owner',
    c: 'Where you build with',
    d: 'Nobody is asked for it.',
    e: { title: 'Your sites', text: 'All your sites' },
    f: 'Why this matters',
  };
  const texts = Object.entries(words).flatMap(([key, text]) => (typeof text === 'string' ? [{ key, text }] : []));
  const found = hitsIn({ name: 'interface/example', words, texts }).map(({ key, pattern }) => `${key}: ${pattern}`);
  expect(found).toEqual(['a: stand', 'b: of-genitive', 'c: clause without noun', 'd: ask for', 'd: somebody']);
  expect(repeatedTitles(words)).toEqual(['/e/text']);
});

function hitsIn({ name, texts }: TextArea) {
  return texts.flatMap(({ key, text }) =>
    patterns
      .filter(({ areas, found }) => (areas?.includes(name) ?? true) && found.test(text.replaceAll(/%\{\w*\}/g, '%{}')))
      .map((pattern) => ({
        area: name,
        key,
        pattern: pattern.name,
        line: `${key} (${pattern.name} → ${pattern.instead}): ${text}`,
        excused: isException(name, key, pattern.name),
      })),
  );
}

function isException(area: string, key: string, pattern: string): boolean {
  return exceptions.some((one) => one.area === area && one.key === key && one.pattern === pattern);
}
