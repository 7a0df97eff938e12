import { loadDocumentWords, type Locale } from '@app/texts';
import { expect, test } from 'vitest';
import { sites } from '../test/sites.ts';
import { compile, renderText, type DocumentKind, type Facts } from './index.ts';

const { shop } = sites;
if (!shop) throw new Error('the shop is gone');

async function read(facts: Facts, language: Locale, kind: DocumentKind): Promise<string> {
  const tree = compile(facts, await loadDocumentWords(language), {
    kind,
    language,
    variant: 'complete',
    on: '2026-11-21',
  });
  return renderText(tree).replaceAll(/\s+/g, ' ');
}

/** The shop's terms, with the same number of days for withdrawal and for notice. */
const termsWith = (days: number): Facts => ({
  ...shop,
  terms: { offers: ['goods', 'software'], subscription: {}, withdrawal: { days }, noticeDays: days },
});

test.each([
  ['en', 21, [': 21 days.', 'notice of 21 days', 'at least 21 days before']],
  ['en-GB', 30, ['on 30 days’ notice']],
  ['de', 30, [': 30 Tage.', 'Frist von 30 Tagen', 'mindestens 30 Tage']],
  ['ru', 21, [': 21 день.', 'за 21 день до']],
  ['ru', 22, [': 22 дня.', 'за 22 дня до']],
  ['ru', 30, [': 30 дней.', 'за 30 дней до']],
  ['pl', 22, [': 22 dni.', 'z wyprzedzeniem 22 dni']],
  ['sl', 101, [': 101 dan.', 'z odpovednim rokom 101 dne', 'najmanj 101 dan']],
  ['sl', 102, [': 102 dneva.', 'z odpovednim rokom 102 dni', 'najmanj 102 dneva']],
  ['sl', 30, [': 30 dni.', 'z odpovednim rokom 30 dni']],
  ['hr', 21, [': 21 dan.', 'od 21 dana', 'najmanje 21 dan prije']],
  ['lt', 21, [': 21 diena.', 'įspėję prieš 21 dieną', 'ne mažiau kaip 21 dienai']],
  ['lt', 22, [': 22 dienos.', 'įspėję prieš 22 dienas', 'ne mažiau kaip 22 dienoms']],
  ['lt', 30, [': 30 dienų.', 'įspėję prieš 30 dienų', 'ne mažiau kaip 30 dienų']],
  ['lv', 21, [': 21 diena.', 'brīdinot 21 dienu', 'vismaz 21 dienu pirms']],
  ['lv', 30, [': 30 dienas.', 'vismaz 30 dienas pirms']],
  ['ro', 15, [': 15 zile.', 'preaviz de 15 zile']],
  ['ro', 30, [': 30 de zile.', 'preaviz de 30 de zile']],
  ['hu', 30, [': 30 nap.', '30 napos felmondási', '30 nappal']],
  ['ja', 30, ['：30日', '30日前に']],
  ['zh-CN', 30, ['：30日', '提前30日']],
] as const)('days in %s: %i', async (language, days, phrases) => {
  const terms = await read(termsWith(days), language, 'terms_and_conditions');
  for (const phrase of phrases) expect(terms).toContain(phrase);
});

test.each([
  ['cs', 1, 'od 1 roku'],
  ['cs', 16, 'od 16 let'],
  ['sk', 1, 'od 1 roka'],
  ['pl', 16, 'od 16 lat'],
  ['bg', 1, 'навършили 1 година'],
  ['ru', 21, 'от 21 года'],
  ['ru', 16, 'от 16 лет'],
  ['hr', 21, 'najmanje 21 godinu'],
  ['hr', 13, 'najmanje 13 godina'],
  ['sl', 2, 'najmanj 2 leti'],
  ['sl', 16, 'najmanj 16 let'],
  ['lv', 21, 'no 21 gada'],
  ['ro', 18, 'cel puțin 18 ani'],
  ['ro', 21, 'cel puțin 21 de ani'],
] as const)('an age in %s: %i', async (language, minimumAge, phrase) => {
  const facts: Facts = { ...shop, audience: { minimumAge } };
  expect(await read(facts, language, 'privacy_policy')).toContain(phrase);
  expect(await read(facts, language, 'terms_and_conditions')).toContain(phrase);
});

test.each([
  ['sv', 7, 'day', '7 dagar'],
  ['et', 7, 'day', '7 päeva'],
  ['sl', 2, 'year', '2 leti'],
  ['sl', 3, 'month', '3 meseci'],
  ['pl', 5, 'year', '5 lat'],
  ['lt', 10, 'month', '10 mėnesių'],
  ['ro', 24, 'month', '24 de luni'],
  ['cs', 1.5, 'year', '1,5 roku'],
] as const)('a period in %s: %f %s', async (language, amount, unit, phrase) => {
  const kept = { kind: 'period', period: { amount, unit } } as const;
  const facts: Facts = { ...shop, activities: [{ id: 'accounting', kind: 'accounting', retention: kept }] };
  expect(await read(facts, language, 'privacy_policy')).toContain(phrase);
});
