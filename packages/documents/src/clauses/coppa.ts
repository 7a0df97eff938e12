import { paragraph, type Clause } from '../clause.ts';
import { follows } from '../known.ts';
import { shown } from '../shown.ts';
import { contactRun } from './contact.ts';
import { dataRow } from './processing.ts';

/** The notice for parents. @see 16 CFR §§ 312.4(d), 312.6, 312.7 and 312.10 */
export const coppa: Clause = {
  id: 'coppa',
  country: 'US',
  heading: ({ laws }) => laws.children.heading,
  applies: (known) => follows(known, 'coppa'),
  cites: () => ['16 CFR § 312.4(d)', '16 CFR § 312.6', '16 CFR § 312.10'],
  reads: (known, voice) => {
    const { children: words } = voice.laws;
    const site = shown(known.facts.site.name);
    const receiving = known.services.filter(({ companies }) => companies.length > 0);
    const data = voice.within(dataRow([...known.activities, ...known.services], voice));
    return [
      paragraph(words.scope, { site }),
      paragraph(words.operator, { owner: shown(known.facts.owner.name), contact: contactRun(known, voice) }),
      ...(receiving.length > 0
        ? [paragraph(words.others, { site, services: voice.cell(receiving.map(({ name }) => shown(name))) })]
        : []),
      ...(data ? [paragraph(words.collected, { data })] : []),
      ...(receiving.every(({ category }) => category !== 'marketing') ? [paragraph(words.persistent, { site })] : []),
      paragraph(words.consent),
      paragraph(words.rights),
      paragraph(words.condition),
      paragraph(words.retention),
    ];
  },
};
