import { consentRecords, newsletters } from '@app/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#app/api.ts';

const key = ['dsar'] as const;

/** Whom the consent records of a site know by an address, with what holds of each preference. */
export const heldPeopleQuery = (siteId: string, email: string) =>
  queryOptions({
    queryKey: [...key, 'held', siteId, email],
    queryFn: async ({ signal }) => {
      const query = { text: email, limit: 10 };
      const { subjects } = await call(consentRecords.listSubjects, { params: { siteId }, query }, { signal });
      return subjects.filter((subject) => subject.email === email);
    },
  });

/** The subscriptions of an address to newsletters of a site. */
export const heldSubscriptionsQuery = (siteId: string, email: string) =>
  queryOptions({
    queryKey: [...key, 'held-subscriptions', siteId, email],
    queryFn: async ({ signal }) => {
      const query = { text: email, status: 'confirmed' as const, limit: 10 };
      const found = await call(newsletters.listSubscriptions, { params: { siteId }, query }, { signal });
      return found.subscriptions.filter(({ subject }) => subject.email === email);
    },
  });

/** Withdraws consents of a site, one record each. */
export function useWithdrawConsents(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { quiet: true },
    mutationFn: async (consentIds: readonly string[]) => {
      for (const consentId of consentIds) await call(consentRecords.withdraw, { params: { siteId, consentId } });
    },
    onSettled: () =>
      Promise.all(
        ['held', 'held-subscriptions'].map((what) => client.invalidateQueries({ queryKey: [...key, what, siteId] })),
      ),
  });
}
