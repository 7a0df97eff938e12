import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { siteWithKeys } from '#test/consents.ts';

const app = testApp({ limits: 'off' });
const now = Date.parse('2026-11-22T08:00:00.000Z');
app.clock.set(new Date(now));
const day = 24 * 3_600_000;

const names = ['Anna', 'Annabel', 'Bruno', 'Carla', 'Zo\u00e9'] as const;
const plainNames = ['anna', 'annabel', 'bruno', 'carla', 'zoe'] as const;
const notices = ['term', 'privacy', 'raffle'] as const;
/** Days before now, of which each doubles the one before: partitions of years. */
const ages = Array.from({ length: 11 }, (_, power) => 2 ** power);

const said = fc.record({
  person: fc.integer({ min: 0, max: 39 }),
  age: fc.constantFrom(...ages),
  kind: fc.constantFrom('consent', 'consent', 'withdrawal'),
  verified: fc.boolean(),
  notices: fc.subarray([...notices]),
});
const filter = fc.record(
  {
    text: fc.constantFrom('ann', 'anna', 'BRUNO', 'zo\u00e9', 'person', 'anna person', 'p7', 'xq'),
    kind: fc.constantFrom('consent', 'withdrawal'),
    verified: fc.constantFrom('true', 'false'),
    source: fc.constantFrom('private', 'public'),
    notice: fc.constantFrom(...notices),
    from: fc.constantFrom(...ages),
    to: fc.constantFrom(...ages),
  },
  { requiredKeys: [] },
);
const walk = fc.record({
  filter,
  limit: fc.integer({ min: 1, max: 30 }),
  way: fc.constantFrom('next' as const, 'previous' as const),
});

type Sample = ReturnType<typeof said.generate>['value'];
type Filter = ReturnType<typeof filter.generate>['value'];

/** The words of a person, the same in all of their consents. */
const wordsOf = (person: number) => [plainNames[person % names.length] ?? '', 'person', `p${person}`];

function matches(
  consent: Sample & { readonly at: number },
  { text, kind, verified, source, notice, from, to }: Filter,
) {
  const asked = (text ?? '').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().split(' ').filter(Boolean);
  const own = wordsOf(consent.person);
  return (
    asked.every((word, place) =>
      own.some((one) => (place === asked.length - 1 ? one.startsWith(word) : one === word)),
    ) &&
    (kind === undefined || kind === consent.kind) &&
    (verified === undefined || (verified === 'true') === consent.verified) &&
    source !== 'public' &&
    (notice === undefined || consent.notices.includes(notice)) &&
    (from === undefined || consent.at >= now - from * day) &&
    (to === undefined || consent.at < now - to * day)
  );
}

const uuidAt = (ms: number) => {
  const digits = ms.toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7${crypto.randomUUID().slice(15)}`;
};

test('every walk through pages finds what the filter matches, none twice, none left out', async () => {
  const { owner, siteId, prv } = await siteWithKeys(app);
  const [all] = fc.sample(fc.array(said, { minLength: 400, maxLength: 400 }), { numRuns: 1, seed: 7 });
  const consents = (all ?? []).map((one, place) => {
    const at = now - one.age * day + place;
    return { ...one, at, id: uuidAt(at) };
  });
  const payload = consents
    .map(({ id, person, kind, verified, notices: legal }) =>
      JSON.stringify({
        id,
        kind,
        verified,
        subject: { id: `person-p${person}`, first_name: names[person % names.length] },
        legal_notices: legal,
      }),
    )
    .join('\n');
  const headers = { authorization: `Bearer ${prv}`, 'content-type': 'application/x-ndjson' };
  const sent = await app.http.inject({ method: 'POST', url: '/api/v1/consents/import', headers, payload });
  expect(sent.json()).toMatchObject({ kept: consents.length });

  await fc.assert(
    fc.asyncProperty(walk, async ({ filter: asked, limit, way }) => {
      const { from, to, ...rest } = asked;
      const period = {
        ...(from !== undefined && { from: new Date(now - from * day).toISOString() }),
        ...(to !== undefined && { to: new Date(now - to * day).toISOString() }),
      };
      const query = new URLSearchParams({ ...rest, ...period }).toString();
      const expected = consents.filter((one) => matches(one, asked)).map(({ id }) => id);
      expected.sort();

      const seen: string[] = [];
      let cursor = way === 'next' ? '' : `&before=${uuidAt(now - 4000 * day)}`;
      for (;;) {
        const page = (await owner.get(`/api/v1/sites/${siteId}/consents?limit=${limit}&${query}${cursor}`)).json();
        const ids = page.consents.map(({ id }: { id: string }) => id);
        expect(ids).toEqual(ids.toSorted().toReversed());
        seen.push(...ids);
        if (page[way] === null) break;
        cursor = `&${way === 'next' ? 'after' : 'before'}=${page[way]}`;
      }
      expect(seen.toSorted()).toEqual(expected);
      const counted = await owner.get(`/api/v1/sites/${siteId}/consent-count?${query}`);
      expect(counted.json()).toEqual({ count: expected.length, more: false });
    }),
    { numRuns: 60 },
  );
});
