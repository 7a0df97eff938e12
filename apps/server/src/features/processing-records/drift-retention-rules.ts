import type { Period, Retention } from '@app/documents';
import type { DriftFacts, Finding } from './drift-rules.ts';
import { recordOf } from './rules.ts';

/** Months that each unit has on average. */
const monthsIn: Readonly<Record<Period['unit'], number>> = {
  second: 12 / 365 / 86_400,
  minute: 12 / 365 / 1440,
  hour: 12 / 365 / 24,
  day: 12 / 365,
  week: 84 / 365,
  month: 1,
  year: 12,
};

/** Days within a month are no difference: settings are in whole months. */
const tolerance = 0.5;

/**
 * Periods that documents or the register state for consents, choices and requests, and that are not the ones set in Candor, which
 * deletes by them. GDPR Art. 5(1)(e).
 */
export function retentionDrift({ facts, entries, records, kept, requestRecord }: DriftFacts): readonly Finding[] {
  if (!facts) return [];
  const findings = entries.flatMap((entry): readonly Finding[] => {
    const { id, of, kind, purposes } = entry.entry;
    const stated = of === 'activity' ? facts.activities : facts.services;
    const retention = stated?.find((one) => one.id === id)?.retention;
    const months =
      kind === 'newsletter'
        ? kept.consents
        : of === 'service' && purposes.includes('consent-management')
          ? kept.choices
          : undefined;
    const record = recordOf(records, entry);
    return differing(retention, months, { ...(record && { record }), entry });
  });
  const ofRequests = requestRecord?.fields.activity?.retention;
  return [...findings, ...differing(ofRequests, kept.requests, requestRecord && { record: requestRecord })];
}

function differing(
  retention: Retention | undefined,
  months: number | undefined,
  of: Pick<Finding, 'record' | 'entry'> | undefined,
): readonly Finding[] {
  if (retention?.kind !== 'period' || months === undefined || !of) return [];
  const { amount, unit } = retention.period;
  const stated = Math.round(amount * monthsIn[unit] * 10) / 10;
  if (Math.abs(stated - months) < tolerance) return [];
  return [
    {
      code: 'retention-differs',
      ...of,
      register: { kind: 'months', months: stated },
      other: { kind: 'months', months },
    },
  ];
}
