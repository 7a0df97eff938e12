import type { ClientRow, RecordRole } from '@app/contract';
import type { Exchange } from '#platform/http/context.ts';
import { dayOf, listPartiesOfSites } from '../policies/index.ts';
import { lacksContract, listStoredRecipients, recipientId, seesWholeAccount } from '../recipients/index.ts';
import { listClientCounts } from './client-queries.ts';
import { flowsOfOrganization } from './flows.ts';

/** What the register of each site still needs, for those who look after many. The organization itself comes last. */
export async function readClients({ services, actor, asked }: Exchange): Promise<ClientRow[]> {
  const { accountId } = actor;
  const now = services.now();
  const on = dayOf(now);
  return services.db.inAccount(accountId, async (tx) => {
    const counts = await listClientCounts(tx, accountId, on);
    const siteIds = counts.flatMap(({ siteId }) => siteId ?? []);
    const entered = new Map((await listStoredRecipients(tx, accountId)).map((one) => [one.id, one.fields]));
    const lacking = (party: Parameters<typeof lacksContract>[0] & object, id: string, as?: RecordRole) =>
      lacksContract(party, entered.get(id), on, as) ? [id] : [];
    const parties = Map.groupBy(await listPartiesOfSites(tx, accountId, siteIds), ({ siteId }) => siteId);
    const isWhole = await seesWholeAccount(tx);
    const own = (isWhole ? await flowsOfOrganization(tx, accountId, { language: asked.locale, now }) : []).flatMap(
      ({ recipient, role }) => (recipient ? lacking(recipient.party, recipient.id, role) : []),
    );
    return counts
      .filter(({ siteId }) => siteId !== null || isWhole)
      .map(({ siteId, siteName, ...row }) => {
        const ofSite = (siteId === null ? [] : (parties.get(siteId) ?? [])).flatMap((party) =>
          lacking(party, recipientId(accountId, party.name)),
        );
        return {
          ...row,
          site: siteId !== null && siteName !== null ? { id: siteId, name: siteName } : null,
          withoutContract: new Set(siteId === null ? own : ofSite).size,
        };
      });
  });
}
