import type { DriftCode } from '@app/catalogue';
import { addDays } from '@app/deadlines';
import { contractStateOf, lacksContract, roleOf, type StoredRecipient } from '../recipients/index.ts';
import type { Flow } from './flows.ts';

/** Days before its end from which an adequacy decision or listing is a finding: time to agree on something else. */
export const endingDays = 180;

export type RecipientFinding = {
  readonly code: Extract<DriftCode, 'no-contract' | 'contract-review-due' | 'safeguard-ending'>;
  /** Null: the recipient is that of several sites, or of the organization. */
  readonly site: Flow['site'];
  readonly recordId: string | null;
  readonly recipientId: string | null;
  readonly name: string;
};

/**
 * What is wrong with recipients and transfers on a day, ISO 8601: a contract is one finding however many sites need it. GDPR Art. 28(3)
 * and 44. What rests on a safeguard that ends is a finding for each record, before that day.
 */
export function driftOfRecipients(
  flows: readonly Flow[],
  entered: readonly StoredRecipient[],
  on: string,
): readonly RecipientFinding[] {
  const enteredOf = new Map(entered.map((one) => [one.id, one]));
  const byRecipient = Map.groupBy(flows, ({ recipient }) => recipient?.id);
  const ofContracts = [...byRecipient].flatMap(([id, its]): RecipientFinding[] => {
    if (id === undefined) return [];
    const { fields, name } = enteredOf.get(id) ?? {};
    const lacking = its.find((flow) => demandsContract(flow) && lacksContract(flow.recipient?.party, fields, on));
    const shown = name ?? its[0]?.recipient?.party.name ?? '';
    const sites = new Set(its.map(({ site }) => site?.id));
    const at = { site: sites.size === 1 ? (its[0]?.site ?? null) : null, recipientId: id, name: shown };
    if (lacking) return [{ ...at, code: 'no-contract', recordId: lacking.record?.id ?? null }];
    return contractStateOf(fields?.contract, on) === 'review-due'
      ? [{ ...at, code: 'contract-review-due', recordId: null }]
      : [];
  });
  return [...ofContracts, ...endingOf(flows, on)];

  /** Whether somebody vouches for it that a processor gets the data. */
  function demandsContract({ record, recipient, role }: Flow): boolean {
    if (record?.state !== 'confirmed' || !recipient) return false;
    const known = roleOf(enteredOf.get(recipient.id)?.fields, recipient.party.role);
    return known !== undefined || role === 'processor' || record.fields.processedBy.includes('processors');
  }
}

/** Every record that rests on an adequacy decision or a listing that ends within `endingDays`, before it does. */
export function endingOf(flows: readonly Flow[], on: string): readonly RecipientFinding[] {
  const until = addDays(on, endingDays);
  const ending = flows.filter(({ transfers }) =>
    transfers.some((transfer) => transfer.until !== undefined && transfer.until <= until),
  );
  const byName = Map.groupBy(ending, ({ site, record, name }) => record?.id ?? `${site?.id} ${name}`);
  return [...byName.values()].flatMap(([flow]) =>
    flow
      ? [
          {
            code: 'safeguard-ending',
            site: flow.site,
            recordId: flow.record?.id ?? null,
            recipientId: null,
            name: flow.name,
          },
        ]
      : [],
  );
}
