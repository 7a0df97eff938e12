import { policies, type Call } from '@app/contract';
import { localePrefix } from '@app/texts';
import { useMutation } from '@tanstack/react-query';
import { showAlert } from '#app/alerts.ts';
import { callFixed } from '#app/fixed.ts';
import { leaveFor } from '#app/leaving.ts';
import { keepMessage, withSignup } from '#app/reload.ts';
import { shelf } from '#app/storage.ts';
import { useErrorWords, useLocale } from '#app/words.tsx';
import { asSent } from './check-generator.ts';

export type QuickForm = Call<typeof policies.quickGenerate>['body'];

/** Milliseconds for which a warning of the form is shown. */
const warningShown = 20_000;

/** A refusal by the server: messages by field, and the fields to clear, such as the password of a sign-in. */
class Refused extends Error {
  readonly emptied: readonly string[];
  readonly fields: Readonly<Record<string, { readonly message: string }>>;

  constructor(errors: Readonly<Record<string, string>> = {}, emptied: readonly string[] = []) {
    super();
    this.emptied = emptied;
    this.fields = Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, { message }]));
  }
}

/** Submits the quick generator and opens the new document. */
export function useQuickGenerating() {
  const params = { locale: localePrefix(useLocale()) };
  const errors = useErrorWords();
  const sending = useMutation({
    mutationFn: (form: QuickForm) => callFixed(policies.quickGenerate, { params, body: { ...form, ...asSent(form) } }),
  });
  return {
    busy: sending.isPending || sending.data?.ok === true,
    async send(form: QuickForm): Promise<void> {
      const refusal = refusalOf(form);
      if (refusal) {
        showAlert({ type: 'warning', message: errors[refusal], hideAfter: warningShown });
        return;
      }
      const made = await sending.mutateAsync(form);
      if (!made.ok) throw new Refused(made.answer.errors, form.plugin_name === 'login' ? ['password'] : []);
      const { message, redirect_to: target, signup } = made.answer;
      keepMessage(shelf('sessionStorage'), { message });
      const address = new URL(target, window.location.href).href;
      leaveFor(signup ? withSignup(address, signup) : address);
    },
  };
}

/** The warning for an incomplete form, if any: a code of the error catalog. */
function refusalOf(form: QuickForm) {
  const { email, password, site_name, site_type, document_type, pp_locale, plugin_name } = form;
  const filled = [email, site_name, site_type, document_type, pp_locale].every((field) => field && field.trim() !== '');
  if (!filled) return 'generator.fields-required';
  if (!password) return 'generator.password-required';
  return plugin_name !== 'login' && !(form.tos_accepted && form.privacy_read) ? 'generator.terms-required' : undefined;
}
