import { always, paragraph, type Clause } from '../clause.ts';
import type { ResolvedFacts } from '../known.ts';
import type { Block } from '../tree.ts';
import type { Voice } from '../voice.ts';
import { ownSections } from './own-sections.ts';

type Part =
  | 'instructions'
  | 'confidentiality'
  | 'security'
  | 'subprocessors'
  | 'assistance'
  | 'breaches'
  | 'deletion'
  | 'audits'
  | 'end';

function duty(
  id: Part,
  cites: readonly string[],
  reads: (known: ResolvedFacts, voice: Voice) => readonly Block[],
): Clause {
  return { id, heading: ({ processing }) => processing[id].heading, applies: always, cites: () => cites, reads };
}

/** The duties of a processor: those before the clause on transfers, and those after it. GDPR Art. 28(2) to (4). */
export const entrustedDuties = {
  before: [
    duty('instructions', ['GDPR Art. 28(3)(a)'], (_, { processing: { instructions: words } }) => [
      paragraph(words.text),
      paragraph(words.given),
    ]),
    duty('confidentiality', ['GDPR Art. 28(3)(b)'], (_, { processing }) => [
      paragraph(processing.confidentiality.text),
    ]),
    duty('security', ['GDPR Art. 28(3)(c)', 'GDPR Art. 32'], (_, { processing }) => [
      paragraph(processing.security.text),
    ]),
    duty(
      'subprocessors',
      ['GDPR Art. 28(2)', 'GDPR Art. 28(3)(d)', 'GDPR Art. 28(4)'],
      ({ processing: known }, voice) => {
        const { subprocessors: words } = voice.processing;
        const period = voice.period(known.notice);
        return [paragraph(known.specific ? words.specific : words.general, { period }), paragraph(words.duties)];
      },
    ),
  ],
  after: [
    duty('assistance', ['GDPR Art. 28(3)(e)', 'GDPR Art. 28(3)(f)'], (_, { processing: { assistance: words } }) => [
      paragraph(words.requests),
      paragraph(words.duties),
    ]),
    duty('breaches', ['GDPR Art. 33(2)'], ({ processing: { facts } }, { processing: { breaches: words } }) => {
      const hours = facts.breachHours;
      const isNumber = hours !== undefined && Number.isInteger(hours) && hours > 0;
      return [paragraph(words.text), ...(isNumber ? [paragraph(words.hours, { hours: String(hours) })] : [])];
    }),
    duty('deletion', ['GDPR Art. 28(3)(g)'], ({ processing: known }, voice) => [
      paragraph(voice.processing.deletion.text, { period: voice.period(known.deletion) }),
    ]),
    duty('audits', ['GDPR Art. 28(3)(h)'], ({ processing: known }, voice) => [
      paragraph(voice.processing.audits.text),
      paragraph(voice.processing.audits.inspections, { period: voice.period(known.audit) }),
    ]),
    duty('end', ['GDPR Art. 82'], (_, { processing }) => [paragraph(processing.end.text)]),
  ],
} as const satisfies Record<string, readonly Clause[]>;

/** Clauses in the owner's own words. */
export const entrustedOwn: Clause = {
  id: 'own',
  heading: ({ notice }) => notice.more,
  applies: ({ processing }) => (processing.facts.own ?? []).length > 0,
  cites: () => [],
  reads: ({ processing }, voice) => ownSections(processing.facts.own ?? [], voice),
};
