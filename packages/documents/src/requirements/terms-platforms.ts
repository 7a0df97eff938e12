import { isEea } from '@app/catalogue';
import type { ResolvedFacts } from '../known.ts';
import { provides } from '../resolve-terms.ts';
import type { Requirement } from './requirement.ts';

const hosts = ({ terms }: ResolvedFacts): boolean =>
  terms.offers.includes('community') || terms.offers.includes('marketplace');
const hostsInUnion = (known: ResolvedFacts): boolean => hosts(known) && known.terms.eea;
const hasSellers = ({ terms }: ResolvedFacts): boolean => terms.offers.includes('marketplace');

/**
 * Requirements for platforms. Regulation (EU) 2022/2065 (DSA); Directive 2011/83/EU Art. 6a; Regulation (EU) 2019/1150 (P2B);
 * duties to business customers.
 */
export const platforms: readonly Requirement[] = [
  {
    article: 'Regulation (EU) 2022/2065 Art. 11 and 12',
    asks: 'points of contact, and the languages they understand',
    clauses: ['moderation'],
    when: hostsInUnion,
    shows: (known, { terms }) => [
      known.terms.facts.community?.noticeEmail ?? known.facts.owner.email,
      terms.community.moderation.contactLanguages,
    ],
    orMissing: ['owner.email'],
  },
  {
    article: 'Regulation (EU) 2022/2065 Art. 14(1)',
    asks: 'restrictions on content, moderation and complaints',
    clauses: ['moderation'],
    when: hosts,
    shows: (known) => [known.terms.facts.community?.noticeEmail ?? known.facts.owner.email],
    orMissing: ['owner.email'],
  },
  {
    article: 'Regulation (EU) 2022/2065 Art. 14(1)',
    asks: 'whether machines take part in moderation, and that people review it',
    clauses: ['moderation'],
    when: hosts,
    shows: ({ terms: { facts } }, { terms: { community } }) => [
      facts.community?.automatedModeration ? community.moderation.automated : community.moderation.manual,
    ],
  },
  {
    article: 'Regulation (EU) 2022/2065 Art. 20 and 21',
    asks: 'complaints for six months, and settlement out of court',
    clauses: ['moderation'],
    when: hostsInUnion,
    shows: (_, { terms: { community } }) => [community.moderation.objection, community.moderation.settlement],
  },
  {
    article: 'Directive 2011/83/EU Art. 6a(1)',
    asks: 'ranking, and who the seller is',
    clauses: ['marketplace'],
    when: hasSellers,
    orMissing: ['terms.ranking'],
  },
  {
    article: 'Regulation (EU) 2019/1150 Art. 3(1)(c) and 4',
    asks: 'for what, and how, the use by sellers is restricted or ended',
    clauses: ['marketplace'],
    when: hasSellers,
    shows: (_, { terms: { marketplace } }) => [marketplace.business.grounds, marketplace.business.text],
  },
  {
    article: 'Regulation (EU) 2019/1150 Art. 3(1)(d) and (e)',
    asks: 'other channels, and what becomes of the rights of sellers to their works and marks',
    clauses: ['marketplace'],
    when: hasSellers,
    shows: (_, { terms: { marketplace } }) => [marketplace.business.rights],
  },
  {
    article: 'Regulation (EU) 2019/1150 Art. 5(3)',
    asks: 'whether payments influence ranking',
    clauses: ['marketplace'],
    when: hasSellers,
    shows: (_, { terms: { marketplace } }) => [marketplace.ranking.paid],
  },
  {
    article: 'Regulation (EU) 2019/1150 Art. 7',
    asks: 'how offers of the owner are treated',
    clauses: ['marketplace'],
    when: (known) => hasSellers(known) && known.terms.sells,
    shows: ({ terms: { facts } }, { terms: { marketplace } }) => [
      facts.marketplace?.ownOffers ? marketplace.ranking.ownDiffers : marketplace.ranking.own,
    ],
  },
  {
    article: 'Regulation (EU) 2019/1150 Art. 9',
    asks: 'access to data',
    clauses: ['marketplace'],
    when: hasSellers,
    shows: (_, { terms: { marketplace } }) => [marketplace.business.data],
  },
  {
    article: 'Regulation (EU) 2019/1150 Art. 11',
    asks: 'where sellers complain',
    clauses: ['marketplace'],
    when: hasSellers,
    shows: ({ terms: { email } }) => [email],
    orMissing: ['owner.email'],
  },
  {
    article: 'Regulation (EU) 2019/1150 Art. 12',
    asks: 'the mediators, where there must be any',
    clauses: ['marketplace'],
    when: (known) => hasSellers(known) && known.terms.facts.marketplace?.mediators !== undefined,
    shows: ({ terms: { facts } }) => [facts.marketplace?.mediators],
  },
  {
    article: 'Regulation (EU) 2022/2065 Art. 13',
    asks: 'the legal representative of an owner without a seat in the Union',
    clauses: ['moderation'],
    when: (known) => hostsInUnion(known) && !isEea(known.facts.owner.country),
    shows: ({ terms: { facts } }) => [facts.community?.representative],
    orMissing: ['terms.representative'],
  },
  {
    article: 'Regulation (EU) 2022/2065 Art. 30',
    asks: 'what traders must say of themselves',
    clauses: ['marketplace'],
    when: (known) => hasSellers(known) && known.terms.eea,
    shows: (_, { terms: { marketplace } }) => [marketplace.traderData],
  },
  {
    article: 'Directive (EU) 2021/514',
    asks: 'that data on sellers are reported',
    clauses: ['marketplace'],
    when: (known) => hasSellers(known) && known.terms.eea,
    shows: (_, { terms: { marketplace } }) => [marketplace.business.tax],
  },
  {
    article: 'GDPR Art. 28(3)',
    asks: 'a contract on data that business customers entrust',
    clauses: ['entrusted-data'],
    when: ({ terms }) => terms.offers.includes('software') && terms.businesses && terms.europe,
  },
  {
    article: 'Regulation (EU) 2023/2854 Art. 25',
    asks: 'switching between providers',
    clauses: ['switching'],
    when: ({ terms }) => provides(terms, 'data-act'),
  },
  {
    article: 'Directive 2011/7/EU Art. 3 and 6',
    asks: 'what late payment costs businesses',
    clauses: ['prices'],
    when: ({ terms }) => terms.businesses && terms.sells && isEea(terms.law) && terms.law !== 'FR',
    shows: (_, { terms: { contract } }) => [contract.prices.late],
  },
];
