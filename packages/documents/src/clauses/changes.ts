import { always, paragraph, type Clause } from '../clause.ts';
import { isEuropean } from '../known.ts';

/** The clause on how the document changes. Rule P11. */
export const changes: Clause = {
  id: 'changes',
  heading: ({ words }) => words.changes.heading,
  applies: always,
  cites: () => ['GDPR Art. 5(2)', 'GDPR Art. 13(3)'],
  reads: (known, voice) => [
    paragraph(voice.words.changes.text),
    paragraph(isEuropean(known) ? voice.gdpr(voice.words.changes.purpose) : voice.words.changes.plain),
  ],
};
