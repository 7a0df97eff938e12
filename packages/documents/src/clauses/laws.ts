import { list, paragraph, type Clause } from '../clause.ts';
import type { AppliedRegime } from '../regimes/regimes.ts';
import { shown } from '../shown.ts';
import { sentence, type Voice } from '../voice.ts';

/** The clause on which laws apply to the processing, and why. GDPR Art. 3, FADP Art. 3, and the scope of the state laws. */
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

function lineFor({ id, reason }: AppliedRegime, { words, laws: far }: Voice): string {
  const { laws: near } = words.introduction;
  const established = reason === 'established';
  const pick = (home: string, away: string) => (established ? home : away);
  switch (id) {
    case 'gdpr':
      return pick(near.gdprEstablished, near.gdprAddressed);
    case 'uk-gdpr':
      return pick(near.ukEstablished, near.ukAddressed);
    case 'fadp':
      return pick(near.swissEstablished, near.swissAddressed);
    case 'us-states':
      return near.usStates;
    case 'coppa':
      return far.laws.coppa;
    default:
      return pick(far.laws[`${id}Established`], far.laws[`${id}Addressed`]);
  }
}

/** The name of a US state, or its two-letter code where the texts have no name for it. */
export function stateName(state: string, { words }: Voice): string {
  const names: Readonly<Record<string, string>> = words.usStates.states;
  return names[state] ?? state;
}
