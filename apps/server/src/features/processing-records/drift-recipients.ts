import { roleOf } from '../recipients/index.ts';
import type { DriftFacts, Finding } from './drift-rules.ts';
import { findEntry } from './rules.ts';

/** Recipients and transfers that a confirmed record has and the documents do not state, and the reverse. GDPR Art. 13(1)(e), (f). */
export function recipientDrift({
  facts,
  entries,
  records,
  flows,
  recipients: entered,
}: DriftFacts): readonly Finding[] {
  if (!facts) return [];
  const enteredOf = new Map(entered.map((one) => [one.id, one]));
  const byRecord = Map.groupBy(flows, ({ record }) => record?.id);
  return records.flatMap((record): Finding[] => {
    const entry = findEntry(entries, record);
    if (record.state !== 'confirmed' || !entry) return [];
    const { of, recipients, transfers } = entry.entry;
    const { transferBasis, processedBy } = record.fields;
    const said = { record, entry };
    const findings: Finding[] = [];
    if (transferBasis && transfers.every(({ third }) => !third))
      findings.push({ code: 'transfer-not-stated', ...said, register: { kind: 'ids', ids: [transferBasis] } });
    const hasProcessors = processedBy.includes('processors');
    // Services that serve an activity have records of their own.
    const hands = (byRecord.get(record.id) ?? []).some(
      ({ recipient }) =>
        recipient !== undefined &&
        (of === 'service' || !recipient.party.isProvider) &&
        roleOf(enteredOf.get(recipient.id)?.fields, recipient.party.role) === 'processor',
    );
    if (hands && !hasProcessors)
      findings.push({ code: 'recipient-not-recorded', ...said, other: { kind: 'ids', ids: recipients } });
    if (hasProcessors && recipients.length === 0) findings.push({ code: 'recipient-not-stated', ...said });
    return findings;
  });
}
