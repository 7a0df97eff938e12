import type { ChoiceAction, Purpose } from '@app/consent';
import type { ChoiceCounts, OptInRate } from '@app/contract';

type OptionalPurpose = Exclude<Purpose, 'necessary'>;

/** Counts as stored: by action, by purpose, and of the time until a choice. */
export type CountedRow = { readonly [A in ChoiceAction]: number } & {
  readonly [P in OptionalPurpose as `${P}Decided` | `${P}Granted`]: number;
} & {
  readonly waitedCount: number;
  /** Sums of the natural logarithms of milliseconds, and of their squares. */
  readonly waitedLn: number;
  readonly waitedLnSquares: number;
};

export function choiceCountsOf(row: CountedRow): ChoiceCounts {
  const { accept, reject, custom, close, gpc, context, withdraw } = row;
  const total = accept + reject + custom + close + gpc + context + withdraw;
  return { total, accept, reject, custom, close, gpc, context, withdraw };
}

/** Choices that visitors made in the banner. */
export function answeredIn({
  accept,
  reject,
  custom,
  close,
}: Pick<CountedRow, 'accept' | 'reject' | 'custom' | 'close'>): number {
  return accept + reject + custom + close;
}

/** The one definition of the opt-in rate: of the answers given in the banner, those that accepted everything. */
export function optInOf(row: Pick<CountedRow, 'accept' | 'reject' | 'custom' | 'close'>): OptInRate {
  const answered = answeredIn(row);
  return { accepted: row.accept, answered, rate: answered > 0 ? row.accept / answered : null };
}

export function purposeCountsOf(row: CountedRow) {
  return {
    functionality: { decided: row.functionalityDecided, granted: row.functionalityGranted },
    experience: { decided: row.experienceDecided, granted: row.experienceGranted },
    measurement: { decided: row.measurementDecided, granted: row.measurementGranted },
    marketing: { decided: row.marketingDecided, granted: row.marketingGranted },
  };
}

/**
 * The geometric mean of the times until a choice, which is close to their median. Their distribution is skewed: a few
 * visitors take minutes.
 */
export function typicalWait({ waitedCount, waitedLn }: CountedRow): number | null {
  return waitedCount > 0 ? Math.round(Math.exp(waitedLn / waitedCount)) : null;
}

const none: CountedRow = {
  accept: 0,
  reject: 0,
  custom: 0,
  close: 0,
  gpc: 0,
  context: 0,
  withdraw: 0,
  functionalityDecided: 0,
  functionalityGranted: 0,
  experienceDecided: 0,
  experienceGranted: 0,
  measurementDecided: 0,
  measurementGranted: 0,
  marketingDecided: 0,
  marketingGranted: 0,
  waitedCount: 0,
  waitedLn: 0,
  waitedLnSquares: 0,
};
// keys of a literal of exactly this type
const names = Object.keys(none) as (keyof CountedRow)[];

export function sumOf(rows: readonly CountedRow[]): CountedRow {
  const sum: { -readonly [K in keyof CountedRow]: number } = { ...none };
  for (const row of rows) for (const name of names) sum[name] += row[name];
  return sum;
}
