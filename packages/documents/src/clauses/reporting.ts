import { paragraph, type Clause } from '../clause.ts';
import { link } from '../voice.ts';

/** Where people report wrongdoing, on a site whose organization has a form for it. Directive (EU) 2019/1937 Art. 7 and 9. */
export const reporting: Clause = {
  id: 'reporting',
  heading: ({ words }) => words.reporting.heading,
  applies: ({ facts }) => facts.reportForm !== undefined,
  cites: () => ['Directive (EU) 2019/1937 Art. 7', 'Directive (EU) 2019/1937 Art. 9'],
  reads({ facts: { reportForm } }, { words: { reporting: words } }) {
    if (!reportForm) return [];
    const { url, law } = reportForm;
    return [
      paragraph(words.text, { link: link(words.link, url) }),
      ...(law === null ? [] : [paragraph(words.law, { law })]),
    ];
  },
};
