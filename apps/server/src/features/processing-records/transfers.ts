import type { Transfer } from '@app/contract';
import type { Exchange } from '#platform/http/context.ts';
import { dayOf } from '../policies/index.ts';
import { contractStateOf, listStoredRecipients } from '../recipients/index.ts';
import { checkSite } from '../sites/index.ts';
import { readFlows } from './flows.ts';
import { transfersOnBehalf } from './on-behalf-rules.ts';
import { useOf } from './recipient-view.ts';

/**
 * Which data goes to whom in which country: one line for each record, recipient and country.
 * @throws Problem `site.not-found`
 */
export async function readTransfers(
  { services, actor, asked }: Exchange,
  only: string | undefined,
): Promise<Transfer[]> {
  const { accountId } = actor;
  const now = services.now();
  return services.db.inAccount(accountId, async (tx) => {
    if (only !== undefined) await checkSite(tx, accountId, only);
    const entered = new Map((await listStoredRecipients(tx, accountId)).map((one) => [one.id, one]));
    const flows = await readFlows(tx, accountId, only, { language: asked.locale, now });
    return flows.flatMap((flow): Transfer[] => {
      const { recipient, record, transfers } = flow;
      const stored = recipient && entered.get(recipient.id);
      const shared = {
        ...useOf(flow),
        subjects: [...(record?.fields.subjects ?? [])],
        recipient: recipient ? { id: recipient.id, name: stored?.name ?? recipient.party.name } : null,
        contract: recipient ? contractStateOf(stored?.fields.contract, dayOf(now)) : null,
      };
      if (transfers.length === 0)
        return [{ ...shared, country: null, countryName: '', third: false, safeguard: '', basis: null, until: null }];
      const onBehalf = new Map(
        transfersOnBehalf(record?.fields.onBehalf, undefined).map(({ country, basis }) => [country, basis]),
      );
      return transfers.map(({ country, name, third, safeguard, until }) => ({
        ...shared,
        country,
        countryName: name,
        third,
        safeguard,
        basis: third ? (onBehalf.get(country) ?? record?.fields.transferBasis ?? null) : null,
        until: until ?? null,
      }));
    });
  });
}
