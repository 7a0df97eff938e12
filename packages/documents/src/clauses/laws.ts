import { list, paragraph, type Clause } from '../clause.ts';
import type { AppliedRegime } from '../regimes/regimes.ts';
import { shown } from '../shown.ts';
import { sentence, type Voice } from '../voice.ts';

/** Which laws the processing follows, and why. GDPR Art. 3, FADP Art. 3, and the scope of the state laws. */
export const laws: Clause = {
  id: 'laws',
  heading: ({ words }) => words.introduction.laws.heading,
  applies: ({ regimes }) => regimes.length > 0,
  cites: ({ regimes }) => regimes.map(({ source }) => source),
  reads: ({ facts, regimes }, voice) => [
    paragraph(voice.words.introduction.laws.intro),
    list(
      regimes.map((regime) =>
        sentence(lineFor(regime, voice), {
          site: shown(facts.site.name),
          section: voice.words.usStates.notice.heading,
        }),
      ),
    ),
  ],
};

function lineFor({ id, reason }: AppliedRegime, { words }: Voice): string {
  const { laws: says } = words.introduction;
  const established = reason === 'established';
  if (id === 'gdpr') return established ? says.gdprEstablished : says.gdprAddressed;
  if (id === 'uk-gdpr') return established ? says.ukEstablished : says.ukAddressed;
  if (id === 'fadp') return established ? says.swissEstablished : says.swissAddressed;
  return says.usStates;
}

/** The name of a US state; its two letters where the words do not know it. */
export function stateName(state: string, { words }: Voice): string {
  const names: Readonly<Record<string, string>> = words.usStates.states;
  return names[state] ?? state;
}
