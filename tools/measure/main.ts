// `npm run measure`: code metrics of the repository, for comparison with earlier ones.
import { circles, importsOf } from './graph.ts';
import { readSources, tracked, type Source } from './source.ts';

const sources = readSources();
const of = (...kinds: Source['kind'][]) => sources.filter(({ kind }) => kinds.includes(kind));
const code = of('source');
const lengths = code.map(({ lines }) => lines).sort((one, other) => one - other);
const sum = (all: readonly Source[], what: (one: Source) => number) => all.reduce((total, one) => total + what(one), 0);
const lines = (all: readonly Source[]) => sum(all, (one) => one.lines);
const perThousand = (what: (one: Source) => number) => ((1000 * sum(code, what)) / lines(code)).toFixed(2);
const at = (share: number) => lengths[Math.floor(lengths.length * share)] ?? 0;
const largest = code.reduce((most, one) => (one.lines > most.lines ? one : most));
const words = tracked().filter((name) => name.startsWith('packages/texts/'));
const decisions = tracked().filter((name) => /^docs\/decisions\/\d/.test(name));

const measures: readonly (readonly [string, string | number])[] = [
  ['tracked files', tracked().length],
  ['source: files / lines', `${code.length} / ${lines(code)}`],
  ['source: median, p75, p95', [at(0.5), at(0.75), at(0.95)].join(', ')],
  ['source: largest', `${largest.lines} (${largest.name})`],
  [
    'source: files above 250 / 500 lines',
    `${code.filter((one) => one.lines > 250).length} / ${code.filter((one) => one.lines > 500).length}`,
  ],
  ['source: files below 20 lines', code.filter((one) => one.lines < 20).length],
  ['generated: files / lines', `${of('generated').length} / ${lines(of('generated'))}`],
  ['tests: files / lines', `${of('test').length} / ${lines(of('test'))}`],
  ['tests ÷ source', (lines(of('test')) / lines(code)).toFixed(2)],
  ['tests skipped, or alone', sum(of('test'), (one) => one.skips)],
  [
    'words: files of code / of data',
    `${words.filter((name) => name.endsWith('.ts')).length} / ${words.filter((name) => name.endsWith('.json')).length}`,
  ],
  ['files in import circles', circles(importsOf(sources)).flat().length],
  ['any per 1,000 lines', perThousand((one) => one.any)],
  ['casts per 1,000 lines', perThousand((one) => one.casts)],
  ['suppressions per 1,000 lines', perThousand((one) => one.suppressions)],
  ['to-dos', sum(sources, (one) => one.todos)],
  [
    'files in folders called utils, helpers, common or lib',
    code.filter(({ name }) => /^(?:apps|packages)\/.*\/(?:utils?|helpers?|common|lib)\//.test(name)).length,
  ],
  ['decisions', decisions.length],
];
const widest = Math.max(...measures.map(([name]) => name.length));
for (const [name, value] of measures) console.log(`${name.padEnd(widest)}  ${value}`);
