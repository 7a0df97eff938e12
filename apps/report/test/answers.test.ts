import { expect, test } from 'vitest';
import { noAnswers } from '../src/form/answers/answers.ts';
import { contentBytes, contentsOf, periodOf } from '../src/form/answers/contents.ts';
import {
  factsFault,
  identityFault,
  ownFault,
  recipientsFault,
  typeFault,
  whenFault,
  wrongdoingFault,
} from '../src/form/answers/rules.ts';
import { filesFault, plainFiles, sentName, sizeFault, type Attached } from '../src/form/files/attached.ts';
import { readOfficeForm } from '../src/form/office/form.ts';
import { spell } from '../src/form/page/spell.ts';
import { feedbackDay } from '../src/form/views/done-view.ts';
import { reportingCountry } from '@app/whistleblowing';

const when = (of: Partial<ReturnType<typeof noAnswers>['when']>) => ({
  ...noAnswers(),
  when: { ...noAnswers().when, ...of },
});

test('W4 a report needs a type, what is wrong and what happened, and no name', () => {
  const none = noAnswers();
  expect([typeFault(none), wrongdoingFault(none), factsFault(none)].map((fault) => fault?.code)).toEqual([
    'type',
    'wrongdoing',
    'facts',
  ]);
  expect(identityFault({ ...none, identity: 'anonymous' })).toBeUndefined();
  expect(identityFault(none)?.code).toBe('identity');
  expect(identityFault({ ...none, identity: 'named', fullName: ' ' })).toEqual({ field: 'full-name', code: 'name' });
  expect(identityFault({ ...none, identity: 'named', fullName: 'a'.repeat(201) })?.most).toBe(200);
  expect(factsFault({ ...none, facts: 'a'.repeat(50_001) })).toEqual({
    field: 'facts',
    code: 'too-long',
    most: 50_000,
  });
});

test('a day or a period is complete, or it is not known', () => {
  const cases = [
    [{}, 'when-choice'],
    [{ choice: 'unknown' }, undefined],
    [{ choice: 'day', day: '' }, 'when-day'],
    [{ choice: 'day', day: '2026-02-30' }, 'when-day'],
    [{ choice: 'day', day: '2026-02-28' }, undefined],
    [{ choice: 'period', from: '2026-02-01', to: '' }, 'when-period'],
    [{ choice: 'period', from: '2026-02-01', to: '2026-01-31' }, 'when-period'],
    [{ choice: 'period', from: '2026-02-01', isOngoing: true }, undefined],
    [{ choice: 'period', to: '2026-02-01', isOngoing: true }, 'when-period'],
  ] as const;
  for (const [given, code] of cases) expect(whenFault(when(given))?.code).toBe(code);
  expect(periodOf(when({ choice: 'period', from: '2026-02-01', to: '2026-02-03', words: 'at night' }).when)).toBe(
    '2026-02-01 – 2026-02-03\nat night',
  );
  expect(periodOf(when({ choice: 'period', from: '2026-02-01', to: 'x', isOngoing: true }).when)).toBe('2026-02-01 –');
  expect(periodOf(when({ choice: 'unknown', day: '2026-02-01' }).when)).toBe('');
});

test('W9 at least one recipient stays', () => {
  const recipients = [{ id: 'a' }, { id: 'b' }];
  expect(recipientsFault({ ...noAnswers(), unticked: ['a'] }, recipients)).toBeUndefined();
  expect(recipientsFault({ ...noAnswers(), unticked: ['b', 'a'] }, recipients)?.code).toBe('recipients');
});

test("the office's own questions are answered where they have to be", () => {
  const answers = { ...noAnswers(), own: { a: ' ' } };
  expect(ownFault(answers, { id: 'a', isRequired: true })?.code).toBe('own');
  expect(ownFault(answers, { id: 'a', isRequired: false })).toBeUndefined();
});

