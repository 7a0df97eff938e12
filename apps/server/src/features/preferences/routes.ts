import { preferences } from '@app/contract';
import { loadWords, localeFromPrefix } from '@app/texts';
import { Problem } from '#platform/http/problem.ts';
import { routes } from '#platform/http/routes.ts';
import { saveEmailChoices, savePreferences } from './service.ts';

export const preferenceRoutes = routes(preferences, {
  async updateEmailPrefs({ params, body }, exchange) {
    const locale = localeFromPrefix(params.locale);
    if (!locale) throw new Problem('route.not-found');
    await saveEmailChoices(exchange, body, locale);
    const words = await loadWords(locale, 'answers');
    return { success: true as const, message: words.emailPreferencesSaved };
  },

  async updatePreferences({ body }, exchange) {
    await savePreferences(exchange, body);
    const words = await loadWords(body.locale ?? exchange.asked.locale, 'answers');
    return { success: true as const, message: words.preferencesSaved };
  },
});
