import { always, paragraph, type Clause } from '../clause.ts';
import { needsBasis } from '../known.ts';
import { shown } from '../shown.ts';

/** What the document is, and that nobody consents to it. Rule P17. */
export const about: Clause = {
  id: 'about',
  heading: ({ words }) => words.introduction.about.heading,
  applies: always,
  cites: () => ['GDPR Art. 12(1)', 'GDPR Art. 7(2)'],
  reads: (known, { words }) => {
    const { about: says } = words.introduction;
    const app = known.facts.site.type !== 'Site';
    const withBasis = app ? says.app : says.site;
    const withoutBasis = app ? says.appWithoutBasis : says.siteWithoutBasis;
    return [
      paragraph(needsBasis(known) ? withBasis : withoutBasis, { site: shown(known.facts.site.name) }),
      paragraph(says.informs),
      paragraph(says.personalData),
    ];
  },
};
