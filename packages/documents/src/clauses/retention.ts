import { always, paragraph, table, type Clause } from '../clause.ts';
import {
  withOwn,
  type KnownActivity,
  type KnownService,
  type ResolvedRetention,
  type ResolvedFacts,
} from '../known.ts';
import { shown } from '../shown.ts';
import type { Block } from '../tree.ts';
import { plain, strong, type Voice } from '../voice.ts';
import { activityName, keptName, purposesApart } from './processing.ts';

/** The clause on retention periods, purpose by purpose. Rule P5. */
export const retention: Clause = {
  id: 'retention',
  heading: ({ words }) => words.retention.heading,
  applies: always,
  cites: () => ['GDPR Art. 13(2)(a)', 'GDPR Art. 5(1)(e)', 'CCPA § 1798.100(a)(3)'],
  reads: (known, voice) => {
    const { retention: words } = voice.words;
    return [paragraph(words.intro), retentionTable(known, voice)];
  },
};

function retentionTable(known: ResolvedFacts, voice: Voice): Block {
  const { retention: words } = voice.words;
  const kept = keptByPurpose(known.activities, withOwn(known), known, voice);
  // Purposes whose data is kept equally long share a row.
  const purposes = new Map<string, string[]>();
  for (const [purpose, periods] of kept) {
    const period = voice.cell(periods);
    purposes.set(period, [...(purposes.get(period) ?? []), purpose]);
  }
  const rows = [...purposes].map(([period, named]) => [[strong(voice.cell(named))], [plain(period)]]);
  return table(words.caption, [words.purpose, words.period], rows);
}

/** The periods of each purpose of these activities and services. */
export function keptByPurpose(
  activities: readonly KnownActivity[],
  services: readonly KnownService[],
  known: ResolvedFacts,
  voice: Voice,
): ReadonlyMap<string, ReadonlySet<string>> {
  const kept = new Map<string, Set<string>>();
  const add = (purpose: string, period: string) => {
    const periods = kept.get(purpose) ?? new Set();
    kept.set(purpose, periods.add(period));
  };
  for (const activity of activities) {
    const name = activityName(activity, known, voice);
    add(name, keptName(activity.kept, voice));
    for (const period of periodsOfServices(activity, known, voice)) add(name, period);
  }
  for (const service of services) {
    purposesApart(service, voice).forEach((purpose, index) => {
      if (service.kept) add(purpose, keptName(keptFor(service.kept, index), voice));
    });
  }
  return kept;
}

/** Periods of services that serve an activity, where they are known: "90 days (Sentry)". */
function periodsOfServices({ id }: KnownActivity, { services }: ResolvedFacts, voice: Voice): readonly string[] {
  return services.flatMap(({ serves, kept, name }) => {
    if (kept === undefined || kept.kind === 'criteria' || !serves.some((activity) => activity.id === id)) return [];
    return [voice.fill(voice.words.frame.remark, { name: keptName(kept, voice), remark: shown(name) })];
  });
}

/** The retention criterion of the purpose at this index. A period that the owner stated applies to every purpose. */
function keptFor(kept: ResolvedRetention, index: number): ResolvedRetention {
  if (kept.kind !== 'criteria') return kept;
  const criterion = kept.criteria[index] ?? 'purpose';
  return { kind: 'criteria', criteria: [criterion] };
}
