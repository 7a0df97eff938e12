import { policies, type Site } from '@app/contract';
import { fill } from '@app/texts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { opening } from '#app/address-dialog.ts';
import { call } from '#app/api.ts';
import type { Command } from '#app/commands.ts';
import { usePaths } from '#app/paths.ts';
import { mayAnywhere, mayIn } from '#app/rights.ts';
import { useMe } from '#app/session.ts';
import { documentQuery, siteDocumentsQuery, sitesFoundQuery, useCurrentSite } from '#app/sites.ts';
import type { PaletteWords } from './palette-actions.ts';

const servicesQuery = (query: string) =>
  queryOptions({
    queryKey: ['policies', 'search', query, '', 4],
    queryFn: ({ signal }) => call(policies.searchServices, { query: { query, limit: 4 } }, { signal }),
    staleTime: 300_000,
  });

/** Services listed for the current site; and, outside of one, sites that the best match is offered for. */
const listed = { services: 4, sites: 5 } as const;

/** Services of the catalog by name: to open where the site has them, to add where it does not, or to add to one of the newest sites. */
export function useFoundServices(
  words: PaletteWords,
  text: string,
  isLong: boolean,
): { readonly offered: readonly Command[]; readonly isFetching: boolean } {
  const paths = usePaths();
  const navigate = useNavigate();
  const me = useMe();
  const current = useCurrentSite();
  const site = current?.site;
  const mayEdit = site ? mayIn(me, site.projectId)('documents.edit') : !current && mayAnywhere(me)('documents.edit');
  const isOn = isLong && mayEdit;
  const services = useQuery({ ...servicesQuery(text), enabled: isOn });
  const sites = useQuery({ ...sitesFoundQuery('', listed.sites), enabled: isOn && !site });
  const documents = useQuery({ ...siteDocumentsQuery(site?.id ?? ''), enabled: isOn && site !== undefined });
  const policyId = documents.data?.documents.find(({ type }) => type === 'privacy_policy')?.id;
  const policy = useQuery({ ...documentQuery(policyId ?? ''), enabled: isOn && policyId !== undefined });
  const found = services.data?.services ?? [];
  const command = (label: string, { id, name }: Site, service: string, to: string): Command => ({
    id: `service.${service}.${id}`,
    label,
    description: name,
    group: words.groups.services,
    run: () => void navigate(to),
  });
  const add = (service: (typeof found)[number], to: Site): Command =>
    command(
      fill(words.addOne, { service: service.name }),
      to,
      service.id,
      `${opening(paths.siteDocument(to.id, 'privacy_policy'), 'add-service')}&name=${encodeURIComponent(service.name)}`,
    );
  const addOrOpen = (service: (typeof found)[number], to: Site): Command => {
    const used = policy.data?.services.find(({ serviceId }) => serviceId === service.id);
    if (!used || policyId === undefined) return add(service, to);
    const label = fill(words.openOne, { service: service.name });
    return command(label, to, service.id, paths.documentService(policyId, used.id));
  };
  const mayAddTo = ({ projectId }: Site) => mayIn(me, projectId)('documents.edit');
  const [best] = found;
  return {
    offered: site
      ? found.slice(0, listed.services).map((service) => addOrOpen(service, site))
      : best
        ? (sites.data?.sites ?? []).filter(mayAddTo).map((one) => add(best, one))
        : [],
    isFetching: services.isFetching || sites.isFetching,
  };
}
