import { expect, test } from 'vitest';
import { emailsIn } from './emails-in.ts';

test.each([
  ['ada@example.com, bo@example.com;cy@example.com\n\ndi@example.com', 4],
  ['Ada Lovelace <ada@example.com>\n"Bo, Jr." <BO@example.com>', 2],
  ['ada@example.com ADA@example.com', 1],
  ['', 0],
])('addresses are found in %j', (text, count) => {
  const { emails, wrong } = emailsIn(text);
  expect([emails.length, wrong]).toEqual([count, undefined]);
});

test('what is no address is named', () => {
  expect(emailsIn('ada@example.com, bo at example')).toMatchObject({ wrong: 'bo' });
});
