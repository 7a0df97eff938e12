import { accounts, type Call, type SignedIn } from '@app/contract';
import { useMutation } from '@tanstack/react-query';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { hideAlert, showAlert } from '#app/alerts.ts';
import { callFixed } from '#app/fixed.ts';
import { page } from '#app/page.ts';
import { pathsIn } from '#app/paths.ts';
import { queryClient } from '#app/query-client.ts';
import { meQuery } from '#app/session.ts';
import { spokenErrors, spokenLocale } from '#app/words.tsx';
import { FormRefused, refusalOf } from './form-refused.ts';
import { returnPath } from '#app/return-path.ts';

type Credentials = { readonly email?: string | undefined; readonly password?: string | undefined };

export const alertTime = 20_000;

/** Signs in. Refusals are thrown as `FormRefused`. */
export function useSignIn() {
  return useMutation({
    meta: { quiet: true },
    mutationFn: async (body: Call<typeof accounts.signIn>['body']): Promise<SignedIn> => {
      requireCredentials(body);
      const answered = await callFixed(accounts.signIn, { body }, { silent: true });
      if (!answered.ok) throw refusalOf(answered.answer, ['password']);
      return answered.answer;
    },
  });
}

/** Redirects people who are already signed in to where the sign-in leads. */
export async function onlyVisitors({ request }: LoaderFunctionArgs): Promise<Response | null> {
  if (!page.signedIn) return null;
  const { search, origin } = new URL(request.url);
  return queryClient.fetchQuery(meQuery).then(
    () => redirect(returnPath(search, origin, pathsIn(spokenLocale()).sites)),
    () => null,
  );
}

/** Refuses a form without an address or a password. */
export function requireCredentials({ email = '', password = '' }: Credentials): void {
  hideAlert();
  const empty = Object.entries({ email, password }).filter(([, value]) => value.trim() === '');
  if (empty.length === 0) return;
  const errors = spokenErrors();
  const message = errors['sign-up.data-required'];
  showAlert({ type: 'warning', message, hideAfter: alertTime });
  const required = { message: errors['field.required'] };
  throw new FormRefused(message, { fields: Object.fromEntries(empty.map(([name]) => [name, required])) });
}
