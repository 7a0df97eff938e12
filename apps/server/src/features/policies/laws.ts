import { laws, type Answer, type Document, type Input } from '@app/contract';
import { applicableRegimes, bodyOf, type AppliedRegime } from '@app/documents';
import { loadWords, type Locale, type Words } from '@app/texts';
import { routes } from '#platform/http/routes.ts';
import { dayOf } from './findings.ts';

export const lawRoutes = routes(laws, {
  list: async ({ query }, { services, asked }) => ({
    laws: await lawsOf(query, dayOf(services.now()), asked.locale),
  }),
});

type Laws = Answer<typeof laws.list>['laws'];

/** The laws that apply to an owner and an audience on a day, that of the body first. */
async function lawsOf(query: Input<typeof laws.list>['query'], on: string, locale: Locale): Promise<Laws> {
  const { country = '', areas, usStates, children } = query;
  const scope = { owner: { country }, audience: { areas, usStates, children: children === 'true' } };
  const applied = applicableRegimes(scope, on);
  const body = bodyOf(scope, applied);
  const { regimes } = await loadWords(locale, 'facts');
  return applied
    .map((law) => ({ ...shownLaw(law, regimes), main: law.id === body }))
    .toSorted((one, other) => Number(other.main) - Number(one.main));
}

/** A law in the form that owners see. */
export function shownLaw(
  { id, reason, source, confirmed }: AppliedRegime,
  words: Words<'facts'>['regimes'],
): Document['regimes'][number] {
  return { id, note: confirmed ? null : words.unconfirmed, name: words.names[id], reason: words[reason], source };
}
