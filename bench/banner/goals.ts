import type { Cost } from './cost.ts';
import { above, median, middleOf, worstOf, type Measured } from './summary.ts';

type Goal = {
  readonly id: string;
  readonly what: string;
  readonly unit: 'kB' | 'ms' | '';
  /** The maximum. Left out: for information only. */
  readonly limit?: number;
  /** Lower is better for every goal. */
  readonly value: (measured: Measured, control: Measured) => number | undefined;
};

const kB = (bytes: number | undefined) => (bytes === undefined ? undefined : bytes / 1000);
const places = (broken: Readonly<Record<string, number>> | undefined) =>
  broken && Object.values(broken).reduce((sum, count) => sum + count, 0);

const timed = (
  id: string,
  what: string,
  key: 'startToPainted' | 'tagToSettled' | 'acceptToStored' | 'acceptToGone' | 'interaction',
  rate: number,
  limit: number,
): Goal => ({
  id,
  what: `${what}, ${rate}×`,
  unit: 'ms',
  limit,
  value: ({ timings }) => middleOf(timings, rate, (run) => run[key]),
});

const cost = (id: string, what: string, rate: number, limit: number, of: (cost: Cost) => number): Goal => ({
  id,
  what: `${what} above the bare page, ${rate}×`,
  unit: 'ms',
  limit,
  value: (measured, control) => above(measured, control, rate, of),
});

/** Goals for the banner, by their IDs. */
export const goals: readonly Goal[] = [
  {
    id: '1',
    what: 'script, style, language and configuration before the banner, brotli',
    unit: 'kB',
    limit: 6,
    value: ({ bytes }) => bytes && kB(bytes.code + bytes.config),
  },
  { id: '2', what: 'requests before the banner', unit: '', limit: 1, value: ({ bytes }) => bytes?.requests },
  {
    id: '3',
    what: 'second layer when asked for: script and style, brotli',
    unit: 'kB',
    limit: 4,
    value: ({ bytes }) => kB(bytes?.layerCode),
  },
  {
    id: '3',
    what: 'the same with its words and twenty services, brotli',
    unit: 'kB',
    value: ({ bytes }) => kB(bytes?.layer || undefined),
  },
  {
    id: '–',
    what: 'loaded by itself after the banner: API, sending, reopen control; brotli',
    unit: 'kB',
    value: ({ bytes }) => kB(bytes?.after),
  },
  timed('4', 'script start → painted', 'startToPainted', 1, 16),
  timed('4', 'script start → painted', 'startToPainted', 4, 60),
  timed('5', 'tag → settled', 'tagToSettled', 1, 33),
  timed('5', 'tag → settled', 'tagToSettled', 4, 95),
  {
    id: '6',
    what: 'slow 4G: navigation → painted',
    unit: 'ms',
    limit: 455,
    value: ({ slow }) => middleOf(slow, 4, ({ navigationToPainted }) => navigationToPainted),
  },
  {
    id: '7',
    what: 'slow 4G: first paint of the page comes later by',
    unit: 'ms',
    limit: 15,
    value({ slow }, control) {
      const [ours, bare] = [slow, control.slow].map((runs) => middleOf(runs, 4, ({ firstPaint }) => firstPaint));
      return ours === undefined || bare === undefined ? undefined : ours - bare;
    },
  },
  cost('8', 'main thread', 1, 11, ({ mainThread }) => mainThread),
  cost('8', 'main thread', 4, 50, ({ mainThread }) => mainThread),
  cost('8', 'of it script', 4, 17, ({ script }) => script),
  {
    id: '9',
    what: 'long tasks in the worst run, 4×',
    unit: '',
    limit: 0,
    value: ({ costs }) => worstOf(costs, [4], ({ longTasks }) => longTasks),
  },
  {
    id: '9',
    what: 'layout shift in the worst run',
    unit: '',
    limit: 0,
    value: ({ costs }) => worstOf(costs, [1, 4], ({ shift }) => shift),
  },
  timed('10', 'accept → stored and told', 'acceptToStored', 1, 1.3),
  timed('10', 'accept → stored and told', 'acceptToStored', 4, 5),
  timed('11', 'accept → banner gone', 'acceptToGone', 4, 17),
  timed('11', 'longest event of the click (INP)', 'interaction', 4, 16),
  {
    id: '12',
    what: 'presses lost in the worst run',
    unit: '',
    limit: 0,
    value: ({ timings }) => worstOf(timings, [1, 4], ({ lost }) => lost),
  },
  {
    id: '13',
    what: 'heap above the bare page, after collecting garbage',
    unit: 'kB',
    limit: 80,
    value: (measured, control) => above(measured, control, 1, ({ heap }) => heap),
  },
  { id: '14', what: 'axe: places broken, banner', unit: '', limit: 0, value: ({ access }) => places(access?.banner) },
  {
    id: '14',
    what: 'axe: places broken, second layer',
    unit: '',
    limit: 0,
    value: ({ access }) => places(access?.dialog),
  },
  {
    id: '15',
    what: 'keyboard: of six things asked, missing',
    unit: '',
    limit: 0,
    value: ({ access }) =>
      access &&
      [
        // Counted from the initial focus when the banner appears: the first stop, and the next.
        access.tabsToBoth !== undefined && access.tabsToBoth <= 2,
        access.enterAccepts,
        access.dialogFocus,
        access.dialogTraps,
        access.escapeCloses,
        access.focusBack,
      ].filter((kept) => !kept).length,
  },
  {
    id: 'returning',
    what: 'visitor with a choice: script and style, brotli',
    unit: 'kB',
    limit: 2.5,
    value: ({ returns }) => kB(median(returns.map(({ bytes }) => bytes))),
  },
  {
    id: 'returning',
    what: 'visitor with a choice: main thread above the bare page, 1×',
    unit: 'ms',
    limit: 3,
    value: (measured, control) => above(measured, control, 1, ({ mainThread }) => mainThread, 'returns'),
  },
  {
    id: 'returning',
    what: 'visitor with a choice: heap above the bare page, after collecting garbage',
    unit: 'kB',
    limit: 80,
    value: (measured, control) => above(measured, control, 1, ({ heap }) => heap, 'returns'),
  },
];

