import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clean } from '../src/index.ts';
import { samples } from './samples.ts';

const kinds = [...new Set(samples.map(({ type }) => type))];

/** A change of a file: bytes set, a part cut out, doubled or exchanged, the end missing. */
const change = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), at: fc.nat(1_000_000), value: fc.nat(255) }),
  fc.record({
    kind: fc.constant('number' as const),
    at: fc.nat(1_000_000),
    value: fc.constantFrom(0, 0x7f, 0x80, 0xff),
  }),
  fc.record({ kind: fc.constant('cut' as const), at: fc.nat(1_000_000), value: fc.nat(64) }),
  fc.record({ kind: fc.constant('double' as const), at: fc.nat(1_000_000), value: fc.nat(64) }),
  fc.record({ kind: fc.constant('end' as const), at: fc.nat(1_000_000), value: fc.constant(0) }),
);
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

function changed(bytes: Uint8Array, { kind, at, value }: Change): Uint8Array {
  const place = at % Math.max(1, bytes.length);
  const [before, rest] = [bytes.subarray(0, place), bytes.subarray(place)];
  const join = (...parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
  if (kind === 'end') return before;
  if (kind === 'cut') return join(before, rest.subarray(value));
  if (kind === 'double') return join(before, rest.subarray(0, value), rest);
  const copy = Uint8Array.from(bytes);
  copy.fill(value, place, place + (kind === 'number' ? 4 : 1));
  return copy;
}

test.each(kinds)('%s: a damaged file is cleaned, and then clean, or refused', async (type) => {
  const files = samples.filter((sample) => sample.type === type);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...files),
      fc.array(change, { minLength: 1, maxLength: 4 }),
      async ({ bytes }, list) => {
        const result = await clean(list.reduce(changed, bytes));
        if (!result.ok) return;
        const again = await clean(result.bytes);
        expect(again).toMatchObject({ ok: true, type: result.type, found: [] });
        expect(again.ok && again.bytes).toEqual(result.bytes);
      },
    ),
    { numRuns: 400 },
  );
});

test('bytes without any order never throw', async () => {
  const starts = [
    '\xff\xd8\xff',
    'GIF89a',
    '\x89PNG\r\n\x1a\n',
    'II*\0',
    'PK\x03\x04',
    '%PDF-1.4\n',
    '\0\0\0\x18ftypisom',
    'ID3',
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...starts),
      fc.uint8Array({ minLength: 16, maxLength: 400 }),
      async (start, rest) => {
        const bytes = Uint8Array.from([...[...start].map((letter) => letter.charCodeAt(0)), ...rest]);
        await clean(bytes);
      },
    ),
    { numRuns: 2000 },
  );
});
