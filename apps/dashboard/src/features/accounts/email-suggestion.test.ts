import fc from 'fast-check';
import { expect, test } from 'vitest';
import { suggestEmail } from './email-suggestion.ts';
import { mailProviders } from '@app/contract/mail-providers.ts';

test.each([
  ['ann@gmial.com', 'ann@gmail.com'],
  ['ann@gmail.con', 'ann@gmail.com'],
  ['ann@gmail.co', 'ann@gmail.com'],
  ['ann@gamil.com', 'ann@gmail.com'],
  ['ann@GMAI.com', 'ann@gmail.com'],
  ['ann@hotmial.it', 'ann@hotmail.it'],
  ['ann@yaho.co.jp', 'ann@yahoo.co.jp'],
  ['ann@outlok.com', 'ann@outlook.com'],
  ['ann@libero.ti', 'ann@libero.it'],
  ['ann@seznan.cz', 'ann@seznam.cz'],
  ['ann@t-onlin.de', 'ann@t-online.de'],
  ['ann@gmx.dee', 'ann@gmx.de'],
  ['ann@company.con', 'ann@company.com'],
  ['ann@company.cmo', 'ann@company.com'],
  [' Ann.B+tag@gmial.com ', 'Ann.B+tag@gmail.com'],
  ['a@b@gmial.com', 'a@b@gmail.com'],
])('%s may mean %s', (typed, meant) => expect(suggestEmail(typed)).toBe(meant));

test.each([
  'ann@gmail.com',
  'ann@hotmail.ch',
  'ann@web.it',
  'ann@hp.com',
  'ann@company.ai',
  'ann@company.co.uk',
  'ann@mail.company.com',
  'ann@a1.net',
  'ann@münchen.de',
  'ann@почта.рф',
  'ann',
  'ann@',
  '@gmial.com',
  'ann@gmial',
  'ann@gmail..con',
  'ann@gmail.c(',
  'ann@gmail.(a+)+',
  '',
])('of %j nothing is suggested', (typed) => expect(suggestEmail(typed)).toBeUndefined());

test('no provider is taken for another', () => {
  for (const provider of mailProviders) expect(suggestEmail(`ann@${provider}`), provider).toBeUndefined();
  expect(new Set(mailProviders).size).toBe(mailProviders.length);
});

test('any text is read, and what is suggested stands', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.emailAddress(),
    fc.stringMatching(/^[a-z]{1,5}@[a-z.-]{1,12}$/),
  );
  fc.assert(
    fc.property(text, (typed) => {
      const meant = suggestEmail(typed);
      return meant === undefined || (meant !== typed && suggestEmail(meant) === undefined);
    }),
  );
});
