import { accounts, preferences, sites, type Answer, type Call } from '@app/contract';
import { localePrefix, plural } from '@app/texts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#app/api-error.ts';
import { hideAlert, showAlert } from '#app/alerts.ts';
import { call } from '#app/api.ts';
import { failureMessage } from '#app/failure-message.ts';
import { callFixed } from '#app/fixed.ts';
import { reloadWithMessage } from '#app/reload.ts';
import { meQuery } from '#app/session.ts';
import type { Agreed } from '#app/agreement.ts';
import { spokenLocale, spokenWords } from '#app/words.tsx';
import { showToast } from '#ui/toast.tsx';

export type Session = Answer<typeof accounts.listSessions>['sessions'][number];
export type ApiKey = Answer<typeof accounts.listApiKeys>['apiKeys'][number];

export const termsQuery = () =>
  queryOptions({
    queryKey: ['terms', spokenLocale()],
    queryFn: ({ signal }) => call(accounts.terms, { query: { locale: spokenLocale() } }, { signal }),
  });

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call(accounts.listSessions, {}, { signal }),
});

export type KnownDevice = Answer<typeof accounts.listKnownDevices>['devices'][number];

export const knownDevicesQuery = queryOptions({
  queryKey: ['known-devices'],
  queryFn: ({ signal }) => call(accounts.listKnownDevices, {}, { signal }),
});

export const apiKeysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: ({ signal }) => call(accounts.listApiKeys, {}, { signal }),
});

/** The projects that an API key may be limited to. */
export const keyProjectsQuery = queryOptions({
  queryKey: ['sites', 'for-api-keys'],
  queryFn: ({ signal }) => call(sites.listProjects, {}, { signal }),
});

/** Accepts the terms as shown, and records the choices about e-mail. */
export function useAcceptTerms() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ termsVersion, privacyVersion, drip, newsletter, form }: Agreed) => {
      const terms = { terms_version: termsVersion, privacy_version: privacyVersion };
      const accepted = await callFixed(accounts.acceptTerms, {
        body: { accept: true, privacy_read: true, ...terms, proof_form: form },
      });
      if (!accepted.ok) return;
      const saved = await callFixed(preferences.updateEmailPrefs, {
        params: { locale: localePrefix(spokenLocale()) },
        body: { global_email_drip: drip, global_email_nl: newsletter, proof_form: form },
      });
      if (saved.ok) showToast({ message: spokenWords().accounts.terms.accepted });
    },
    onSettled: () =>
      Promise.all([client.invalidateQueries({ queryKey: meQuery.queryKey }), client.invalidateQueries(termsQuery())]),
  });
}

export function useSendVerification() {
  return useMutation({ mutationFn: () => call(accounts.sendVerification, {}) });
}

export function useVerifyEmail() {
  return useMutation({
    mutationFn: (body: Call<typeof accounts.verifyEmail>['body']) => call(accounts.verifyEmail, { body }),
  });
}

export function useForgotPassword() {
  return useMutation({
    mutationFn: (body: Call<typeof accounts.forgotPassword>['body']) => call(accounts.forgotPassword, { body }),
  });
}

export function useResetPassword() {
  return useMutation({
    // The page itself explains that the account starts over, and asks.
    meta: { quiet: true },
    mutationFn: (body: Call<typeof accounts.resetPassword>['body']) => call(accounts.resetPassword, { body }),
    onMutate: hideAlert,
    onError: (error) => {
      const said = error instanceof ApiError && (error.hasFields || error.code === 'password-reset.starts-over');
      if (!said) showAlert({ type: 'error', message: failureMessage(error) });
    },
  });
}

export function useDenySignIn() {
  return useMutation({ mutationFn: (token: string) => call(accounts.denySignIn, { body: { token } }) });
}

export function useForgetDevice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (knownDeviceId: string) => call(accounts.forgetDevice, { params: { knownDeviceId } }),
    onSuccess: () =>
      Promise.all([client.invalidateQueries(knownDevicesQuery), client.invalidateQueries(sessionsQuery)]),
  });
}

export function useRenameAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Call<typeof accounts.renameAccount>['body']) => call(accounts.renameAccount, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: meQuery.queryKey }),
    meta: { quiet: true },
  });
}

export function useChangeEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Call<typeof accounts.changeEmail>['body']) => call(accounts.changeEmail, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: meQuery.queryKey }),
  });
}

/** Shows refusals in the banner as well as at the fields. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    meta: { quiet: true },
    mutationFn: (body: Call<typeof accounts.changePassword>['body']) => call(accounts.changePassword, { body }),
    onMutate: hideAlert,
    onError: (error) => showAlert({ type: 'error', message: error.message, hideAfter: 20_000 }),
    onSuccess: () => {
      // As a toast, not a banner above the form, because another page follows.
      showToast({ message: spokenWords().account.passwordChanged });
      return client.invalidateQueries(sessionsQuery);
    },
  });
}

export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) => call(accounts.endSession, { params: { sessionId } }),
    onSuccess: () => {
      showToast({ message: spokenWords().account.sessionEnded });
      return client.invalidateQueries(sessionsQuery);
    },
  });
}

export function useEndOtherSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(accounts.endOtherSessions, {}),
    onSuccess: ({ ended }) => {
      showToast({ message: plural(spokenLocale(), ended, spokenWords().account.othersEnded) });
      return client.invalidateQueries(sessionsQuery);
    },
  });
}

export function useCreateApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Call<typeof accounts.createApiKey>['body']) => call(accounts.createApiKey, { body }),
    onSuccess: () => client.invalidateQueries(apiKeysQuery),
  });
}

export function useRotateApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (apiKeyId: string) => call(accounts.rotateApiKey, { params: { apiKeyId } }),
    onSuccess: () => client.invalidateQueries(apiKeysQuery),
  });
}

export function useDeleteApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (apiKeyId: string) => call(accounts.deleteApiKey, { params: { apiKeyId } }),
    onSuccess: () => {
      showToast({ message: spokenWords().accounts.apiKeys.deleted });
      return client.invalidateQueries(apiKeysQuery);
    },
  });
}

/** Plans the deletion of the account for a week later. */
export function usePlanDeletion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Call<typeof accounts.planDeletion>['body']) => call(accounts.planDeletion, { body }),
    onSuccess: () => client.invalidateQueries(meQuery),
  });
}

/** Takes the planned deletion of the account back. */
export function useKeepAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(accounts.cancelDeletion, {}),
    onSuccess: () => {
      showToast({ message: spokenWords().account.kept });
      return client.invalidateQueries(meQuery);
    },
  });
}

/** Deletes the account permanently, then goes to `target`, where a message confirms it. */
export function useDeleteAccount(target: string) {
  return useMutation({
    mutationFn: (body: Call<typeof accounts.deleteAccount>['body']) => call(accounts.deleteAccount, { body }),
    onSuccess: () => reloadWithMessage({ message: spokenWords().account.deleted }, target),
  });
}
