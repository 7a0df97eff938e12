import type { DriftFacts, Finding } from './drift-rules.ts';
import { findEntry } from './rules.ts';

/** Recipients and transfers that a confirmed record has and the documents do not state, and the reverse. GDPR Art. 13(1)(e), (f). */
export function recipientDrift({ facts, entries, records }: DriftFacts): readonly Finding[] {
  if (!facts) return [];
  return records.flatMap((record): Finding[] => {
    const entry = findEntry(entries, record);
    if (record.state !== 'confirmed' || !entry) return [];
    const { of, id, recipients, transfers } = entry.entry;
    const { transferBasis, processedBy } = record.fields;
    const said = { record, entry };
    const findings: Finding[] = [];
    if (transferBasis && transfers.every(({ third }) => !third))
      findings.push({ code: 'transfer-not-stated', ...said, register: { kind: 'ids', ids: [transferBasis] } });
    const hasProcessors = processedBy.includes('processors');
    const role = of === 'service' ? facts.services.find((service) => service.id === id)?.provider.role : undefined;
    if (role === 'processor' && !hasProcessors)
      findings.push({ code: 'recipient-not-recorded', ...said, other: { kind: 'ids', ids: recipients } });
    if (hasProcessors && recipients.length === 0) findings.push({ code: 'recipient-not-stated', ...said });
    return findings;
  });
}
