import { countryCodes, usStateLaws } from '@app/catalogue';
import { expect, test } from 'vitest';
import { purposesIn } from '../purposes.ts';
import { placeRegimes, regimeIds, retiredRegime } from '../regimes.ts';
import { compileRegimes } from './compile.ts';
import { packs, regimeIdOf, regimesOn, strictest } from './regime-of.ts';

const day = '2026-11-22';
const options = { months: 6, exemptions: [], gpp: true } as const;
const regimeOf = (country: string, region: string | undefined, on: string) =>
  regimesOn(on).get(regimeIdOf(country, region));

test('every regime has a pack with its sources on every day, and an owner’s number of months fits it', () => {
  for (const on of ['2016-01-01', day, '2040-01-01']) {
    const all = regimesOn(on);
    expect([...all.keys()].sort()).toEqual(regimeIds.filter((id) => id !== retiredRegime).sort());
    for (const each of all.values()) expect(each.reaskMonths, each.id).toBeLessThanOrEqual(each.mostMonths);
  }
  for (const pack of packs) if (pack.id !== 'other') expect(pack.sources, pack.id).not.toEqual([]);
});

test('B1: what waits for a yes runs nothing before it, and elsewhere everything runs', () => {
  for (const { mode, before, id } of packs) expect(purposesIn(before).length, id).toBe(mode === 'opt-in' ? 0 : 5);
});

test('B3: reject stands on the first layer in every pack of Europe and Brazil', () => {
  for (const country of ['DE', 'IT', 'FR', 'ES', 'GB', 'CH', 'BR', 'NO', 'RE'])
    expect(regimeOf(country, undefined, day)?.rejectOnFirst, country).toBe(true);
});

test('B7, B14: Italy wants a cross, and six months of peace', () => {
  expect(regimeOf('IT', undefined, day)).toMatchObject({ id: 'it', closeRequired: true, reaskMonths: 6 });
  expect(compileRegimes('it', day, { ...options, months: 1 }).regimes[0]).toMatchObject({ close: 1, months: 6 });
});

test('B15: Spain ends every choice after two years', () => {
  expect(compileRegimes('es', day, { ...options, months: 60 }).regimes[0]?.months).toBe(24);
});

test('B19, B20: exemptions run only where the law has them, from the day it does, and only if the owner uses them', () => {
  const before = (id: 'fr' | 'uk' | 'it', exemptions: readonly ('fr' | 'uk')[], on = day) =>
    purposesIn(compileRegimes(id, on, { ...options, exemptions }).regimes[0]?.before ?? 0);
  expect(before('fr', [])).toEqual([]);
  expect(before('fr', ['fr'])).toEqual(['measurement']);
  expect(before('uk', ['uk'])).toEqual(['measurement']);
  expect(before('uk', ['uk'], '2026-02-04')).toEqual([]);
  expect(before('it', ['fr', 'uk'])).toEqual([]);
});

test('B21: Quebec’s rule holds in all of Canada, also for a banner that an owner once set to another Canadian law', () => {
  for (const province of [undefined, 'QC', 'ON', 'BC'])
    expect(regimeOf('CA', province, day), province).toMatchObject({ id: 'ca-qc', mode: 'opt-in', before: 0 });
  expect(placeRegimes).not.toContain(retiredRegime);
  for (const setting of ['by-country', retiredRegime, 'ca-qc'] as const) {
    const { regimes, where = {} } = compileRegimes(setting, day, options);
    expect(regimes[where['CA'] ?? 0], setting).toMatchObject({ mode: 'opt-in', before: 0 });
  }
});

test('B22: Switzerland takes a no, Brazil wants a yes', () => {
  expect(regimeOf('CH', undefined, day)?.mode).toBe('opt-out');
  expect(regimeOf('BR', undefined, day)?.mode).toBe('opt-in');
});

test('B28: the Digital Omnibus is known, and applied on no day', () => {
  const [omnibus] = packs.filter(({ disabled }) => disabled);
  expect(omnibus?.disabled).toContain('proposal');
  expect(regimesOn('2040-01-01').get('eu')?.sources).not.toContain('COM(2025) 837 final');
});

test('the Indian law that asks for consent begins on its day', () => {
  expect(regimeOf('IN', undefined, '2027-05-12')?.mode).toBe('notice');
  expect(regimeOf('IN', undefined, '2027-05-13')?.mode).toBe('opt-in');
});

test('G1, G2, G5: every state obeys the signal, California shows it since 2026, and no is as near as yes', () => {
  for (const { state } of usStateLaws)
    expect(regimeOf('US', state, day), state).toMatchObject({ gpc: true, mode: 'opt-out', rejectOnFirst: true });
  expect(regimeOf('US', 'CA', '2025-12-31')?.gpcShown).toBe(false);
  expect(regimeOf('US', 'CA', '2026-01-01')?.gpcShown).toBe(true);
});

test('G7: California has a section of its own, the other states have the national one', () => {
  const { regimes, where = {} } = compileRegimes('by-country', day, options);
  expect(regimes[where['US-CA'] ?? 0]?.gpp).toBe(8);
  expect(regimes[where['US'] ?? 0]?.gpp).toBe(7);
});

test('the strictest satisfies every other', () => {
  const most = regimesOn(day).get('strictest');
  expect(most).toMatchObject({ mode: 'opt-in', before: 0, closeRequired: true, gpc: true, gpcShown: true, gdpr: true });
  expect(most).toMatchObject({ reaskMonths: 6, mostMonths: 24 });
});

test('the GDPR is among the strictest if one of them has it, and if nothing is known', () => {
  const all = regimesOn(day);
  const [us, eu] = [all.get('us')!, all.get('eu')!];
  expect(strictest([us]).gdpr).toBe(false);
  expect(strictest([us, eu]).gdpr).toBe(true);
  expect(strictest([])).toMatchObject({ mode: 'opt-in', rejectOnFirst: true, gdpr: true });
});

test('one regime for everybody asks no place', () => {
  expect(compileRegimes('strictest', day, options)).toEqual({
    regimes: [{ id: 'strictest', at: 0, mode: 'opt-in', before: 0, close: 1, gpc: 1, gdpr: 1, months: 6 }],
  });
});

test('by country, each place has its own pack, and a place without one the strictest', () => {
  const { regimes, where = {} } = compileRegimes('by-country', day, { ...options, exemptions: ['fr', 'uk'] });
  expect(regimes[0]?.id).toBe('strictest');
  for (const country of countryCodes) {
    const law = regimeOf(country, undefined, day);
    const compiled = regimes[where[country] ?? 0];
    expect(compiled?.mode, country).toBe(law?.mode);
    expect(compiled?.id, country).toBe(law?.id === 'other' ? 'strictest' : law?.id);
    expect(regimeIds[compiled?.at ?? -1]).toBe(compiled?.id);
  }
  expect(regimes[where['US-CA'] ?? 0]).toMatchObject({ id: 'us-ca', gpp: 8, months: 12 });
  expect(regimes[where['IT'] ?? 0]).toMatchObject({ close: 1 });
  expect(regimes[where['DE'] ?? 0]).not.toHaveProperty('close');
  expect(regimes[where['FR'] ?? 0]?.before).toBe(8);
});
