import { loadWords, loadedLocales, locales, type Locale } from '@app/texts';
import { describe, expect, test } from 'vitest';
import {
  composeLetter,
  groundsAgainst,
  lawsFor,
  rightsUnder,
  type Letter,
  type LetterContent,
  type LetterContext,
} from './index.ts';

const on = '2026-11-29';

async function contextIn(locale: Locale, place = 'DE', more: Partial<LetterContext> = {}): Promise<LetterContext> {
  const laws = lawsFor(place, undefined, on);
  return {
    locale,
    words: await loadWords(locale, 'dsar'),
    lawNames: (await loadWords(locale, 'documents')).legalBases.gdprNames,
    number: '4F7K-92QX',
    name: 'Anna Muster',
    owner: 'Corner Coffee Ltd',
    date: '2026-11-29',
    due: '2026-12-29',
    rights: rightsUnder(laws, on),
    laws,
    on,
    authority: 'The Authority, 1 Street',
    ...more,
  };
}

const record = {
  name: 'Orders',
  purpose: 'a purpose',
  basis: 'a basis',
  data: 'some data',
  recipients: ['Stripe'],
  kept: 'ten years',
  source: 'a source',
  transfers: [{ country: 'a country', safeguard: 'a safeguard' }],
};

const answer = {
  kind: 'answer',
  refused: [],
  text: 'own words',
  kept: 'invoices',
  told: ['Stripe'],
  records: [record],
  automated: '',
} as const;

const contents: readonly LetterContent[] = [
  { kind: 'acknowledgement' },
  { kind: 'message', text: 'own words' },
  { kind: 'identity', text: 'a doubt', stopsClock: true, points: [], document: true },
  { kind: 'identity', text: '', stopsClock: false, points: ['Order number', 'Postal code'], document: false },
  { kind: 'clarification', text: 'a question', stopsClock: true },
  { kind: 'extension', reason: 'complex', text: 'a reason', article: 'GDPR Art. 12(3)' },
  { kind: 'extension', reason: 'numerous', text: 'a reason', article: 'GDPR Art. 12(3)' },
  { kind: 'fee', amount: '10 EUR', ground: 'excessive' },
  answer,
];

const textOf = ({ blocks }: Letter) => blocks.map(({ text }) => text).join('\n');

test('requests are written in each language of the documents', () => {
  expect(loadedLocales('dsar')).toEqual(locales);
});

describe.each([...locales])('in %s', (locale) => {
  test('every letter is whole, under the laws of Europe, Britain, California, Virginia and Brazil', async () => {
    for (const place of ['DE', 'GB', 'US-CA', 'US-VA', 'BR', 'XX']) {
      const context = await contextIn(locale, place);
      for (const content of contents) {
        const letter = composeLetter(context, content);
        expect(letter.subject).not.toBe('');
        expect(textOf(letter), `${place} ${content.kind}`).not.toMatch(/%\{|undefined|\(\)|\.\.$|\. \./m);
        expect(letter.blocks.at(-1)?.text).toBe('Corner Coffee Ltd');
        expect(letter.blocks[0]?.text).toContain('Anna Muster');
      }
    }
  });

  test('RULES D8: an access letter has each item of GDPR Art. 15(1)(a) to (h) and 15(2), and none can be taken out', async () => {
    const context = await contextIn(locale, 'DE', { rights: ['access'] });
    const { letters } = context.words;
    const { blocks } = composeLetter(context, answer);
    const required = blocks.filter((block) => block.required).map(({ text }) => text);
    const { purposes, data, recipients, kept, source, transfers, noAutomated, yourRights } = letters.access;
    for (const item of [
      `${purposes}: a purpose · a basis`,
      `${data}: some data`,
      `${recipients}: Stripe`,
      `${kept}: ten years`,
      `${source}: a source`,
      `${transfers}: a country: a safeguard`,
      noAutomated,
      yourRights,
    ])
      expect(required).toContain(item);
    expect(required.some((text) => text.includes('The Authority, 1 Street'))).toBe(true);
    expect(required.some((text) => text.includes(`${context.lawNames.union} Art. 15`))).toBe(true);
  });

  test('RULES D5: each refusal that a law allows names its ground, the courts, and who hears complaints', async () => {
    for (const place of ['DE', 'GB', 'US-VA', 'BR']) {
      const context = await contextIn(locale, place);
      const { letters } = context.words;
      for (const right of context.rights) {
        for (const ground of groundsAgainst(right)) {
          const refused = [{ right, ground }];
          const { blocks } = composeLetter({ ...context, rights: [right] }, { ...answer, refused });
          const required = blocks.filter((block) => block.required).map(({ text }) => text);
          const stem = letters.refusal.grounds[ground].replace(/[.。]$/, '');
          expect(required.filter((text) => text.includes(stem))).toHaveLength(1);
          expect(required).toContain(letters.remedies.court);
          expect(required.filter((text) => text.includes('The Authority'))).toHaveLength(1);
          if (place === 'US-VA') expect(required).toContain(letters.remedies.appeal);
        }
      }
    }
  });
});
