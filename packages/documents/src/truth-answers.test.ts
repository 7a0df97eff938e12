import { consentAreas, type ConsentArea } from '@app/catalogue';
import { loadDocumentWords } from '@app/texts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCase } from '../test/truth-cases.ts';
import { statementsOf } from '../test/truth.ts';
import { places, type PlaceId } from './consent/places.ts';
import type { ConsentFacts, Facts, Statement } from './index.ts';

const words = await loadDocumentWords('en');
const runs = { numRuns: 300, seed: 15 };

type Says = Statement['says'];

function statementsFor(facts: Facts) {
  const statements = statementsOf(facts, words);
  const of = <S extends Says>(says: S) =>
    statements.filter((one): one is Extract<Statement, { readonly says: S }> => one.says === says);
  /** What only a banner of ours makes true. */
  const ofBanner = [
    ...(['valid', 'gpp', 'exempt', 'runs', 'pings', 'trackerless'] as const).flatMap((says) => of(says)),
    ...of('tracker').filter(({ service }) => service === null),
  ];
  return { of, ofBanner };
}

const areaOfPlace = (id: PlaceId): ConsentArea | undefined => places.find((place) => place.id === id)?.area;

const other: fc.Arbitrary<Extract<ConsentFacts, { readonly by: 'other' }>> = fc
  .record({
    product: fc.constantFrom('Consentful', '  ', undefined),
    before: fc.option(
      fc.dictionary(fc.constantFrom(...consentAreas), fc.constantFrom('nothing' as const, 'everything' as const)),
      { nil: undefined },
    ),
    control: fc.option(fc.boolean(), { nil: undefined }),
    url: fc.constantFrom('https://site.example/choices', undefined),
    gpc: fc.option(fc.boolean(), { nil: undefined }),
  })
  .map((said) => ({ by: 'other' as const, ...said }));

test('where another product asks, documents state its settings as the owner gave them, and nothing of a banner of ours', () => {
  fc.assert(
    fc.property(anyCase, other, ({ facts }, consentBy) => {
      const { product, before = {}, control, url, gpc } = consentBy;
      const { of, ofBanner } = statementsFor({ ...facts, consentBy });
      expect(ofBanner).toEqual([]);
      for (const one of of('asked-by')) expect(one.product).toBe(product?.trim());
      for (const { waits, places: stated } of of('waits'))
        for (const place of stated)
          expect(before[areaOfPlace(place) ?? 'elsewhere'], place).toBe(waits ? 'nothing' : 'everything');
      if (!gpc) expect(of('signal')).toEqual([]);
      for (const one of of('control')) expect(control ? one.url : one.url === url).toBe(control ? undefined : true);
      if (!control && !url) expect(of('control')).toEqual([]);
      for (const { rule } of of('lead')) {
        if (rule === 'onlyWithConsent') expect(Object.values(before)).toContain('nothing');
        if (rule === 'untilRefused') expect(Object.values(before)).toContain('everything');
      }
    }),
    runs,
  );
}, 120_000);

test('where nobody asks, or the banner is not published, documents promise neither a choice nor a way to change it', () => {
  fc.assert(
    fc.property(anyCase, fc.constantFrom('nobody' as const, 'banner' as const), ({ facts }, by) => {
      const { of, ofBanner } = statementsFor({ ...facts, consentBy: { by } });
      const promises = (['asked-by', 'waits', 'signal', 'control'] as const).flatMap((says) => of(says));
      expect([...ofBanner, ...promises]).toEqual([]);
      for (const { category, rule } of of('lead')) expect(rule).toBe(category === 'necessary' ? rule : 'used');
    }),
    runs,
  );
}, 120_000);
