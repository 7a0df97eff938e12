import type { ResolvedFacts } from '../known.ts';
import { noticeLaws, type NoticeDuty, type NoticeFact } from '../regimes/notices.ts';
import { owes, registerOf } from '../resolve-notice.ts';
import type { Voice } from '../voice.ts';
import type { Requirement } from './requirement.ts';

type NoticePlace = {
  readonly clause: string;
  readonly shows: (known: ResolvedFacts, voice: Voice) => readonly (string | undefined)[];
};

/** The clause that states each fact, and how. */
const places: Readonly<Record<NoticeFact, NoticePlace>> = {
  representative: { clause: 'provider', shows: ({ facts: { owner } }) => [owner.legalRepresentative] },
  register: { clause: 'provider', shows: ({ facts }) => [registerOf(facts)?.name, registerOf(facts)?.number] },
  number: { clause: 'provider', shows: ({ facts: { owner } }) => [owner.businessNumber ?? owner.vatNumber] },
  capital: { clause: 'provider', shows: ({ facts: { owner } }) => [owner.capital] },
  phone: { clause: 'provider', shows: ({ facts: { owner } }) => [owner.phone] },
  'second-contact': { clause: 'provider', shows: ({ facts: { owner } }) => [owner.phone ?? owner.contactUrl] },
  vat: { clause: 'provider', shows: ({ facts: { owner } }) => [owner.vatNumber] },
  editor: { clause: 'editor', shows: ({ notice }) => [notice.facts.editor?.name] },
  host: { clause: 'host', shows: ({ notice: { host } }) => [host?.name, host?.address, host?.phone] },
  object: {
    clause: 'disclosure',
    shows: ({ notice: { facts } }, voice) => [facts.businessObject && voice.own(facts.businessObject)],
  },
  line: {
    clause: 'disclosure',
    shows: ({ notice: { facts } }, voice) => [facts.editorialLine && voice.own(facts.editorialLine)],
  },
  ownership: {
    clause: 'disclosure',
    shows: ({ notice: { facts } }, voice) => [facts.ownership && voice.own(facts.ownership)],
  },
  returns: { clause: 'trade', shows: ({ notice: { facts } }, voice) => [facts.returns && voice.own(facts.returns)] },
};

function rowOf(country: string, { fact, source }: NoticeDuty): Requirement {
  const { clause, shows } = places[fact];
  return {
    article: source,
    asks: `${fact} (${country})`,
    clauses: [clause],
    when: ({ facts: { owner }, notice }) => owner.country === country && owes(notice, fact),
    shows,
    orMissing: [`notice.${fact}`],
  };
}

/** Requirements for legal notices: those of the directive, and the duties of each country's law. */
export const legalNotice: readonly Requirement[] = [
  {
    article: 'Directive 2000/31/EC Art. 5(1)(a) to (c)',
    asks: 'name, address and e-mail address of the provider',
    clauses: ['provider'],
    shows: ({ facts: { owner } }) => [owner.name, owner.address, owner.email],
    orMissing: ['owner.name', 'owner.email', 'owner.address'],
  },
  {
    article: 'Directive 2000/31/EC Art. 5(1)(d)',
    asks: 'the register and the number in it',
    clauses: ['provider'],
    when: ({ facts }) => registerOf(facts) !== undefined,
    shows: ({ facts }) => [registerOf(facts)?.name, registerOf(facts)?.number],
  },
  {
    article: 'Directive 2000/31/EC Art. 5(1)(e)',
    asks: 'the supervisory authority',
    clauses: ['supervision'],
    when: ({ facts: { owner } }) => owner.supervisor !== undefined,
    shows: ({ facts: { owner } }) => [owner.supervisor?.name],
  },
  {
    article: 'Directive 2000/31/EC Art. 5(1)(f)',
    asks: 'body, title and rules of a regulated profession',
    clauses: ['profession'],
    when: ({ facts: { owner } }) => owner.profession !== undefined,
    shows: ({ facts: { owner } }, voice) => [
      owner.profession?.title,
      owner.profession?.body,
      owner.profession?.rules,
      voice.country(owner.profession?.country ?? owner.country),
    ],
  },
  {
    article: 'Directive 2000/31/EC Art. 5(1)(g)',
    asks: 'the VAT number',
    clauses: ['provider'],
    when: ({ facts: { owner } }) => owner.vatNumber !== undefined,
    shows: ({ facts: { owner } }) => [owner.vatNumber],
  },
  {
    article: 'Directive 2013/11/EU Art. 13',
    asks: 'whether disputes with consumers go to a board',
    clauses: ['disputes'],
    when: ({ facts, terms }) =>
      facts.terms !== undefined && terms.consumers && terms.sells && ['AT', 'DE'].includes(facts.owner.country),
  },
  ...Object.entries(noticeLaws).flatMap(([country, { duties }]) => duties.map((duty) => rowOf(country, duty))),
];
