import { paragraph, type Clause } from '../clause.ts';
import { isEuropean, supplements, type ResolvedFacts } from '../known.ts';
import type { Block } from '../tree.ts';
import type { Voice } from '../voice.ts';
import { contactRun } from './contact.ts';
import { authority, items } from './foreign-authorities.ts';
import { countriesOf } from './transfers.ts';

/** The section for Brazil. @see LGPD, Art. 7, 9, 14, 18 to 20, 33 and 41 */
export const brazil: Clause = {
  id: 'brazil',
  country: 'BR',
  heading: ({ laws }) => laws.brazil.heading,
  applies: (known) => supplements(known, 'lgpd'),
  cites: () => citesInBrazil,
  reads: (known, voice) => {
    const { brazil: words } = voice.laws;
    return [
      paragraph(words.scope),
      paragraph(isEuropean(known) ? words.bases : words.basesPlain),
      ...brazilianRights(known, voice),
      ...(countriesOf(known, voice, 'BR').length > 0 ? [paragraph(words.transfers.beside)] : []),
      ...(known.children ? [paragraph(words.minors.beside)] : []),
      authority(words.authority, 'lgpd'),
    ];
  },
};

/** The rights in the document of a Brazilian owner. */
export const rightsInBrazil: Clause = {
  id: 'rights',
  heading: ({ words }) => words.rights.heading,
  applies: ({ body }) => body === 'lgpd',
  cites: () => citesInBrazil,
  reads: (known, voice) => [...brazilianRights(known, voice), authority(voice.laws.brazil.authority, 'lgpd')],
};

const citesInBrazil = ['LGPD Art. 9', 'LGPD Art. 18', 'LGPD Art. 20', 'LGPD Art. 33', 'LGPD Art. 41'];

function brazilianRights(known: ResolvedFacts, voice: Voice): readonly Block[] {
  const { brazil: words } = voice.laws;
  return [
    paragraph(words.rightsIntro),
    items(words.rights),
    paragraph(words.exercise, { contact: contactRun(known, voice) }),
  ];
}
