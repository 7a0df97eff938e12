import { expect, test } from 'vitest';
import { parseProviderList, providerProblems, shownProviders, type KnownProviders } from './index.ts';

const heads = '"Provider ID","Provider Name","Policy URL","Domains"';
const list = [
  heads,
  '"35","[TEST] Thirty-five, ""Ltd""","https://35.example/privacy","35.example"',
  '1,[TEST] One,http://one.example/p,"one.example, uno.example"',
];

const now = Date.UTC(2026, 10, 22);
const known: KnownProviders = {
  providers: [
    { id: 1, name: 'One', policy: '' },
    { id: 35, name: 'Thirty-five', policy: '' },
  ],
  downloadedAt: now - 86_400_000,
};

test.each([
  ['lines that end with carriage returns', '\r\n', ''],
  ['lines that do not', '\n', ''],
  ['a byte order mark and empty lines', '\n\n', '\uFEFF'],
])('the list is read, by id: %s', (_, between, before) => {
  const read = parseProviderList(before + list.join(between) + between);
  expect(read).toEqual({
    ok: true,
    value: [
      { id: 1, name: '[TEST] One', policy: 'http://one.example/p' },
      { id: 35, name: '[TEST] Thirty-five, "Ltd"', policy: 'https://35.example/privacy' },
    ],
  });
});

test('it may come without a line of names, without domains, and with line breaks inside of quotes', () => {
  expect(parseProviderList('7,Seven,"https://7.example/a\n"')).toEqual({
    ok: true,
    value: [{ id: 7, name: 'Seven', policy: 'https://7.example/a' }],
  });
  expect(parseProviderList('7,Seven,')).toMatchObject({ ok: true });
});

test('what is no address of the web leads nowhere', () => {
  for (const policy of ['javascript:alert(1)', 'seven.example', 'https://seven.example/"onclick=', '-']) {
    const read = parseProviderList(`7,Seven,"${policy.replaceAll('"', '""')}"`);
    expect(read).toMatchObject({ ok: true, value: [{ policy: '' }] });
  }
});

test.each([
  ['', 'rows'],
  [heads, 'rows'],
  ['<!doctype html>', 'rows'],
  ['7,Seven,https://7.example\n<html>,a,b', '2.id'],
  ['0,Zero,https://zero.example', '1.id'],
  ['7,Seven,https://7.example\n07,Seven,https://7.example', '2.id'],
  ['7,Seven,https://7.example\n1234567890,Big,https://big.example', '2.id'],
  ['7,,https://7.example', '1.name'],
  [`7,${'x'.repeat(201)},https://7.example`, '1.name'],
  ['7,"Se\u0007ven",https://7.example', '1.name'],
  ['7,Seven', '1.policy'],
  ['7,Seven,https://7.example,7.example,more', '1.policy'],
  ['7,Seven,https://7.example\n8,Eight,https://8.example,8.example', '2'],
  ['7,Seven,https://7.example\n7,Seven again,https://7.example', '2'],
  ['7,"Seven,https://7.example', 'quotes'],
  ['7,"Seven"s,https://7.example', 'quotes'],
  ['7,Sev"en,https://7.example', 'quotes'],
  ['7,Seven,'.padEnd(5_000_001, 'x'), 'length'],
])('what makes no sense is refused as a whole: %s', (csv, at) => {
  expect(parseProviderList(csv)).toEqual({ ok: false, at });
});

test('G10: only those of whom the list knows the name are shown', () => {
  expect(shownProviders(known, [35, 99]).map(({ id }) => id)).toEqual([35]);
});

test('G10: Additional Consent wants a list that is there, is current, and knows whoever was chosen', () => {
  expect(providerProblems([35], known, now)).toEqual([]);
  expect(providerProblems([35], undefined, now)).toEqual(['providers']);
  expect(providerProblems([99], known, now + 14 * 86_400_000)).toEqual(['providers-old', 'providers-none']);
  expect(providerProblems([], known, now)).toEqual(['providers-none']);
});
