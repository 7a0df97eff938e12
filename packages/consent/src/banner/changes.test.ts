import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aConfiguration } from '../../test/site.ts';
import { canonical, whatChanged } from './changes.ts';

test('a configuration does not differ from itself', () => {
  expect(whatChanged(aConfiguration(), aConfiguration())).toEqual([]);
});

test('what differs is told field by field, in groups', () => {
  const before = aConfiguration({ services: [{ id: 'a', purpose: 'marketing' }] });
  const after = {
    ...aConfiguration({
      services: [
        { id: 'b', purpose: 'experience' },
        { id: 'a', purpose: 'measurement' },
      ],
      languages: ['en', 'de'],
      texts: { de: { accept: 'Ja' } },
      months: 12,
    }),
    colours: { ...before.colours, link: '#000000' },
  };
  expect(whatChanged(before, after)).toEqual([
    { group: 'site', path: 'languages', before: ['en'], after: ['en', 'de'] },
    { group: 'look', path: 'colours.link', before: before.colours.link, after: '#000000' },
    { group: 'law', path: 'months', before: 6, after: 12 },
    { group: 'services', path: 'services.a.purpose', before: 'marketing', after: 'measurement' },
    { group: 'services', path: 'services.b', before: undefined, after: { id: 'b', purpose: 'experience' } },
    { group: 'texts', path: 'texts.de.accept', before: undefined, after: 'Ja' },
  ]);
});

test('the first service and the last are told as any other', () => {
  const one = aConfiguration({ services: [{ id: 'a', purpose: 'marketing' }] });
  const paths = (before: typeof one, after: typeof one) => whatChanged(before, after).map(({ path }) => path);
  expect(paths(aConfiguration(), one)).toEqual(['services.a']);
  expect(paths(one, aConfiguration())).toEqual(['services.a']);
});

test('one form of anything means what it meant', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  expect(canonical({ b: 1, a: [undefined, { d: null, c: undefined }] })).toBe('{"a":[null,{"d":null}],"b":1}');
});
