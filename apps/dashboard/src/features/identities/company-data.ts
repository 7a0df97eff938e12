import { companySignIn, type Answer, type Call } from '@app/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#app/api.ts';
import { callFixed } from '#app/fixed.ts';
import { leaveForProvider } from './trips.ts';

export type Company = Answer<typeof companySignIn.read>;
export type Domain = Company['domains'][number];

export const companyQuery = queryOptions({
  queryKey: ['company-sign-in'],
  queryFn: ({ signal }) => call(companySignIn.read, {}, { signal }),
});

/** The company where the domain of an address signs in. A failure leaves the form as it is. */
export const companyOfQuery = (email: string) =>
  queryOptions({
    queryKey: ['company-of', email.slice(email.lastIndexOf('@') + 1)],
    queryFn: async () => {
      const answered = await callFixed(companySignIn.find, { body: { email } }, { silent: true });
      return answered.ok ? answered.answer.label : null;
    },
    staleTime: 60_000,
  });

/** Goes to the company of an address to sign in. */
export async function beginCompany(email: string, company: string, target: string): Promise<void> {
  const answered = await callFixed(companySignIn.begin, { body: { email } });
  const address = answered.ok ? answered.answer.redirect_to : null;
  if (address !== null) leaveForProvider(address, { mode: 'login', target, company });
}

/** Goes to the company of the account that the session is in. */
export function useBeginOwn(company: string, target: string) {
  return useMutation({
    mutationFn: () => call(companySignIn.beginOwn, {}),
    onSuccess: ({ redirect_to: address }) => leaveForProvider(address, { mode: 'login', target, company }),
  });
}

export function useBeginTest(company: string) {
  return useMutation({
    mutationFn: () => call(companySignIn.beginTest, {}),
    onSuccess: ({ redirect_to: address }) =>
      leaveForProvider(address, { mode: 'link', target: `${window.location.pathname}#sign-in`, company }),
  });
}

export function beginCompanyConfirm(): Promise<{ readonly redirect_to: string }> {
  return call(companySignIn.beginConfirm, {});
}

function useChange<Given, Result>(change: (given: Given) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: change, onSuccess: () => client.invalidateQueries(companyQuery) });
}

export const useConnectCompany = () =>
  useChange((body: Call<typeof companySignIn.connect>['body']) => call(companySignIn.connect, { body }));

export const useDisconnectCompany = () => useChange(() => call(companySignIn.disconnect, {}));

export const useRequire = () =>
  useChange((required: NonNullable<Company['connection']>['required']) =>
    call(companySignIn.setRequired, { body: { required } }),
  );

export const useAddDomain = () => useChange((domain: string) => call(companySignIn.addDomain, { body: { domain } }));

export const useCheckDomain = () =>
  useChange((companyDomainId: string) => call(companySignIn.checkDomain, { params: { companyDomainId } }));

export const useRemoveDomain = () =>
  useChange((companyDomainId: string) => call(companySignIn.removeDomain, { params: { companyDomainId } }));
