import { subprocessorsOf } from '../known.ts';
import type { Requirement } from './requirement.ts';

/** Requirements for a contract with a processor, point by point. GDPR Art. 28(2) to (4). */
export const processingAgreement: readonly Requirement[] = [
  {
    article: 'GDPR Art. 28(3)',
    asks: 'subject matter, duration, nature and purpose, types of data, categories of people',
    clauses: ['subject'],
    shows: ({ processing: { facts, dataTypes } }, voice) => [
      facts.purpose && voice.own(facts.purpose),
      ...dataTypes.map(voice.dataType),
      ...(facts.people ?? []).map((each) => voice.processing.subject.kinds[each]),
      voice.processing.subject.durationText,
    ],
    orMissing: ['processing.purpose', 'processing.data-types', 'processing.people'],
  },
  {
    article: 'GDPR Art. 28(3)(a)',
    asks: 'processing on documented instructions, also for transfers',
    clauses: ['instructions'],
    shows: (_, { processing }) => [processing.instructions.text],
  },
  { article: 'GDPR Art. 28(3)(b)', asks: 'confidentiality', clauses: ['confidentiality'] },
  {
    article: 'GDPR Art. 28(3)(c)',
    asks: 'the measures of Art. 32',
    clauses: ['annex-measures'],
    shows: ({ facts }, { words }) => [
      (facts.security ?? []).includes('backups') ? words.security.measures.backups : undefined,
    ],
    orMissing: ['processing.security'],
  },
  {
    article: 'GDPR Art. 28(2)',
    asks: 'authorization of other processors, with the right to object where it is general',
    clauses: ['subprocessors'],
    shows: ({ processing: known }, voice) => [
      voice.fill(known.specific ? voice.processing.subprocessors.specific : voice.processing.subprocessors.general, {
        period: voice.period(known.notice),
      }),
    ],
  },
  {
    article: 'GDPR Art. 28(4)',
    asks: 'every other processor by name, bound to the same obligations',
    clauses: ['annex-subprocessors'],
    shows: (known) => subprocessorsOf(known).flatMap(({ companies }) => companies.map(({ name }) => name)),
    orMissing: ['processing.subprocessors'],
  },
  {
    article: 'GDPR Art. 28(3)(e)',
    asks: 'help with requests of people',
    clauses: ['assistance'],
    shows: (_, { processing }) => [processing.assistance.requests],
  },
  {
    article: 'GDPR Art. 28(3)(f)',
    asks: 'help with security, breaches, assessments and consultation',
    clauses: ['assistance'],
    shows: (_, { processing }) => [processing.assistance.duties],
  },
  { article: 'GDPR Art. 33(2)', asks: 'notice of breaches without undue delay', clauses: ['breaches'] },
  { article: 'GDPR Art. 28(3)(g)', asks: 'deletion or return at the end', clauses: ['deletion'] },
  {
    article: 'GDPR Art. 28(3)(h)',
    asks: 'evidence of compliance, and audits',
    clauses: ['audits'],
    shows: (_, { processing }) => [processing.audits.text],
  },
];
