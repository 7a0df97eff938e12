// Runs in a browser: operations per second of ours and of the reference library, on the same decisions.
import { GppModel } from '@iabgpp/cmpapi';
import { answersOf } from '../../packages/tcf/src/gpp/us-answers.ts';
import { readGpp, writeGpp, type SectionContent } from '../../packages/tcf/src/gpp/gpp-string.ts';

const decision = (turn: number) => ({ advertises: true, allowed: turn % 2 === 0, answered: true, gpc: turn % 3 === 0 });

function buildInLibrary(turn: number): GppModel {
  const content: SectionContent = answersOf(7, decision(turn));
  const model = new GppModel();
  if ('text' in content) return model;
  for (const [name, answer] of Object.entries(content.answers))
    // ProcessingNotice is a field of other sections.
    if (name !== 'ProcessingNotice') model.setFieldValue('usnat', name, answer);
  model.setFieldValue('usnat', 'Gpc', content.gpc === true);
  return model;
}

const written = Array.from({ length: 6 }, (_, turn) => writeGpp([answersOf(7, decision(turn))]));
const same = written.every((text, turn) => text === buildInLibrary(turn).encode());

/** Operations per second, the median of several samples after a warm-up. */
function rate(run: (turn: number) => unknown): number {
  const rates: number[] = [];
  let kept: unknown;
  for (let sample = 0; sample < 8; sample += 1) {
    const start = performance.now();
    let turns = 0;
    let taken = 0;
    do {
      for (let of = 0; of < 200; of += 1) kept = run((turns += 1));
      taken = performance.now() - start;
    } while (taken < 120);
    if (sample > 0) rates.push((turns / taken) * 1000);
  }
  // Uses the result, so that the engine cannot remove the work as unused.
  (globalThis as { kept?: unknown }).kept = kept;
  return Math.round(rates.toSorted((a, b) => a - b)[Math.floor(rates.length / 2)] ?? 0);
}

(globalThis as { measure?: () => unknown }).measure = () => ({
  same,
  ours: {
    buildAndEncode: rate((turn) => writeGpp([answersOf(7, decision(turn))])),
    decode: rate((turn) => readGpp(written[turn % 6] ?? '')),
  },
  library: {
    buildAndEncode: rate((turn) => buildInLibrary(turn).encode()),
    decode: rate((turn) => new GppModel(written[turn % 6]).getFieldValue('usnat', 'SaleOptOut')),
  },
});
