import { expect, test } from 'vitest';
import {
  officialLanguage,
  parseTranslation,
  parseVendorList,
  stringLanguage,
  tcfProblems,
  type KnownList,
  type TcfPlan,
} from './index.ts';
import { testTexts, testVendorList } from './test-list.ts';

const now = Date.UTC(2026, 10, 22);
const reading = parseVendorList(testVendorList(120));
const german = parseTranslation(testTexts(5, 'de'));
if (!reading.ok || !german.ok) throw new Error('the test list is read');
const known: KnownList = {
  list: reading.value,
  downloadedAt: now - 86_400_000,
  translations: new Map([['de', german.value]]),
};
const plan: TcfPlan = {
  cmpId: 300,
  country: 'DE',
  languages: ['de', 'en-GB'],
  vendors: 'all',
  restrictions: [],
  stacks: [2],
  markup: '',
  contrast: 5,
};

test('TCF can be on with an id, a current list and its texts', () => {
  expect(tcfProblems(plan, known, now)).toEqual([]);
});

test.each([[null], [0], [1], [4096], [2.5]])('T1: not without a registered id: %s', (cmpId) => {
  expect(tcfProblems({ ...plan, cmpId }, known, now)).toEqual([{ problem: 'cmp-id' }]);
});

test('T9: not without a downloaded list, nor with one of weeks ago, nor of unknown rules', () => {
  expect(tcfProblems(plan, undefined, now)).toEqual([{ problem: 'list' }]);
  expect(tcfProblems(plan, { ...known, downloadedAt: now - 15 * 86_400_000 }, now)).toEqual([{ problem: 'list-old' }]);
  expect(tcfProblems(plan, { ...known, list: { ...known.list, policy: 6 } }, now)).toEqual([{ problem: 'policy' }]);
});

test('T10: not without the official texts of every language; one that has none shows the English', () => {
  expect(tcfProblems({ ...plan, languages: ['fr', 'de'] }, known, now)).toEqual([{ problem: 'texts', language: 'fr' }]);
  expect(tcfProblems({ ...plan, languages: ['id'] }, known, now)).toEqual([]);
  const locales = ['id', 'en-GB', 'pt', 'pt-BR', 'zh-CN', 'sr', 'nl', 'no', 'xx'];
  expect(locales.map(officialLanguage)).toEqual(['en', 'en', 'pt-pt', 'pt-br', 'zh', 'en', 'nl', 'no', 'en']);
  expect(['id', 'pt-BR', 'zh-CN', 'de'].map(stringLanguage)).toEqual(['EN', 'PT', 'ZH', 'DE']);
});

test('T12, T19: not with a contrast below 5:1', () => {
  expect(tcfProblems({ ...plan, contrast: 4.99 }, known, now)).toEqual([{ problem: 'contrast' }]);
  expect(tcfProblems({ ...plan, contrast: Number.NaN }, known, now)).toEqual([{ problem: 'contrast' }]);
});

test('T19: an own first layer needs its content, accept and customise', () => {
  const whole =
    '<p>%{banner_content}</p><button class="candor-accept">Yes</button><button data-candor-customise>More</button>';
  expect(tcfProblems({ ...plan, markup: whole }, known, now)).toEqual([]);
  expect(tcfProblems({ ...plan, markup: '<p>Hello</p>' }, known, now)).toEqual([
    { problem: 'markup', part: 'banner_content' },
    { problem: 'markup', part: 'accept' },
    { problem: 'markup', part: 'customise' },
  ]);
});

test('not for vendors, purposes and stacks that the list does not have', () => {
  const restrictions = [{ purpose: 12, type: 0 as const, vendors: [] }];
  expect(
    tcfProblems({ ...plan, vendors: [30_000], stacks: [77], restrictions, country: 'Germany' }, known, now),
  ).toEqual([
    { problem: 'country' },
    { problem: 'vendors' },
    { problem: 'restriction', id: 12 },
    { problem: 'stack', id: 77 },
  ]);
});
