import { describe, expect, test } from 'vitest';
import {
  identityFor,
  lawsFor,
  partsOfCountries,
  partsWithLaw,
  requestLaws,
  requestRights,
  rightsUnder,
} from './index.ts';

const on = '2026-11-29';

function offered(place: string, owner?: string, day = on) {
  return rightsUnder(lawsFor(place, owner, day), day);
}

describe('RULES D1: what a form offers', () => {
  test.each(['DE', 'FR', 'IT', 'NO', 'RE'])('in the EEA, as in %s', (place) => {
    expect(offered(place)).toEqual([
      'access',
      'portability',
      'rectification',
      'erasure',
      'restriction',
      'objection',
      'stop-marketing',
      'human-review',
      'withdrawal',
    ]);
  });

  test('in the United Kingdom a complaint, from 19 June 2026 on', () => {
    expect(offered('GB')).toContain('complaint');
    expect(offered('GB', undefined, '2026-06-18')).not.toContain('complaint');
  });

  test('in California to know, delete, correct, opt out and limit, and decisions by machines from 2027 on', () => {
    const now = offered('US-CA');
    for (const right of ['access', 'erasure', 'rectification', 'opt-out', 'limit'] as const)
      expect(now).toContain(right);
    expect(now).not.toContain('automation-opt-out');
    expect(offered('US-CA', undefined, '2027-01-01')).toEqual(
      expect.arrayContaining(['automation-opt-out', 'automation-access']),
    );
  });

  test('in states as their laws say: no correction in Iowa, none of it before a law is in force', () => {
    expect(offered('US-VA')).toContain('rectification');
    expect(offered('US-IA')).not.toContain('rectification');
    expect(offered('US-OK')).toEqual(offered('XX'));
    expect(offered('US-OK', undefined, '2027-01-01')).toContain('opt-out');
  });

  test('in Quebec another law than in the rest of Canada', () => {
    expect(lawsFor('CA-QC', undefined, on)[0].id).toBe('ca-qc');
    expect(lawsFor('CA-ON', undefined, on)[0].id).toBe('ca');
    expect(offered('CA-QC')).toContain('human-review');
    expect(offered('CA')).not.toContain('human-review');
  });

  test('whoever asks an owner in the EEA has its rights, too, wherever they live. GDPR Art. 3(1)', () => {
    expect(lawsFor('US-CA', 'DE', on).map(({ id }) => id)).toEqual(['us-ca', 'gdpr']);
    expect(offered('US-CA', 'DE')).toEqual(expect.arrayContaining(['opt-out', 'objection', 'restriction']));
    expect(lawsFor('XX', 'DE', on).map(({ id }) => id)).toEqual(['gdpr']);
    expect(lawsFor('DE', 'US-CA', on).map(({ id }) => id)).toEqual(['gdpr']);
    expect(lawsFor('XX', undefined, on).map(({ id }) => id)).toEqual(['general']);
  });
});

test('RULES D2: nothing is asked of who withdraws, objects to marketing, opts out or complains', () => {
  for (const place of ['DE', 'GB', 'US-CA', 'US-VA', 'BR']) {
    const laws = lawsFor(place, undefined, on);
    for (const right of ['withdrawal', 'stop-marketing', 'opt-out', 'limit', 'complaint'] as const) {
      expect(identityFor(right, laws, on)).toBe('none');
    }
  }
  expect(identityFor('access', lawsFor('DE', undefined, on), on)).toBe('mailbox');
  expect(identityFor('access', lawsFor('US-CA', undefined, on), on)).toBe('reasonable');
  expect(identityFor('portability', lawsFor('US-CA', undefined, on), on)).toBe('high');
});

test('each entry names its articles and source, and none claims that a lawyer read it', () => {
  const ids = requestLaws.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, rights, answer, source, confirmed } of requestLaws) {
    const articles = [answer.article, ...Object.values(rights).map(({ article }) => article)];
    if (id !== 'general') expect(articles, id).not.toContain('');
    expect(source).not.toBe('');
    expect(confirmed).toBe(false);
    expect(Object.keys(rights).every((right) => (requestRights as readonly string[]).includes(right))).toBe(true);
  }
  expect(partsOfCountries.map(({ code }) => code).toSorted()).toEqual(partsWithLaw.toSorted());
});