function rounded<T extends number | undefined>(value: T): number | T {
  return value === undefined ? value : Math.round(value * 1000) / 1000;
}
const shown = (value: number | undefined) =>
  value === undefined ? '–' : value.toFixed(Math.abs(value) < 100 && !Number.isInteger(value) ? 2 : 0);

export type GoalResult = Pick<Goal, 'id' | 'what' | 'unit' | 'limit'> & {
  readonly values: Readonly<Record<string, number | undefined>>;
  /** Set if ours was measured and there is a limit. */
  readonly met?: boolean;
  readonly bestPeer?: string;
  /** The best peer's value divided by ours. */
  readonly ratio?: number;
};

export function judge(all: readonly Measured[], control: Measured): readonly GoalResult[] {
  return goals.map(({ id, what, unit, limit, value }) => {
    const values = Object.fromEntries(all.map((one) => [one.name, rounded(value(one, control))]));
    const ours = values['candor'];
    const peers = Object.entries(values).filter(([name, one]) => !name.startsWith('candor') && one !== undefined);
    const [bestPeer, best = 0] = peers.toSorted(([, one = 0], [, other = 0]) => one - other)[0] ?? [];
    return {
      id,
      what,
      unit,
      values,
      ...(limit !== undefined && { limit }),
      ...(limit !== undefined && ours !== undefined && { met: ours <= limit }),
      ...(bestPeer && { bestPeer }),
      // A value of zero has no ratio.
      ...(ours !== undefined && ours > 0 && best > 0 && { ratio: rounded(best / ours) }),
    };
  });
}

/** A Markdown table: the goal, ours, the best peer with its ratio to ours, then all candidates. */
export function goalTable(results: readonly GoalResult[]): string {
  const others = Object.keys(results[0]?.values ?? {}).filter((name) => name !== 'candor');
  const header = ['goal', 'what', 'limit', 'candor', 'met', 'best peer', 'best ÷ ours', ...others];
  const rows = results.map(({ id, what, unit, limit, values, met, bestPeer, ratio }) => [
    id,
    what,
    limit === undefined ? '' : `≤ ${limit} ${unit}`,
    `${shown(values['candor'])} ${unit}`,
    met === undefined ? '' : met ? 'yes' : 'NO',
    bestPeer ? `${shown(values[bestPeer])} ${bestPeer}` : '–',
    ratio === undefined ? '' : ratio.toFixed(2),
    ...others.map((name) => shown(values[name])),
  ]);
  const widths = header.map((title, at) => Math.max(title.length, ...rows.map((cells) => cells[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  return [header, widths.map((width, at) => '-'.repeat(width - 1) + (at < 2 ? '-' : ':')), ...rows]
    .map(line)
    .join('\n');
}
