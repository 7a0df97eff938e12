import { secondFactor, type Answer, type Call } from '@app/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#app/api.ts';
import { askPasskey, createPasskey } from './browser-passkeys.ts';

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

type NewPasskey = Call<typeof secondFactor.addPasskey>['body']['credential'];
type Signed = Call<typeof secondFactor.signInByPasskey>['body']['credential'];

/** Makes a passkey and keeps it. Undefined: the person closed the browser's dialog. */
export const useAddPasskey = () =>
  useChange(async (name: string) => {
    const { options } = await call(secondFactor.beginPasskey, {});
    const credential = await createPasskey(options);
    if (credential === undefined) return undefined;
    // What the browser makes; the server checks it.
    return call(secondFactor.addPasskey, { body: { name, credential: credential as NewPasskey } });
  });

export const useRemovePasskey = () =>
  useChange((passkeyId: string) => call(secondFactor.removePasskey, { params: { passkeyId } }));

/** Signs in with a passkey. Undefined: the person closed the browser's dialog. */
export async function signInByPasskey(asking: Parameters<typeof askPasskey>[1]) {
  const { options } = await call(secondFactor.beginPasskeySignIn, {});
  const credential = await askPasskey(options, asking);
  if (credential === undefined) return undefined;
  // What the browser makes; the server checks it.
  return call(secondFactor.signInByPasskey, { body: { credential: credential as Signed } });
}

/** Confirms the session with a passkey. Undefined: the person closed the browser's dialog. */
export function useConfirmByPasskey() {
  return useMutation({
    meta: { quiet: true },
    mutationFn: async () => {
      const { options } = await call(secondFactor.beginPasskeyConfirm, {});
      const credential = await askPasskey(options, { inField: false, signal: new AbortController().signal });
      if (credential === undefined) return undefined;
      // What the browser makes; the server checks it.
      return call(secondFactor.confirmByPasskey, { body: { credential: credential as Signed } });
    },
  });
}
