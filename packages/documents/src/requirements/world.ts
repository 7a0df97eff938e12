import type { ResolvedFacts } from '../known.ts';
import { australianDecisionsFrom } from '../regimes/regimes.ts';
import { companyNames, contactOf, type Requirement } from './requirement.ts';

const home = (known: ResolvedFacts): readonly (string | undefined)[] => [known.facts.owner.name];
const contact = (known: ResolvedFacts): readonly (string | undefined)[] => [contactOf(known)];
const ownerMissing = ['owner.name', 'owner.email', 'owner.address'] as const;

/** Requirements for privacy policies under the laws of Brazil, Canada, Quebec, Australia, South Africa, Japan and India. */
export const world: readonly Requirement[] = [
  { article: 'LGPD Art. 9(I)', asks: 'the specific purpose', regimes: ['lgpd'], clauses: ['purposes'] },
  { article: 'LGPD Art. 9(II)', asks: 'form and duration', regimes: ['lgpd'], clauses: ['retention'] },
  {
    article: 'LGPD Art. 9(III) and (IV)',
    asks: 'identity and contact of the controller',
    regimes: ['lgpd'],
    clauses: ['controller'],
    shows: home,
    orMissing: ownerMissing,
  },
  {
    article: 'LGPD Art. 9(V)',
    asks: 'shared use, and why',
    regimes: ['lgpd'],
    clauses: ['purposes'],
    shows: companyNames,
  },
  {
    article: 'LGPD Art. 9(VII)',
    asks: 'the rights of Art. 18',
    regimes: ['lgpd'],
    clauses: ['brazil', 'rights'],
    shows: contact,
  },
  {
    article: 'ANPD Resolution no. 19/2024, Annex I, Art. 17',
    asks: 'each country that data goes to',
    regimes: ['lgpd'],
    clauses: ['transfers'],
    shows: ({ services }, voice) =>
      services.flatMap(({ places }) => places.map(({ country }) => voice.country(country))),
    when: ({ services }) => services.some(({ places }) => places.length > 0),
  },
  {
    article: 'LGPD Art. 41(1)',
    asks: 'contact of the person in charge',
    regimes: ['lgpd'],
    clauses: ['brazil', 'rights'],
    shows: contact,
  },
  {
    article: 'PIPEDA Sch. 1, 4.8.2(a)',
    asks: 'who is accountable, and how to reach them',
    regimes: ['pipeda'],
    clauses: ['canada', 'rights'],
    shows: contact,
  },
  {
    article: 'PIPEDA Sch. 1, 4.8.2(b)',
    asks: 'means of gaining access',
    regimes: ['pipeda'],
    clauses: ['canada', 'rights'],
  },
  {
    article: 'PIPEDA Sch. 1, 4.8.2(c)',
    asks: 'what is held and what it is used for',
    regimes: ['pipeda'],
    clauses: ['purposes'],
  },
  { article: 'PIPEDA Sch. 1, 4.10.3', asks: 'how to complain', regimes: ['pipeda'], clauses: ['canada', 'rights'] },
  {
    article: 'Quebec private sector Act, s. 3.1',
    asks: 'title and contact of the person in charge',
    regimes: ['quebec'],
    clauses: ['quebec', 'controller'],
    orMissing: ['privacy-officer.contact'],
  },
  {
    article: 'Quebec private sector Act, s. 8',
    asks: 'purposes, means of collection, rights, and withdrawal of consent',
    regimes: ['quebec'],
    clauses: ['quebec'],
  },
  {
    article: 'Quebec private sector Act, s. 8',
    asks: 'third persons, and communication outside Quebec',
    regimes: ['quebec'],
    clauses: ['purposes'],
    shows: companyNames,
  },
  {
    article: 'APP 1.4(a) to (c)',
    asks: 'kinds of information, how it is collected and why',
    regimes: ['australia'],
    clauses: ['australia', 'rights'],
  },
  {
    article: 'APP 1.4(d)',
    asks: 'how to access and correct',
    regimes: ['australia'],
    clauses: ['australia', 'rights'],
    shows: contact,
  },
  { article: 'APP 1.4(e)', asks: 'how to complain', regimes: ['australia'], clauses: ['australia', 'rights'] },
  {
    article: 'APP 1.4(g)',
    asks: 'the countries of overseas recipients',
    regimes: ['australia'],
    clauses: ['australia', 'rights'],
    shows: ({ services }, voice) =>
      services.flatMap(({ places }) =>
        places.filter(({ country }) => country !== 'AU').map(({ country }) => voice.country(country)),
      ),
  },
  {
    article: 'APP 1.7',
    asks: 'decisions of computer programs',
    regimes: ['australia'],
    clauses: ['australia', 'rights'],
    when: ({ on }) => on >= australianDecisionsFrom,
  },
  {
    article: 'POPIA s. 18(1)(b)',
    asks: 'name and address of the responsible party',
    regimes: ['popia'],
    clauses: ['controller'],
    shows: home,
    orMissing: ownerMissing,
  },
  { article: 'POPIA s. 18(1)(c)', asks: 'the purpose', regimes: ['popia'], clauses: ['purposes'] },
  {
    article: 'POPIA s. 18(1)(d) and (e)',
    asks: 'whether information is voluntary, and what follows if it is not given',
    regimes: ['popia'],
    clauses: ['south-africa', 'rights'],
  },
  {
    article: 'POPIA s. 18(1)(g)',
    asks: 'transfers to third countries',
    regimes: ['popia'],
    clauses: ['south-africa', 'rights'],
  },
  {
    article: 'POPIA s. 18(1)(h)',
    asks: 'recipients, access, correction, objection and complaint',
    regimes: ['popia'],
    clauses: ['south-africa', 'rights'],
    shows: contact,
  },
  { article: 'APPI Art. 21', asks: 'the purposes of use', regimes: ['appi'], clauses: ['purposes'] },
  {
    article: 'APPI Art. 32(1)(i)',
    asks: 'name and address of the business operator, and its representative',
    regimes: ['appi'],
    clauses: ['japan', 'rights'],
    shows: ({ facts: { owner } }) => [owner.name, owner.legalRepresentative],
    orMissing: ownerMissing,
  },
  {
    article: 'APPI Art. 32(1)(iii)',
    asks: 'procedures for requests',
    regimes: ['appi'],
    clauses: ['japan', 'rights'],
    shows: contact,
  },
  {
    article: 'APPI Art. 28(2)',
    asks: 'foreign countries and the protection there',
    regimes: ['appi'],
    clauses: ['japan', 'rights'],
  },
  { article: 'DPDP Act s. 5(1)(i)', asks: 'data and purposes', regimes: ['dpdp'], clauses: ['purposes'] },
  {
    article: 'DPDP Act s. 5(1)(ii)',
    asks: 'how to use the rights of ss. 6(4) and 13',
    regimes: ['dpdp'],
    clauses: ['india', 'rights'],
    shows: contact,
  },
  {
    article: 'DPDP Act s. 5(1)(iii)',
    asks: 'how to complain to the Board',
    regimes: ['dpdp'],
    clauses: ['india', 'rights'],
  },
];
