import { always, paragraph, type Clause } from '../clause.ts';
import { needsBasis } from '../known.ts';

/** The clause on how the document changes. Rule P11. */
export const changes: Clause = {
  id: 'changes',
  heading: ({ words }) => words.changes.heading,
  applies: always,
  cites: () => ['GDPR Art. 5(2)', 'GDPR Art. 13(3)'],
  reads: (known, { words }) => [
    paragraph(words.changes.text),
    paragraph(needsBasis(known) ? words.changes.purpose : words.changes.plain),
  ],
};
