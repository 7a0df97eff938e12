import { accounts, isEmail, normalizeEmail, passwordLengths, type Call, type SignedIn } from '@app/contract';
import { fill } from '@app/texts';
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

const alertTime = 20_000;

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

/** Checks a sign-up, or creates the account. Refusals are thrown as `FormRefused`. */
export function useSignUp() {
  return useMutation({
    meta: { quiet: true },
    mutationFn: async (body: Call<typeof accounts.signUp>['body']): Promise<SignedIn> => {
      requireCredentials(body);
      requireEmail(body.email ?? '');
      requireLength(body.password ?? '');
      const answered = await callFixed(accounts.signUp, { body }, { silent: true });
      if (!answered.ok) throw refusalOf(answered.answer);
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

function requireCredentials({ email = '', password = '' }: Credentials): void {
  hideAlert();
  const empty = Object.entries({ email, password }).filter(([, value]) => value.trim() === '');
  if (empty.length === 0) return;
  const errors = spokenErrors();
  const message = errors['sign-up.data-required'];
  showAlert({ type: 'warning', message, hideAfter: alertTime });
  const required = { message: errors['field.required'] };
  throw new FormRefused(message, { fields: Object.fromEntries(empty.map(([name]) => [name, required])) });
}

function requireEmail(email: string): void {
  if (isEmail(normalizeEmail(email))) return;
  const message = spokenErrors()['field.email'];
  showAlert({ type: 'error', message, hideAfter: alertTime });
  throw new FormRefused(message, { fields: { email: { message } } });
}

/** Checked before it is sent, so that what was typed stays. */
function requireLength(password: string): void {
  const length = passwordLengths.leastAlone;
  if ([...password.normalize('NFKC')].length >= length) return;
  const message = fill(spokenErrors()['field.min-length'], { length });
  throw new FormRefused(message, { fields: { password: { message } } });
}
