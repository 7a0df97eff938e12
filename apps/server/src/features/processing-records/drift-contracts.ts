import { addDays } from '@app/deadlines';
import { contractStateOf, lacksContract, roleOf, type StoredRecipient } from '../recipients/index.ts';
import type { DriftFacts, Finding } from './drift-rules.ts';
import type { Flow } from './flows.ts';

/** Days before its end from which an adequacy decision or listing is a finding: time to agree on something else. */
export const endingDays = 180;

/**
 * What is wrong with the contracts of those who get data of a site or of the organization, and each record that rests on a safeguard that ends, before
 * that day. GDPR Art. 28(3) and 44.
 */
export function contractDrift({
  flows,
  recipients,
  on,
}: Pick<DriftFacts, 'flows' | 'recipients' | 'on'>): readonly Finding[] {
  const enteredOf = new Map(recipients.map((one) => [one.id, one]));
  const byRecipient = Map.groupBy(flows, ({ recipient }) => recipient?.id);
  const ofContracts = [...byRecipient].flatMap(([id, its]): Finding[] => {
    const [first] = its;
    if (id === undefined || !first?.recipient) return [];
    const { fields } = enteredOf.get(id) ?? {};
    const register = { kind: 'text', text: first.recipient.party.name } as const;
    const lacking = its.find((flow) => isDemanded(flow, enteredOf) && lacksContract(flow.recipient?.party, fields, on));
    if (lacking?.record) return [{ code: 'no-contract', record: lacking.record, register }];
    if (contractStateOf(fields?.contract, on) !== 'review-due') return [];
    return [{ code: 'contract-review-due', ...(first.record && { record: first.record }), register }];
  });
  return [...ofContracts, ...endingOf(flows, on)];
}

/** Whether somebody vouches for it that a processor gets the data. */
function isDemanded({ record, recipient, role }: Flow, enteredOf: ReadonlyMap<string, StoredRecipient>): boolean {
  if (record?.state !== 'confirmed' || !recipient) return false;
  const known = roleOf(enteredOf.get(recipient.id)?.fields, recipient.party.role);
  return known !== undefined || role === 'processor' || record.fields.processedBy.includes('processors');
}

/** Every record that rests on an adequacy decision or a listing that ends within `endingDays`, before it does. */
export function endingOf(flows: readonly Flow[], on: string): readonly Finding[] {
  const until = addDays(on, endingDays);
  return flows.flatMap(({ record, transfers }): Finding[] => {
    const [day] = transfers.flatMap((transfer) => transfer.until ?? []).toSorted();
    if (!record || day === undefined || day > until) return [];
    return [{ code: 'safeguard-ending', record, other: { kind: 'day', day } }];
  });
}
