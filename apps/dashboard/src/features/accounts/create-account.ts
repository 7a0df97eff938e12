import { accounts, isEmail, normalizeEmail, passwordLengths, type Call, type SignedIn } from '@app/contract';
import { fill } from '@app/texts';
import { useMutation } from '@tanstack/react-query';
import { showAlert } from '#app/alerts.ts';
import { callFixed } from '#app/fixed.ts';
import { spokenErrors } from '#app/words.tsx';
import { alertTime, requireCredentials } from './entry.ts';
import { FormRefused, refusalOf } from './form-refused.ts';

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
