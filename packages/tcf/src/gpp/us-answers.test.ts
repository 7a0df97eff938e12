import { expect, test } from 'vitest';
import { readGpp, writeGpp } from './gpp-string.ts';
import { sections } from './sections.ts';
import { answersOf, type UsDecision } from './us-answers.ts';

const undecided: UsDecision = { advertises: true, allowed: true, answered: false, gpc: false };

/** All fields of a section, as a script on the page reads them. */
function said(id: number, decision: Partial<UsDecision>): Record<string, unknown> {
  const [section] = readGpp(writeGpp([answersOf(id, { ...undecided, ...decision })])) ?? [];
  return Object.assign({}, ...(section?.parts ?? []));
}

const optOuts = ['SaleOptOut', 'SharingOptOut', 'TargetedAdvertisingOptOut'];
const states = sections.map(({ id, name }) => [name, id] as const);

/** Expects all opt-outs that the section has to have this value. */
function expectOptOuts(fields: Record<string, unknown>, value: number): void {
  const found = optOuts.filter((name) => name in fields);
  expect(found.length).toBeGreaterThanOrEqual(2);
  for (const name of found) expect([name, fields[name]]).toEqual([name, value]);
}

test.each(states)('G1: in %s the signal opts out of everything without a click', (_, id) => {
  expectOptOuts(said(id, { gpc: true }), 1);
});

test.each(states)('in %s who said nothing has not opted out', (_, id) => {
  expectOptOuts(said(id, {}), 2);
});

test.each(states)('in %s who refused marketing has opted out', (_, id) => {
  expectOptOuts(said(id, { allowed: false, answered: true }), 1);
});

test.each(states)('in %s nothing applies to a site that does not advertise', (_, id) => {
  const fields = said(id, { advertises: false, allowed: false, gpc: true });
  expectOptOuts(fields, 0);
  expect(fields['SaleOptOutNotice']).toBe(0);
});

test('G1: who allowed marketing in spite of the signal is taken at the word, and the signal still shows', () => {
  const fields = said(7, { gpc: true, answered: true, allowed: true });
  expectOptOuts(fields, 2);
  expect(fields['Gpc']).toBe(true);
});

test.each(sections.filter(({ second }) => second === 'gpc').map(({ name, id }) => [name, id] as const))(
  'G6: the second part of %s equals the signal',
  (_, id) => {
    expect(said(id, { gpc: true })['Gpc']).toBe(true);
    expect(said(id, { gpc: false })['Gpc']).toBe(false);
  },
);

test.each(states)('in %s notices are given, and the agreement does not apply', (_, id) => {
  const fields = said(id, {});
  expect(fields['SaleOptOutNotice']).toBe(1);
  expect(fields['MspaCoveredTransaction']).toBe(2);
  for (const name of ['MspaMode', 'MspaOptOutOptionMode', 'MspaServiceProviderMode'])
    if (name in fields) expect(fields[name]).toBe(0);
});
