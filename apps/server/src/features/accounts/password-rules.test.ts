import { describe, expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { passwordRefusal } from './password-rules.ts';

const names = ['ada.lovelace@example.com', 'ada.lovelace', 'example.com', 'example', 'Corner Coffee', 'candor'];
const refusalOf = (password: string, secondFactor = false) =>
  passwordRefusal(password, { names, secondFactor }, isCommonPassword);

describe('a password alone', () => {
  test.each([
    ['quiet river sto', undefined],
    ['quiet river st', 'too-short'],
    ['😀'.repeat(14), 'too-short'],
    ['😀🎈🐎🌊🚲🎻🍋🧊🪁🦉🌵🪐🧵🛶🎲', undefined],
    ['ünïcode wörds öf âll kînds', undefined],
    ['x'.repeat(201), 'too-long'],
    ['Wq8 '.repeat(30).trim() + ' river stones', undefined],
    ['a'.repeat(20), 'too-common'],
    ['abcabcabcabcabcabc', 'too-common'],
    ['PasswordPassword', 'too-common'],
    ['corvette corvette', 'too-common'],
    ['123456789012345678', 'too-common'],
    ['abcdefghijklmnopq', 'too-common'],
    ['1q2w3e4r5t6y7u8i', 'too-common'],
    ['qwertyuiopasdfgh', 'too-common'],
    ['ADA.lovelace@example.com', 'too-common'],
    ['ada.lovelace123', 'too-common'],
    ['corner coffee 2026', 'too-common'],
    ['example.com candor', 'too-common'],
    ['ada.lovelace likes quiet rivers', undefined],
  ])('%s', (password, refusal) => expect(refusalOf(password)).toBe(refusal));
});

test('a password beside a second factor may be shorter, and still not common', () => {
  expect(refusalOf('kV9#tq2!', true)).toBeUndefined();
  for (const common of [
    'midnight',
    'corvette',
    'scorpion',
    'mercedes',
    'Passw0rd',
    'trustno1',
    'iloveyou',
    'liverpool',
  ])
    expect(refusalOf(common, true), common).toBe('too-common');
});

test('hardly any password that is none of the commonest is taken for one', () => {
  const others = Array.from({ length: 20_000 }, (_, index) => `quiet river ${index * 7919}`);
  expect(others.filter((password) => isCommonPassword(password)).length).toBeLessThan(20);
});
