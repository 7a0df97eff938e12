import type { SubjectRow } from '@app/contract';
import { expect, test } from 'vitest';
import { changeOf } from './subject-change.ts';

const subject: SubjectRow = {
  id: '0199a1b2-0000-7000-8000-000000000001',
  externalId: null,
  email: 'anna@example.com',
  firstName: 'Anna',
  lastName: null,
  fullName: 'Anna',
  verified: true,
  known: true,
  preferences: {},
  claimed: {},
  createdAt: '2026-11-22T08:00:00.000Z',
  updatedAt: '2026-11-22T08:00:00.000Z',
};
const same = { email: 'anna@example.com', firstName: 'Anna', fullName: 'Anna', verified: true };

test('only what was changed is sent', () => {
  expect(changeOf(subject, same)).toEqual({});
  expect(changeOf(subject, { ...same, lastName: ' Rossi ' })).toEqual({ lastName: 'Rossi' });
});

test('what was emptied is known no more', () => {
  expect(changeOf(subject, { verified: true, firstName: '', fullName: 'Anna' })).toEqual({
    email: null,
    firstName: null,
    verified: true,
  });
});

test('with another address it is said whether that is theirs', () => {
  expect(changeOf(subject, { ...same, email: 'anna@example.org' })).toEqual({
    email: 'anna@example.org',
    verified: true,
  });
  expect(changeOf(subject, { ...same, verified: false })).toEqual({ verified: false });
});
