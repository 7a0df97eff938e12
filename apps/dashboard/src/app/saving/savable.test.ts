import { documentSettings } from '@app/contract';
import { expect, test } from 'vitest';
import { isSaved, savableOf } from './savable.ts';

const contact = documentSettings.shape.rightsContact.unwrap();
const decisions = documentSettings.shape.automatedDecisions.unwrap();
const same = (entered: unknown): unknown => entered;

test('entries that are complete are saved as they are', () => {
  const entered = { email: 'privacy@example.com' };
  expect(savableOf(contact, entered, {}, same)).toEqual({ value: entered, isComplete: true });
});

test('a field that is not complete stays as it was saved, and does not keep the others from being saved', () => {
  const entered = { email: 'privacy@', url: 'https://example.com/requests' };
  expect(savableOf(contact, entered, {}, same)).toEqual({ value: { url: entered.url }, isComplete: false });
  expect(savableOf(contact, entered, { email: 'privacy@example.com' }, same)?.value).toEqual({
    email: 'privacy@example.com',
    url: entered.url,
  });
});

test('nothing is saved of an answer that lacks what it needs', () => {
  const logic = { en: 'By points.' };
  expect(savableOf(decisions, { made: true, logic }, {}, same)).toBeUndefined();
  expect(savableOf(decisions, { made: true, logic }, { made: false }, same)).toBeUndefined();
});

test('an emptied part is the same as none', () => {
  expect(isSaved({}, undefined)).toBe(true);
  expect(isSaved([], undefined)).toBe(true);
  expect(isSaved(null, undefined)).toBe(true);
  expect(isSaved({ email: 'privacy@example.com' }, undefined)).toBe(false);
  expect(isSaved(false, undefined)).toBe(false);
});
