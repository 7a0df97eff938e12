import { GppModel } from '@iabgpp/cmpapi';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf, readGpp, writeGpp, type SectionContent } from './gpp-string.ts';
import { sections, sensitiveField, type Section } from './sections.ts';

const value = fc.integer({ min: 0, max: 2 });

/** Arbitrary answers of one section, as input to our function. */
function anyAnswers(section: Section): fc.Arbitrary<SectionContent> {
  const fields = section.core.map(({ name, count }) => {
    // The reference implementation rejects 0 here.
    const one = name === 'MspaCoveredTransaction' ? fc.integer({ min: 1, max: 2 }) : value;
    return [name, count === 0 ? one : fc.array(value, { minLength: count, maxLength: count })] as const;
  });
  return fc.record({
    id: fc.constant(section.id),
    answers: fc.record(Object.fromEntries(fields)),
    ...(section.second === 'gpc' ? { gpc: fc.boolean() } : {}),
    ...(section.second === 'sensitive' ? { sensitive: fc.array(value, { minLength: 8, maxLength: 8 }) } : {}),
  });
}

const anyContents = fc.subarray([...sections], { minLength: 1 }).chain((some) => fc.tuple(...some.map(anyAnswers)));

/** The same input encoded by the reference implementation. */
function inReference(contents: readonly SectionContent[]): GppModel {
  const model = new GppModel();
  for (const content of contents) {
    if ('text' in content) continue;
    for (const [name, answer] of Object.entries(content.answers))
      model.setFieldValueBySectionId(content.id, name, answer);
    if (content.gpc !== undefined) model.setFieldValueBySectionId(content.id, 'Gpc', content.gpc);
    if (content.sensitive) model.setFieldValueBySectionId(content.id, sensitiveField.name, content.sensitive);
  }
  return model;
}

test.each(sections.map((section) => [section.name, section] as const))(
  'G7: %s is written as the reference implementation writes it',
  (_, section) => {
    fc.assert(
      fc.property(anyAnswers(section), (content) => {
        expect(writeGpp([content])).toBe(inReference([content]).encode());
      }),
      { numRuns: 60 },
    );
  },
);

test('G7: any sections together, in any order, are written as the reference implementation writes them', () => {
  fc.assert(
    fc.property(anyContents, (contents) => {
      expect(writeGpp(contents.toReversed())).toBe(inReference(contents).encode());
    }),
  );
});

test('G7: what the reference implementation wrote is read as it was meant', () => {
  fc.assert(
    fc.property(anyContents, (contents) => {
      const read = readGpp(inReference(contents).encode());
      expect(read?.map(({ id }) => id)).toEqual(contents.map(({ id }) => id));
      for (const [at, content] of contents.entries()) {
        if ('text' in content) continue;
        const [core, second] = read?.[at]?.parts ?? [];
        expect(core).toMatchObject(content.answers);
        if (content.gpc !== undefined) expect(second).toEqual({ SubsectionType: 1, Gpc: content.gpc });
        if (content.sensitive) expect(second).toEqual({ [sensitiveField.name]: content.sensitive });
      }
    }),
  );
});

test('G6: what scripts are told is what stands in the string', () => {
  fc.assert(
    fc.property(anyContents, (contents) => {
      expect(contents.map(partsOf)).toEqual(readGpp(writeGpp(contents))?.map(({ parts }) => parts));
    }),
  );
});

test('G7: a TC string stands in section 2 as it is', () => {
  const tc = 'CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA';
  const text = writeGpp([
    { id: 2, text: tc },
    { id: 7, answers: { MspaCoveredTransaction: 2 }, gpc: true },
  ]);
  expect(new GppModel(text).getSectionIds()).toEqual([2, 7]);
  expect(readGpp(text)?.[0]).toEqual({ id: 2, text: tc, parts: [] });
});

test('a string with no section is the header alone', () => {
  expect(writeGpp([])).toBe('DBAA');
  expect(readGpp('DBAA')).toEqual([]);
});

test.each([
  ['nothing', ''],
  ['words', 'no string at all'],
  ['the header of another version', 'DCAA'],
  ['fewer sections than the header names', 'DBABLA'],
  ['more sections than the header names', 'DBAA~BVQqAAAAAgA'],
  ['a section that is cut off', 'DBABLA~BVQq'],
  ['a section with other letters', 'DBABLA~BVQq*AAAAgA'],
  ['a second part that is not the signal', 'DBABLA~CVVVVVVVVVVV.AA'],
  ['a header without an end', 'DBABAA'],
])('%s is not read', (_, text) => {
  expect(readGpp(text)).toBeUndefined();
});

test('text of any kind is read in time, or not at all', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^DB[\w-]{0,40}(~[\w.-]{0,30}){0,3}$/), (text) => {
      const read = readGpp(text);
      expect(read === undefined || read.length === text.split('~').length - 1).toBe(true);
    }),
  );
});
