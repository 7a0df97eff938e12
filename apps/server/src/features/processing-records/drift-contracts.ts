import { addDays } from '@app/deadlines';
import type { RecipientContract } from '@app/contract';
import { contractStateOf, lacksContract, roleOf, type StoredRecipient } from '../recipients/index.ts';
import type { DriftFacts, Finding, Side } from './drift-rules.ts';
import type { Flow } from './flows.ts';

/** Days before its end from which an adequacy decision or listing is a finding: time to agree on something else. */
export const endingDays = 180;

/**
 * What is wrong with the contracts of those who get data of a site or of the organization, and each record that rests on a
 * safeguard that ends, before that day. GDPR Art. 26(1), 28(3) and 44.
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
    const lacking = its.filter(
      (flow) => isDemanded(flow, enteredOf) && lacksContract(flow.recipient?.party, fields, on, flow.role),
    );
    const other = sideOf(fields?.contract, on);
    const codes = new Set(lacking.map((flow) => (isJoint(flow, enteredOf) ? 'no-arrangement' : 'no-contract')));
    if (codes.size > 0) return [...codes].map((code) => ({ code, register, other }));
    return other.state === 'review-due' ? [{ code: 'contract-review-due', register, other }] : [];
  });
  return [...ofContracts, ...endingOf(flows, on)];
}

/** How a contract stands, and the day that says so. */
function sideOf(contract: RecipientContract | undefined, on: string): Extract<Side, { readonly kind: 'contract' }> {
  const state = contractStateOf(contract, on);
  const day = state === 'review-due' ? contract?.reviewOn : contract?.endsOn;
  return { kind: 'contract', state, contract: contract?.kind ?? null, day: day ?? null };
}

/** Whether whoever gets the data decides about it together with the organization. GDPR Art. 26(1). */
function isJoint({ recipient }: Flow, enteredOf: ReadonlyMap<string, StoredRecipient>): boolean {
  return (
    recipient !== undefined && roleOf(enteredOf.get(recipient.id)?.fields, recipient.party.role) === 'joint-controller'
  );
}

/** Whether somebody vouches for it that a processor or joint controller gets the data. */
function isDemanded({ record, recipient, role }: Flow, enteredOf: ReadonlyMap<string, StoredRecipient>): boolean {
  if (record?.state !== 'confirmed' || !recipient) return false;
  const known = roleOf(enteredOf.get(recipient.id)?.fields, recipient.party.role);
  return known !== undefined || role === 'processor' || record.fields.processedBy.includes('processors');
}

/**
 * Every record that rests on adequacy decisions or listings that end within `endingDays`, before they do: once for each day, with
 * those to whom the data goes.
 */
export function endingOf(flows: readonly Flow[], on: string): readonly Finding[] {
  const until = addDays(on, endingDays);
  const ends = flows.flatMap(({ record, recipient, transfers }) =>
    transfers.flatMap(({ until: day }) =>
      record && day !== undefined && day <= until ? [{ record, day, name: recipient?.party.name }] : [],
    ),
  );
  const byRecordAndDay = Map.groupBy(ends, ({ record, day }) => `${record.id} ${day}`);
  return [...byRecordAndDay.values()].flatMap((its): Finding[] => {
    const [first] = its;
    if (!first) return [];
    const names = [...new Set(its.flatMap(({ name }) => name ?? []))].toSorted();
    const register = names.length === 0 ? {} : { register: { kind: 'names', names } as const };
    return [{ code: 'safeguard-ending', record: first.record, ...register, other: { kind: 'day', day: first.day } }];
  });
}
