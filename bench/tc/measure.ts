// Runs in browsers and in Node.js: operations per second of ours and of each library, taking turns.
import { inputs, type Contender, type Input } from './contenders.ts';
import { contender as iabgpp } from './iabgpp.ts';
import { contender as iabtcf } from './iabtcf.ts';
import { contender as iabtechlab } from './iabtechlab.ts';
import { contender as ours } from './ours.ts';

export type Rates = { encode: number; buildAndEncode: number; decode: number };
export type Measured = {
  readonly vendors: number;
  readonly letters: number;
  /** Whether our strings equal those of @iabtechlabtcf/core. */
  readonly same: boolean;
  readonly rates: Readonly<Record<'all' | 'mixed', Readonly<Record<string, Rates>>>>;
};

type Runs = { readonly name: string; readonly runs: Readonly<Record<keyof Rates, () => unknown>> };

const rounds = 5;
const millisecondsOfSample = 60;
let kept: unknown;

function runsOf<Model>({ name, prepare, encode, decode }: Contender<Model>, input: Input): Runs {
  const model = prepare(input);
  const text = encode(model);
  return {
    name,
    runs: { encode: () => encode(model), buildAndEncode: () => encode(prepare(input)), decode: () => decode(text) },
  };
}

/** Operations per second. */
function sample(run: () => unknown): number {
  let batch = 1;
  let turns = 0;
  const start = performance.now();
  for (;;) {
    for (let turn = 0; turn < batch; turn++) kept = run();
    turns += batch;
    const taken = performance.now() - start;
    if (taken >= millisecondsOfSample) return (turns / taken) * 1000;
    // Reads the clock about every two milliseconds; it is too coarse for a single operation.
    batch = taken < 2 ? batch * 2 : Math.max(1, Math.floor((turns / taken) * 2));
  }
}

function rates(input: Input): Readonly<Record<string, Rates>> {
  const all = [runsOf(ours, input), runsOf(iabtechlab, input), runsOf(iabtcf, input), runsOf(iabgpp, input)];
  const kinds = ['encode', 'buildAndEncode', 'decode'] as const;
  const samples = new Map<string, number[]>();
  // The first round warms up.
  for (let round = 0; round <= rounds; round++) {
    for (const { name, runs } of all) {
      for (const kind of kinds) {
        const rate = sample(runs[kind]);
        if (round > 0) samples.set(`${name} ${kind}`, [...(samples.get(`${name} ${kind}`) ?? []), rate]);
      }
    }
  }
  const median = (key: string) => {
    const sorted = (samples.get(key) ?? []).toSorted((one, other) => one - other);
    return Math.round(sorted[sorted.length >> 1] ?? 0);
  };
  const entries = all.map(({ name }) => {
    const of = (kind: keyof Rates) => median(`${name} ${kind}`);
    return [name, { encode: of('encode'), buildAndEncode: of('buildAndEncode'), decode: of('decode') }] as const;
  });
  return Object.fromEntries(entries);
}

export function measure(): Measured {
  const both = inputs();
  const same = Object.values(both).every(
    (input) => ours.encode(ours.prepare(input)) === iabtechlab.encode(iabtechlab.prepare(input)),
  );
  const measured = {
    vendors: both.all.disclosed.length,
    letters: ours.encode(ours.prepare(both.all)).length,
    same,
    rates: { all: rates(both.all), mixed: rates(both.mixed) },
  };
  // Uses the result, so that the engine cannot remove the work as unused.
  (globalThis as { kept?: unknown }).kept = kept;
  return measured;
}
