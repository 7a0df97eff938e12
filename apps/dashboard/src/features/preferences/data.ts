import { preferences } from '@app/contract';
import { localePrefix, type Locale } from '@app/texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showAlert } from '#app/alerts.ts';
import { callFixed } from '#app/fixed.ts';
import { meQuery } from '#app/session.ts';

export type EmailPreferences = { readonly drip: boolean; readonly newsletter: boolean };

/** Saves which e-mail a person wants. The banner shows success and failure. */
export function useSaveEmailPreferences(locale: Locale) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ drip, newsletter }: EmailPreferences) =>
      callFixed(preferences.updateEmailPrefs, {
        params: { locale: localePrefix(locale) },
        body: { global_email_drip: drip ? 1 : 2, global_email_nl: newsletter ? 1 : 2 },
      }),
    onSuccess: async (saved) => {
      if (saved.ok) showAlert({ type: 'success', message: saved.answer.message, hideAfter: 3000 });
      await client.invalidateQueries({ queryKey: meQuery.queryKey });
    },
  });
}
