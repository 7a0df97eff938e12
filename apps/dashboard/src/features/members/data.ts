import { members, sites, type Answer, type Call } from '@app/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '#app/api.ts';
import { useForgetAll, useSayThenForget } from '#app/forget.ts';

export const membersQuery = queryOptions({
  queryKey: ['members', 'list'],
  queryFn: ({ signal }) => call(members.list, {}, { signal }),
});

/** The documents that name a member. They change on other pages, so they are asked for at each question. */
export const memberUsesQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['members', 'uses', memberId],
    queryFn: ({ signal }) => call(members.uses, { params: { memberId } }, { signal }),
    staleTime: 0,
  });

export function useCreateMember() {
  return useMutation({
    mutationFn: (body: Call<typeof members.create>['body']) => call(members.create, { body }),
    onSuccess: useForgetAll(),
  });
}

export function useUpdateMember(memberId: string) {
  return useMutation({
    mutationFn: (body: Call<typeof members.update>['body']) => call(members.update, { params: { memberId }, body }),
    onSuccess: useForgetAll(),
  });
}

/** Makes a member the default one, or no longer. */
export function useSetDefaultMember() {
  return useMutation({
    mutationFn: ({ memberId, isDefault }: { readonly memberId: string; readonly isDefault: boolean }) =>
      call(members.setDefault, { params: { memberId }, body: { isDefault } }),
    onSuccess: useForgetAll(),
  });
}

export function useDeleteMember(memberId: string, onDeleted: (uses: Answer<typeof members.delete>) => void) {
  return useMutation({
    mutationFn: () => call(members.delete, { params: { memberId } }),
    onSuccess: useSayThenForget(onDeleted),
  });
}

/** Names the member that owns a site; null stands for the default one. `onSet` comes once the site is shown so. */
export function useSetMemberOfSite(siteId: string, onSet: () => void) {
  const forget = useForgetAll();
  return useMutation({
    mutationFn: (memberId: string | null) => call(members.setOfSite, { params: { siteId }, body: { memberId } }),
    onSuccess: () => forget().then(onSet),
  });
}

export function useForkOwner(siteId: string, onForked: () => void) {
  const forget = useForgetAll();
  return useMutation({
    mutationFn: () => call(members.fork, { params: { siteId } }),
    onSuccess: () => forget().then(onForked),
  });
}

export function useSetOwner(siteId: string) {
  return useMutation({
    mutationFn: (body: Call<typeof sites.setOwner>['body']) => call(sites.setOwner, { params: { siteId }, body }),
    onSuccess: useForgetAll(),
  });
}
