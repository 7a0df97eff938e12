import type { RecipientSummary, RecipientView } from '@app/contract';
import type { Exchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { dayOf } from '../policies/index.ts';
import {
  contractStateOf,
  lacksContract,
  listStoredRecipients,
  roleOf,
  seesWholeAccount,
  type StoredRecipient,
} from '../recipients/index.ts';
import { checkSite } from '../sites/index.ts';
import { readFlows, type Flow } from './flows.ts';

/** A recipient as facts name it, as somebody entered it, or both. */
type Recipient = {
  readonly id: string;
  readonly entered: StoredRecipient | undefined;
  readonly flows: readonly Flow[];
};

/**
 * All recipients by name: those whom facts of the sites name, and for those who see the whole account, those entered by hand.
 * @throws Problem `site.not-found`
 */
export async function readRecipients(exchange: Exchange, only: string | undefined): Promise<RecipientSummary[]> {
  const on = dayOf(exchange.services.now());
  return (await recipientsOf(exchange, only))
    .map((recipient) => summaryOf(recipient, on))
    .toSorted((a, b) => a.name.localeCompare(b.name, exchange.asked.locale));
}

/** @throws Problem `recipient.not-found` */
export async function readRecipient(exchange: Exchange, id: string): Promise<RecipientView> {
  const found = (await recipientsOf(exchange, undefined)).find((one) => one.id === id);
  if (!found) throw new Problem('recipient.not-found');
  const { entered, flows } = found;
  const transfers = new Map(flows.flatMap((flow) => flow.transfers.map((transfer) => [transfer.country, transfer])));
  return {
    ...summaryOf(found, dayOf(exchange.services.now())),
    version: entered?.version ?? 0,
    fields: entered?.fields ?? {},
    contractUrl: flows.map(({ recipient }) => recipient?.party.contractUrl).find((url) => url !== undefined) ?? null,
    usedBy: flows.map(useOf),
    countries: [...transfers.values()].map(({ country, name, third, safeguard }) => ({
      country,
      name,
      third,
      safeguard,
    })),
  };
}

/** What hands data to a recipient, with its record. */
export function useOf({ site, name, record }: Flow) {
  return { site, name, record: record ? { id: record.id, state: record.state } : null };
}

async function recipientsOf(
  { services, actor, asked }: Exchange,
  only: string | undefined,
): Promise<readonly Recipient[]> {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    if (only !== undefined) await checkSite(tx, accountId, only);
    const flows = await readFlows(tx, accountId, only, { language: asked.locale, now: services.now() });
    const byId = Map.groupBy(flows, ({ recipient }) => recipient?.id);
    const entered = new Map((await listStoredRecipients(tx, accountId)).map((one) => [one.id, one]));
    const isWhole = only === undefined && (await seesWholeAccount(tx));
    const ids = new Set([...byId.keys(), ...(isWhole ? entered.keys() : [])]);
    return [...ids].flatMap((id) =>
      id === undefined ? [] : [{ id, entered: entered.get(id), flows: byId.get(id) ?? [] }],
    );
  });
}

function summaryOf({ id, entered, flows }: Recipient, on: string): RecipientSummary {
  const party = flows[0]?.recipient?.party;
  const fields = entered?.fields;
  return {
    id,
    name: entered?.name ?? party?.name ?? '',
    country: fields?.country ?? party?.country ?? null,
    role: roleOf(fields, party?.role) ?? null,
    contract: contractStateOf(fields?.contract, on),
    lacksContract:
      flows.length === 0
        ? lacksContract(undefined, fields, on)
        : flows.some(({ recipient, role }) => lacksContract(recipient?.party, fields, on, role)),
    reviewOn: fields?.contract?.reviewOn ?? null,
    endsOn: fields?.contract?.endsOn ?? null,
    uses: flows.length,
  };
}
