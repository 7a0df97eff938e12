import { identities, type Answer, type Call } from '@app/contract';
import { currentSession } from '@app/contract/current-session.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#app/api.ts';
import { callFixed } from '#app/fixed.ts';
import { meQuery } from '#app/session.ts';
import { spokenLocale } from '#app/words.tsx';
import { leaveForProvider, type Trip } from './trips.ts';

export type Finished = Answer<typeof identities.finish>;
export type Connected = Answer<typeof identities.read>['identities'][number];

export const identitiesQuery = queryOptions({
  queryKey: ['identities'],
  queryFn: ({ signal }) => call(identities.read, {}, { signal }),
});

/** Goes to a provider to sign in or up there. Failures are shown. */
export async function beginSignIn(provider: string, begun: Trip): Promise<void> {
  const answered = await callFixed(identities.begin, { params: { provider }, body: { locale: spokenLocale() } });
  if (answered.ok) leaveForProvider(answered.answer.redirect_to, begun);
}

/** Goes to a provider to connect it to the person who is signed in. */
export function useBeginLink() {
  return useMutation({
    mutationFn: (provider: string) => call(identities.beginLink, { params: { provider } }),
    onSuccess: ({ redirect_to: address }) =>
      leaveForProvider(address, { mode: 'link', target: `${window.location.pathname}#security` }),
  });
}

export function beginConfirm(provider: string): Promise<{ readonly redirect_to: string }> {
  return call(identities.beginConfirm, { params: { provider } });
}

/** Until when this session is confirmed. */
export async function isConfirmed(): Promise<boolean> {
  return (await call(currentSession.readConfirmation, {})).until !== null;
}

export type Outcome =
  | { readonly ok: true; readonly answer: Finished }
  | { readonly ok: false; readonly code: string; readonly message: string; readonly email: string };

type Form = Call<typeof identities.finish>['body'];

/** Finishes what was begun with a provider. Refusals are part of the way, so they are returned. */
export async function finishTrip(provider: string, form: Form): Promise<Outcome> {
  const body = { ...form, locale: spokenLocale() };
  const answered = await callFixed(identities.finish, { params: { provider }, body }, { silent: true });
  if (answered.ok) return { ok: true, answer: answered.answer };
  const { code, message = '', email } = answered.answer;
  return {
    ok: false,
    code: typeof code === 'string' ? code : '',
    message,
    email: typeof email === 'string' ? email : '',
  };
}

function useChange<Given, Result>(change: (given: Given) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: change, onSuccess: () => client.invalidateQueries(identitiesQuery) });
}

export function useConnect() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(identities.link, {}),
    // The provider may have proved the address, too.
    onSuccess: () => Promise.all([client.invalidateQueries(identitiesQuery), client.invalidateQueries(meQuery)]),
  });
}

export const useDisconnect = () =>
  useChange((identityId: string) => call(identities.unlink, { params: { identityId } }));
