import { lastDaysNames, lastDaysOf, type LastDays } from '#app/timeframe/timeframe.ts';
import { shifted, type Moment, type Unit } from './moment.ts';

/** A time range: `from` is inclusive, `to` exclusive. Either may be open. */
export type Range = { readonly from?: Moment; readonly to?: Moment };
export type BoundRange = Required<Range>;

export const presets = ['all', 'today', 'current-hour', 'current-month', 'previous-month', 'custom'] as const;
export type Preset = (typeof presets)[number] | LastDays;

/** The timeframe where none was chosen. */
const usual = 'last-30';

/** The selected preset, with the range of a custom one. */
export type ChosenRange =
  | { readonly preset: Exclude<Preset, 'custom'> }
  | { readonly preset: 'custom'; readonly range: BoundRange };

const hour = 3_600_000;
const day = 24 * hour;

/** Hours, days and months are whole UTC units, including the part of them that is still to come. */
export function rangeOf(chosen: ChosenRange, now: Moment): Range {
  switch (chosen.preset) {
    case 'last-7':
    case 'last-30':
    case 'last-90':
    case 'last-365':
      return lastDaysOf(chosen.preset, now);
    case 'all':
      return {};
    case 'today':
      return periodOf(now, day);
    case 'current-hour':
      return periodOf(now, hour);
    case 'current-month':
      return monthOf(now, 0);
    case 'previous-month':
      return monthOf(now, -1);
    case 'custom':
      return chosen.range;
  }
}

/** The initial custom range after another preset: the range of that preset, or today. */
export function customFrom(chosen: ChosenRange, now: Moment): ChosenRange {
  const { from, to } = rangeOf(chosen, now);
  const range = from === undefined || to === undefined ? periodOf(now, day) : { from, to };
  return { preset: 'custom', range };
}

export const movable = ['both', 'from', 'to'] as const;
export type Movable = (typeof movable)[number];

/** The range with one or both ends moved. An end that would pass the other one moves it too. */
export function moved({ from, to }: BoundRange, which: Movable, unit: Unit, amount: number): BoundRange {
  const start = which === 'to' ? from : shifted(from, unit, amount);
  const end = which === 'from' ? to : shifted(to, unit, amount);
  if (start < end) return { from: start, to: end };
  return which === 'to' ? { from: end - 1, to: end } : { from: start, to: start + 1 };
}

/** The parameters in the address of the page. Empty: the last 30 days. */
export function writtenRange(chosen: ChosenRange): Readonly<Record<'range' | 'from' | 'to', string | undefined>> {
  const { from, to } = chosen.preset === 'custom' ? chosen.range : {};
  const iso = (moment: Moment | undefined) => (moment === undefined ? undefined : new Date(moment).toISOString());
  return { range: chosen.preset === usual ? undefined : chosen.preset, from: iso(from), to: iso(to) };
}

/** Parses the address; invalid values count as the last 30 days. */
export function readRange(search: URLSearchParams): ChosenRange {
  const preset = [...presets, ...lastDaysNames].find((one) => one === search.get('range')) ?? usual;
  if (preset !== 'custom') return { preset };
  const [from, to] = [search.get('from'), search.get('to')].map((text) => Date.parse(text ?? '')) as [number, number];
  return from < to ? { preset, range: { from, to } } : { preset: usual };
}

export function queryOf({ from, to }: Range): { readonly from?: string; readonly to?: string } {
  return {
    ...(from === undefined ? {} : { from: new Date(from).toISOString() }),
    ...(to === undefined ? {} : { to: new Date(to).toISOString() }),
  };
}

function periodOf(now: Moment, length: number): BoundRange {
  const from = Math.floor(now / length) * length;
  return { from, to: from + length };
}

function monthOf(now: Moment, offset: number): BoundRange {
  const date = new Date(now);
  const first = (months: number) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  return { from: first(offset), to: first(offset + 1) };
}
