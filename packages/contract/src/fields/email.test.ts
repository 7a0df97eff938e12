import fc from 'fast-check';
import { parse } from 'tldts';
import { expect, test } from 'vitest';
import { fieldProblems } from '../field-problems.ts';
import { email, isEmail, normalizeEmail, purchaseEmail } from './email.ts';
import { isTopLevelDomain } from './host.ts';
import { topLevelDomains } from './top-level-domains.ts';

test.each([
  'a@example.com',
  'first.last@example.co.uk',
  'name+tag@example.org',
  'name+@example.org',
  'name-@example.org',
  'a--b@example.org',
  'a.-b@example.org',
  '_under_score_@example.museum',
  'info@münchen.de',
  'info@пример.рф',
  'info@xn--e1afmkfd.xn--p1ai',
  'info@उदाहरण.भारत',
  'info@例え.みんな',
  'a@deep.er.sub.domain.example.email',
  'x@a1-b2.io',
  "o'connor@example.com",
  "mary.o'brien+news@example.ie",
])('%s is an address', (text) => {
  expect(isEmail(text)).toBe(true);
  expect(email.parse(`  ${text.toUpperCase()} `)).toBe(normalizeEmail(text));
});

test.each([
  ['Victim@Example.com', 'victim@example.com'],
  ['victim@ｅxample.com', 'victim@example.com'],
  ['victim@exampℓe.com', 'victim@example.com'],
  ['victim@𝐞xample.com', 'victim@example.com'],
  ['ｖictim＠example．com', 'victim@example.com'],
  ['victim@example。com', 'victim@example.com'],
  ['info@MÜNCHEN.de', 'info@xn--mnchen-3ya.de'],
  ['info@mu\u0308nchen.de', 'info@xn--mnchen-3ya.de'],
  ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
  ['info@XN--E1AFMKFD.xn--p1ai', 'info@xn--e1afmkfd.xn--p1ai'],
  ['nobody', 'nobody'],
  ['ü', 'ü'],
  ['a@exämple.com:25', 'a@exämple.com:25'],
  ['a@exämple.com/b', 'a@exämple.com/b'],
  ['a@xn--example-.com', 'a@xn--example-.com'],
])('%j has one form: %s', (text, form) => {
  expect(normalizeEmail(text)).toBe(form);
});

test('an address in its one form stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.domain(), (local, domain) => {
      for (const text of [`${local}@${domain}`, `a@${local}.${domain}`]) {
        const { success, data = '' } = email.safeParse(text);
        if (!success) continue;
        expect(normalizeEmail(data)).toBe(data);
        expect(data.normalize('NFKC')).toBe(data);
        expect(data).toMatch(/@[a-z0-9.-]+$/);
      }
    }),
  );
});

test.each([
  'example.com',
  '@example.com',
  'a@',
  'a@com',
  'a@.com',
  'a@example',
  'a@example.notatld',
  'a@example.c',
  'a@-example.com',
  'a@example-.com',
  'a@ex--ample.com',
  'a@exa_mple.com',
  'a@example..com',
  'a@example.com.',
  '.a@example.com',
  'a.@example.com',
  'a..b@example.com',
  'a---b@example.com',
  'a b@example.com',
  'a@b@example.com',
  'a@example.com\n',
  'a\0@example.com',
  '"quoted"@example.com',
  'a@[127.0.0.1]',
  'a@127.0.0.1',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(64)}.com`,
  `a@${'b.'.repeat(126)}com`,
])('%j is none', (text) => {
  expect(isEmail(text)).toBe(false);
});

test('what is wrong with an address is told by a code', () => {
  const problemOf = (text: unknown) => fieldProblems(email.safeParse(text).error!, text)['body'];
  expect(problemOf('nonsense')).toEqual({ code: 'field.email', values: {} });
  expect(problemOf('privacy@bakery.example')).toEqual({ code: 'field.email-ending', values: { ending: 'example' } });
  expect(problemOf('tom&jerry@example.com')).toEqual({ code: 'field.email-sign', values: { sign: '&' } });
  expect(problemOf('a b@example.com')).toEqual({ code: 'field.email', values: {} });
  expect(problemOf("o''connor@example.com")).toEqual({ code: 'field.email', values: {} });
  expect(problemOf('  ')).toMatchObject({ code: 'field.required' });
  expect(problemOf(undefined)).toMatchObject({ code: 'field.required' });
  expect(problemOf(7)).toMatchObject({ code: 'field.text' });
});

test('a purchase takes at most 70 characters', () => {
  const address = (length: number) => `name@${'d'.repeat(length - 'name@.x.com'.length)}.x.com`;
  expect(purchaseEmail.safeParse(address(70)).success).toBe(true);
  const refused = purchaseEmail.safeParse(address(71));
  expect(fieldProblems(refused.error!, address(71))).toEqual({
    body: { code: 'field.max-length', values: { length: 70 } },
  });
  expect(email.safeParse(address(71)).success).toBe(true);
});

test('the top-level domains are those of the public suffix list', () => {
  const known = (name: string) => parse(`example.${name}`).isIcann === true;
  // For za that list only has subdomains, such as co.za.
  expect([...topLevelDomains].filter((name) => !known(name))).toEqual(['za']);
  // A sample of old, new and international ones, to check that the list is complete.
  for (const name of ['com', 'arpa', 'ck', 'travel', 'app', 'zuerich', 'ευ', 'xn--qxa6a', 'vermögensberatung']) {
    expect(isTopLevelDomain(name), name).toBe(true);
  }
  for (const name of ['onion', 'local', 'test', 'invalid', 'toString', '*', ''])
    expect(isTopLevelDomain(name), name).toBe(false);
});

test('any text is judged, and none slowly', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof isEmail(text) === 'boolean'));
  for (const text of ['a'.repeat(50_000), 'a.'.repeat(25_000), '@'.repeat(50_000), `${'a-'.repeat(20_000)}@b.com`]) {
    expect(email.safeParse(text).success).toBe(false);
  }
});
