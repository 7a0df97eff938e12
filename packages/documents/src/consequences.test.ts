import { expect, test } from 'vitest';
import { analytics, hosting, pixel } from '../test/services.ts';
import { sites } from '../test/sites.ts';
import { changedServices, newConsent, type Facts } from './index.ts';

const on = '2026-11-21';
const using = (...services: Facts['services']): Facts => ({
  site: { type: 'Site', name: 'Example' },
  owner: { name: 'Example GmbH', email: 'mail@example.com', address: 'Street 1, Vienna', country: 'AT' },
  services,
});
const codes = (before: Facts, after: Facts) => {
  const { needed, reasons } = newConsent('privacy_policy', before, after, on);
  return [needed, ...reasons.map(({ code }) => code)];
};

test('a service that rests on consent and is new needs one', () => {
  expect(codes(using(analytics), using(analytics, pixel))).toEqual([true, 'service']);
  expect(codes(using(analytics, pixel), using(analytics))).toEqual([false, 'same']);
});

test('a service that needs no consent changes nothing', () => {
  expect(codes(using(analytics), using(analytics, hosting))).toEqual([false, 'same']);
  expect(codes(using(hosting), using(hosting))).toEqual([false, 'none']);
});

test('a new purpose, new sensitive data and a new controller need one', () => {
  const wider = { ...analytics, purposes: [...analytics.purposes, 'remarketing'] };
  expect(codes(using(analytics), using(wider))).toEqual([true, 'purpose']);
  expect(codes(using(analytics), using({ ...analytics, sensitiveData: ['health'] }))).toEqual([true, 'sensitive']);
  const sold = { ...using(analytics), owner: { ...using().owner, name: 'Another GmbH' } };
  expect(codes(using(analytics), sold)).toEqual([true, 'controller']);
});

test('P17: terms are announced, not consented to', () => {
  const { recruiter } = sites;
  if (!recruiter) throw new Error('the recruiter is gone');
  expect(newConsent('terms_and_conditions', recruiter, recruiter, on)).toEqual({
    needed: false,
    reasons: [{ code: 'terms', values: { days: '60' } }],
  });
});

test('services that came and went go by their names', () => {
  expect(changedServices(using(analytics), using(hosting))).toEqual({
    added: [hosting.name],
    removed: [analytics.name],
  });
});
