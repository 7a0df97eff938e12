import { documentLocales, loadDocumentWords, locales, type Locale } from '@app/texts';
import { withdrawal } from '@app/texts/prescribed/withdrawal.ts';
import { describe, expect, test } from 'vitest';
import { compile, prescribedIn, uncomparedInstructions, type Block, type Facts, type TermsFacts } from './index.ts';

const on = '2026-11-21';
const functionUrl = 'https://example.com/withdraw';

const selling = (terms: TermsFacts, more: Partial<Facts> = {}): Facts => ({
  site: { type: 'Site', name: 'Example' },
  owner: {
    name: 'Example GmbH',
    email: 'privacy@example.com',
    serviceEmail: 'orders@example.com',
    address: 'Street 1, Vienna',
    country: 'AT',
    phone: '+43 1 000 0000',
  },
  services: [],
  audience: { areaType: 'europe' },
  terms,
  ...more,
});

async function blocksOf(facts: Facts, language: Locale = 'en'): Promise<readonly Block[]> {
  const words = await loadDocumentWords(language);
  const tree = compile(facts, words, { kind: 'terms_and_conditions', language, variant: 'complete', on });
  return tree.sections.find(({ id }) => id === 'withdrawal')?.blocks ?? [];
}
const textOf = (block: Block): string =>
  block.kind === 'paragraph' ? block.runs.map(({ text }) => text).join('') : '';
const framed = async (facts: Facts, language: Locale = 'en') =>
  (await blocksOf(facts, language)).filter((block) => prescribedIn(block) !== undefined).map(textOf);
const { instructions, form } = withdrawal.en.texts;

describe('T1: the instructions on withdrawal', () => {
  test('stand word for word, with name, address, telephone number and e-mail for customers', async () => {
    const text = await framed(selling({ offers: ['goods'], withdrawal: { functionUrl } }));
    const trader = 'Example GmbH, Street 1, Vienna, +43 1 000 0000, orders@example.com';
    const function_ = `${functionUrl} (Withdraw from contract here)`;
    expect(text).toEqual([
      instructions.right,
      instructions.period,
      instructions.expires.separately,
      `${instructions.exercise.replace('%{trader}', trader)} ${instructions.online.replace('%{function}', function_)}`,
      instructions.deadline,
      instructions.effects,
      instructions.reimburse,
      instructions.withhold,
      instructions.sendBack,
      instructions.costCustomer,
      instructions.value,
      form.intro,
      form.to.replace('%{recipient}', 'Example GmbH, Street 1, Vienna, orders@example.com'),
      form.declare,
      form.ordered,
      form.name,
      form.address,
      form.signature,
      form.date,
      form.delete,
    ]);
  });

  test.each([
    ['goods in one piece', { offers: ['goods'], withdrawal: { delivered: 'together' } }, instructions.expires.together],
    [
      'goods in several pieces',
      { offers: ['goods'], withdrawal: { delivered: 'pieces' } },
      instructions.expires.pieces,
    ],
    ['goods in a subscription', { offers: ['goods'], subscription: {} }, instructions.expires.regularly],
    ['services', { offers: ['software'] }, instructions.expires.contract],
    ['services begun before', { offers: ['software'] }, instructions.services],
    ['goods that are collected', { offers: ['goods'], withdrawal: { collects: true } }, instructions.collect],
    ['collection paid by the owner', { offers: ['goods'], withdrawal: { collects: true } }, instructions.costOwner],
    [
      'returns that the owner pays',
      { offers: ['goods'], withdrawal: { returnCosts: 'owner' } },
      instructions.costOwner,
    ],
    [
      'goods that cannot go by post',
      { offers: ['goods'], withdrawal: { returnCostEstimate: '45 €' } },
      instructions.costEstimate.replace('%{amount}', '45 €'),
    ],
    [
      'returns to somebody else',
      { offers: ['goods'], withdrawal: { returnAddress: 'Lager GmbH, Graz' } },
      instructions.sendBackTo.replace('%{recipient}', 'Lager GmbH, Graz'),
    ],
  ] satisfies [string, TermsFacts, string][])('follow the facts: %s', async (_, terms, sentence) => {
    expect(await framed(selling(terms))).toContain(sentence);
  });

  test('are complete for each kind of contract, and goods are not sent back where there are none', async () => {
    const both = await framed(selling({ offers: ['goods', 'software'] }));
    expect(both.filter((text) => text === instructions.reimburse)).toHaveLength(2);
    const services = await framed(selling({ offers: ['software'] }));
    for (const text of [instructions.withhold, instructions.sendBack, instructions.value])
      expect(services).not.toContain(text);
    expect(await framed(selling({ offers: ['goods'], withdrawal: { collects: true } }))).not.toContain(
      instructions.withhold,
    );
  });

  test('name 14 days where the owner grants more, which is said before', async () => {
    const blocks = await blocksOf(selling({ offers: ['goods'], withdrawal: { days: 30 } }));
    const longer = blocks.find((block) => textOf(block).includes('30 days'));
    expect(longer && prescribedIn(longer)).toBeUndefined();
    expect(blocks.map(textOf)).toContain(instructions.period);
    expect((await blocksOf(selling({ offers: ['goods'] }))).map(textOf).join(' ')).not.toContain('We grant you more');
  });

  test.each(documentLocales('terms_and_conditions'))(
    'are framed in %s only as a language of the Union',
    async (language) => {
      const { official, texts } = withdrawal[language];
      const blocks = await blocksOf(selling({ offers: ['goods'] }), language);
      expect(blocks.map(textOf)).toContain(texts.instructions.period);
      expect(new Set(blocks.flatMap((block) => prescribedIn(block) ?? []))).toEqual(
        new Set(official ? [official.language] : []),
      );
    },
  );

  test('are framed only for consumers in the Union', async () => {
    const british = selling({ offers: ['goods'] }, { audience: { areaType: 'us' } });
    const facts = { ...british, owner: { ...british.owner, country: 'GB' } };
    expect(await framed(facts)).toEqual([]);
    expect((await blocksOf(facts)).map(textOf)).toContain(instructions.period);
  });
});

test('T1: the languages in which nobody compared the instructions with the Official Journal are known', () => {
  const by = (wording: string, online: string) =>
    locales.filter((locale) => {
      const { official } = withdrawal[locale];
      return official?.wording === wording && official.online === online;
    });
  expect(by('official-journal', 'official-journal')).toEqual([]);
  expect(by('copies', 'copies')).toEqual(['de', 'en', 'en-GB', 'hu', 'lt', 'sk']);
  expect(by('copies', 'memory')).toEqual(['da', 'es', 'fr', 'it', 'nl', 'pl', 'sv']);
  expect(by('memory', 'memory')).toEqual(['bg', 'cs', 'el', 'et', 'fi', 'hr', 'lv', 'pt', 'ro', 'sl']);
  const facts = selling({ offers: ['goods'] });
  expect(uncomparedInstructions(facts, on, ['de', 'ja', 'fi'])).toEqual(['de', 'fi']);
  expect(uncomparedInstructions(selling({ offers: ['information'] }), on, ['de'])).toEqual([]);
});

test('T1: every version of the prescribed texts has the same places to fill in', () => {
  const places = (locale: Locale) => {
    const { texts } = withdrawal[locale];
    const { expires, ...says } = texts.instructions;
    return Object.entries({ ...expires, ...says, ...texts.form }).flatMap(([key, text]) =>
      [...text.matchAll(/%\{\w+\}/g)].map(([place]) => `${key} ${place}`),
    );
  };
  for (const locale of locales) expect(places(locale).toSorted(), locale).toEqual(places('en').toSorted());
});
