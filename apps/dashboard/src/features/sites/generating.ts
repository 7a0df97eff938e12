import { policies, type Answer, type GeneratorForm } from '@app/contract';
import { localePrefix } from '@app/texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { hideComplaint, showAlert } from '#app/alerts.ts';
import { callFixed } from '#app/fixed.ts';
import { leaveFor } from '#app/leaving.ts';
import { useErrorWords, useLocale, useWords } from '#app/words.tsx';
import { asSent, checkGenerator } from './check-generator.ts';

type Verified = Answer<typeof policies.verifySameResource>;
export type SameResource = NonNullable<Verified['warning']> & { readonly dashboardUrl: string };

/** Milliseconds for which a failure is shown before its `redirect_to` is followed. */
const failureShown = 3000;

/**
 * The submission of the generate modal: validates the form, checks whether the account already has such a site, and creates
 * the document. `verify` returns the warning to confirm first, if any.
 */
export function useGenerating() {
  const params = { locale: localePrefix(useLocale()) };
  const errors = useErrorWords();
  const words = useWords().shell.failure;
  const navigate = useNavigate();
  const client = useQueryClient();

  const verifying = useMutation({
    mutationFn: (form: GeneratorForm) => callFixed(policies.verifySameResource, { params, body: asSent(form) }),
  });
  const creating = useMutation({
    mutationFn: (form: GeneratorForm) => callFixed(policies.generate, { params, body: asSent(form) }, { silent: true }),
    onSuccess: async (made) => {
      if (made.ok) {
        void client.invalidateQueries({ queryKey: ['sites'] });
        await navigate(made.answer.redirect_to);
        return;
      }
      const { message, action } = made.answer;
      showAlert({ type: 'error', message: message || words.server, hideAfter: failureShown });
      const target = action?.redirect_to;
      if (target) setTimeout(() => leaveFor(target), failureShown);
    },
  });

  return {
    busy: verifying.isPending || creating.isPending,
    create: (form: GeneratorForm) => creating.mutate(form),
    async verify(form: GeneratorForm): Promise<SameResource | undefined> {
      hideComplaint();
      const refusal = checkGenerator(form);
      if (refusal) {
        showAlert({ type: 'warning', message: errors[refusal] });
        return undefined;
      }
      const verified = await verifying.mutateAsync(form);
      if (!verified.ok) return undefined;
      const { warning, dashboard_url: dashboardUrl } = verified.answer;
      if (warning) return { ...warning, dashboardUrl };
      creating.mutate(form);
      return undefined;
    },
  };
}
