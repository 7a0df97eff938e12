import { preferences } from '@app/contract';
import { localePrefix, type Locale } from '@app/texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callFixed } from '#app/fixed.ts';
import { meQuery } from '#app/session.ts';

export type EmailPreferences = { readonly drip: boolean; readonly newsletter: boolean };

/**
 * Saves a change of which email a person wants, and returns the message of the server. The banner shows a failure. What another
 * tab changed meanwhile stays.
 */
export function useSaveEmailPreferences(locale: Locale) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'email-preferences' },
    mutationFn: async (change: Partial<EmailPreferences>) => {
      const { preferences: now } = await client.fetchQuery({ ...meQuery, staleTime: 0 });
      const { drip, newsletter } = {
        drip: now.globalEmailDrip === 1,
        newsletter: now.globalEmailNl === 1,
        ...change,
      };
      const saved = await callFixed(preferences.updateEmailPrefs, {
        params: { locale: localePrefix(locale) },
        body: { global_email_drip: drip ? 1 : 2, global_email_nl: newsletter ? 1 : 2 },
      });
      return saved.ok ? saved.answer.message : undefined;
    },
    onSettled: () => client.invalidateQueries({ queryKey: meQuery.queryKey }),
  });
}
