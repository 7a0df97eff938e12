import { documentLocales, loadDocumentWords, type Locale } from '@app/texts';
import { eld } from 'eld/small';
import { describe, expect, test } from 'vitest';
import { sites } from '../test/sites.ts';
import { compile, documentKinds, offers, variantsOf, type Block, type DocumentTree, type Facts } from './index.ts';

const on = '2027-06-01';
/**
 * Common English function words. Names of foreign laws and firms are English in every language, but only an English sentence
 * has several of these.
 */
const small = new Set(
  'the of and to you we your our is are not be with by or that which have has this can may'.split(' '),
);
const mostOfThem = 3;

function isEnglish(line: string): boolean {
  const found = new Set(
    line
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.filter((word) => small.has(word)),
  );
  return found.size >= mostOfThem && eld.detect(line).language === 'en';
}

const { app, clinic, shop, software } = sites;

/** Facts with a worldwide audience and every offer, but without the owner's own texts, which are English. */
function speakingOfAll(facts: Facts): Facts {
  const { guarantee: _, own: __, ...terms } = facts.terms ?? { offers: [] };
  return {
    ...facts,
    audience: { areaType: 'worldwide', children: true },
    terms: { ...terms, offers, customers: 'both', stores: ['apple', 'google'] },
  };
}

/**
 * The minimum length, in characters, at which a text's language is recognizable: names, citations and country lists are
 * shorter.
 */
const tellingLetters = 70;

function paragraphsOf({ sections }: DocumentTree): readonly string[] {
  return sections.flatMap(({ blocks }) => blocks.flatMap(linesOf)).filter((line) => line.length >= tellingLetters);
}

function linesOf(block: Block): readonly string[] {
  const text = (runs: readonly { readonly text: string }[]): string => runs.map((run) => run.text).join('');
  if (block.kind === 'paragraph') return [text(block.runs)];
  if (block.kind === 'list') return block.items.map(text);
  return block.kind === 'definitions' ? block.items.map(({ runs }) => text(runs)) : [];
}

describe.each(documentKinds)('a %s', (kind) => {
  test.each(documentLocales(kind).filter((locale) => !locale.startsWith('en')))(
    'has no English sentence left in %s',
    async (language: Locale) => {
      const words = await loadDocumentWords(language);
      const english = [app, clinic, shop, software].flatMap((facts) =>
        variantsOf(kind).flatMap((variant) => {
          if (!facts) throw new Error('a site is gone');
          const tree = compile(speakingOfAll(facts), words, { kind, language, variant, on });
          return paragraphsOf(tree).filter((line) => isEnglish(line));
        }),
      );
      expect([...new Set(english)]).toEqual([]);
    },
  );
});

test('an English sentence would be found', () => {
  expect(
    isEnglish('You can withdraw your consent at any time. What was done before the withdrawal stays lawful.'),
  ).toBe(true);
});

test('the data processing agreement cites the laws that ask for it as each language does', async () => {
  if (!software) throw new Error('the site is gone');
  const opening = async (language: Locale) => {
    const options = { kind: 'data_processing_agreement', language, variant: 'complete', on } as const;
    const [first] = compile(software, await loadDocumentWords(language), options).sections;
    return JSON.stringify(first?.blocks);
  };
  expect(await opening('en')).toContain('Art. 28(3) GDPR; Art. 28(3) UK GDPR; Art. 9 FADP');
  expect(await opening('es')).toContain('art. 28, apartado 3, del RGPD del Reino Unido; art. 9 de la LPD suiza');
  for (const language of documentLocales('data_processing_agreement').filter((each) => !each.startsWith('en')))
    expect(await opening(language)).not.toContain('GDPR Art. 28');
});
