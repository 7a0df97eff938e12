import { secondFactor, type Answer } from '@app/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#app/api.ts';

export type Factors = Answer<typeof secondFactor.read>;
export type NewApp = Answer<typeof secondFactor.addTotp>;

export const factorsQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => call(secondFactor.read, {}, { signal }),
});

export function useAddApp() {
  return useMutation({ mutationFn: (name: string) => call(secondFactor.addTotp, { body: { name } }) });
}

/** Changes that the list of factors, and what the session owes, depend on. */
function useChange<Given, Result>(change: (given: Given) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: ['second-factor'] }),
  });
}

export const useConfirmApp = (totpId: string) =>
  useChange((code: string) => call(secondFactor.confirmTotp, { params: { totpId }, body: { code } }));

export const useRemoveApp = () => useChange((totpId: string) => call(secondFactor.removeTotp, { params: { totpId } }));

export const useMakeRecoveryCodes = () => useChange(() => call(secondFactor.makeRecoveryCodes, {}));

export function useConfirmByCode() {
  return useMutation({
    meta: { quiet: true },
    mutationFn: (code: string) => call(secondFactor.confirm, { body: { code } }),
  });
}

export function useSignInByCode() {
  return useMutation({
    meta: { quiet: true },
    mutationFn: (code: string) => call(secondFactor.signIn, { body: { code } }),
  });
}