test('a summary fits its size, whatever was written', () => {
  for (const letter of ['a', '"', '\u0000', '漢', '🙂']) {
    const answers = {
      ...noAnswers(),
      type: 'fraud' as const,
      wrongdoing: letter.repeat(2000),
      identity: 'named' as const,
    };
    const { summary } = contentsOf(answers, { questions: [], locale: 'en', files: [] });
    expect(contentBytes(summary).length).toBeLessThan(4095);
    expect(() => encodeURIComponent(summary.excerpt)).not.toThrow();
  }
});

test('without a name the part of the name is there, and holds nothing', () => {
  const answers = { ...noAnswers(), type: 'fraud' as const, identity: 'anonymous' as const, fullName: 'Typed before' };
  const { identity, body, summary } = contentsOf(answers, { questions: [], locale: 'it', files: [] });
  expect(identity).toBeNull();
  expect([body.isAnonymous, summary.isAnonymous]).toEqual([true, true]);
  expect(JSON.stringify([body, summary])).not.toContain('Typed before');
});

const attached = (of: Partial<Attached>): Attached => ({
  id: '00',
  name: 'Ada.Name.HEIC',
  size: 10,
  result: undefined,
  original: undefined,
  sendAnyway: false,
  ...of,
});

test('W6 a file that cannot be cleaned waits for a decision, and loses its name', () => {
  const clean = attached({ result: { ok: true, type: 'jpeg', bytes: Uint8Array.of(1), found: [], left: [] } });
  const refused = attached({ result: { ok: false, reason: 'unknown-type' }, original: Uint8Array.of(2) });
  expect(filesFault([clean, attached({})])).toBe('wait');
  expect(filesFault([clean, refused])).toBe('decide');
  expect(filesFault([clean, { ...refused, sendAnyway: true }])).toBeUndefined();
  expect([sentName(clean, 1), sentName(refused, 2), sentName({ ...refused, name: 'x.tar.g/z' }, 3)]).toEqual([
    'picture-1.jpg',
    'file-2.heic',
    'file-3.bin',
  ]);
  expect(plainFiles([clean, refused]).map(({ name, isClean, bytes }) => [name, isClean, [...bytes]])).toEqual([
    ['picture-1.jpg', true, [1]],
    ['file-2.heic', false, [2]],
  ]);
});

test('files have limits, each and together', () => {
  const limits = { file: 100, report: 150, files: 2 };
  expect([0, 101, 100].map((size) => sizeFault(size, [], limits))).toEqual(['empty', 'tooLarge', undefined]);
  expect(sizeFault(100, [attached({ size: 51 })], limits)).toBe('tooMuch');
  expect(sizeFault(1, [attached({ size: 1 }), attached({ size: 1 })], limits)).toBe('tooMany');
});

test('a form with members of other kinds still works, and takes nothing from elsewhere', () => {
  expect(readOfficeForm(null)).toMatchObject({ name: '', languages: [], questions: [], privacyNotice: {} });
  const form = readOfficeForm({
    name: 'Office',
    languages: ['it', 'xx', 4],
    logo: 'https://example.com/logo.png',
    questions: [{ id: 'a', text: 'Where?' }, { text: 'No ID' }, 'x'],
    authorities: [
      { name: 'A', url: 'javascript:alert(1)' },
      { name: 'B', url: 'https://example.com' },
    ],
    privacyNotice: { en: 'Words', it: 3 },
  });
  expect(form).toMatchObject({
    languages: ['it'],
    logo: null,
    questions: [{ id: 'a', text: 'Where?', isRequired: false }],
    authorities: [{ name: 'B', url: 'https://example.com' }],
    privacyNotice: { en: 'Words' },
  });
});

test('W3 an answer is due three months after the day of receipt, or as the country says', () => {
  expect(feedbackDay('2026-11-30', reportingCountry('IT'))).toBe('2027-02-28');
  expect(feedbackDay('2026-11-30', reportingCountry('CZ'))).toBe('2026-12-30');
});

test('a receipt is read aloud letter by letter', () => {
  expect(spell(['A7Q4', 'ZZ'])).toBe('A 7 Q 4, Z Z');
});
