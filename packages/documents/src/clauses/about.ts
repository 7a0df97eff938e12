import { always, paragraph, type Clause } from '../clause.ts';
import { statesBasis } from '../known.ts';
import { shown } from '../shown.ts';
import { documentLink } from './links.ts';

/** The clause that says what the document is, and that reading it is not consent. Rule P17. */
export const about: Clause = {
  id: 'about',
  heading: ({ words }) => words.introduction.about.heading,
  applies: always,
  cites: () => ['GDPR Art. 12(1)', 'GDPR Art. 7(2)'],
  reads: (known, voice) => {
    const { frame, introduction } = voice.words;
    const { about: says } = introduction;
    const brief = known.facts.links?.simplifiedPolicy;
    const app = known.facts.site.type !== 'Site';
    const withBasis = app ? says.app : says.site;
    const withoutBasis = app ? says.appWithoutBasis : says.siteWithoutBasis;
    return [
      paragraph(statesBasis(known) ? withBasis : withoutBasis, { site: shown(known.facts.site.name) }),
      ...(brief ? [paragraph(says.brief, { link: documentLink(frame.titleSimplified, brief, voice) })] : []),
      paragraph(says.informs),
      paragraph(says.personalData),
    ];
  },
};
