import { dsarAgents, type DsarAgent, type Input } from '@app/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#app/api.ts';

export type { DsarAgent } from '@app/contract';

const keyOf = (siteId: string) => ['dsar', 'agents', siteId] as const;

/** The authorized agents of a site, and what it states to their network. */
export const agentsQuery = (siteId: string) =>
  queryOptions({
    queryKey: keyOf(siteId),
    queryFn: ({ signal }) => call(dsarAgents.list, { params: { siteId } }, { signal }),
  });

type Entered = Input<typeof dsarAgents.add>['body'];

/** Connects an agent, or changes the one that is given. */
export function useSaveAgent(siteId: string, agent: DsarAgent | undefined) {
  const client = useQueryClient();
  return useMutation({
    meta: { quiet: true },
    mutationFn: ({ agentId, name, verifyKey, isRelied }: Entered) =>
      agent
        ? call(dsarAgents.update, { params: { siteId, dsarAgentId: agent.id }, body: { name, verifyKey, isRelied } })
        : call(dsarAgents.add, { params: { siteId }, body: { agentId, name, verifyKey, isRelied } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(siteId) }),
  });
}

export function useRemoveAgent(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (dsarAgentId: string) => call(dsarAgents.delete, { params: { siteId, dsarAgentId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(siteId) }),
  });
}
