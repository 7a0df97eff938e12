import { always, definition, definitions, paragraph, type Clause } from '../clause.ts';
import type { ResolvedFacts } from '../known.ts';
import { shown } from '../shown.ts';
import { link, type Voice } from '../voice.ts';
import { contactLines } from './controller.ts';
import { companyLines } from './provider-lines.ts';

/** Who provides the site, with everything the law of its country wants known. Directive 2000/31/EC Art. 5(1). */
export const noticeProvider: Clause = {
  id: 'provider',
  heading: ({ notice }) => notice.provider.heading,
  applies: always,
  cites: ({ notice }) => notice.provisions,
  reads: (known, voice) => {
    const { facts, notice } = known;
    const { provider: words } = voice.notice;
    const { owner, site } = facts;
    const provisions = voice.cell(notice.provisions);
    return [
      ...(provisions ? [paragraph(words.under, { provisions })] : []),
      definitions([
        ...contactLines({ ...owner, email: owner.serviceEmail ?? owner.email }, voice),
        definition(words.contactForm, owner.contactUrl && [link(owner.contactUrl, owner.contactUrl)]),
        definition(words.certifiedEmail, owner.certifiedEmail && shown(owner.certifiedEmail)),
        definition(words.legalForm, owner.legalForm && shown(owner.legalForm)),
        ...companyLines(facts, voice),
        definition(numberName(known, voice), owner.businessNumber && shown(owner.businessNumber)),
        definition(words.capital, owner.capital && shown(owner.capital)),
        definition(voice.words.controller[site.type === 'Site' ? 'site' : 'app'], siteRuns(known)),
      ]),
    ];
  },
};

/** What the country calls its business number, else the general word. */
function numberName({ notice: { law } }: ResolvedFacts, { notice }: Voice): string {
  return law?.number ?? notice.provider.businessNumber;
}

function siteRuns({ facts: { site } }: ResolvedFacts) {
  return site.url ? [link(site.url, site.url)] : shown(site.name);
}

/** The authority that supervises a licensed activity. Directive 2000/31/EC Art. 5(1)(e). */
export const noticeSupervision: Clause = {
  id: 'supervision',
  heading: ({ notice }) => notice.supervision,
  applies: ({ facts: { owner } }) => owner.supervisor !== undefined,
  cites: () => ['Directive 2000/31/EC Art. 5(1)(e)'],
  reads: ({ facts: { owner } }, voice) => {
    const { name = '', address, url } = owner.supervisor ?? {};
    const { controller: words } = voice.words;
    return [
      definitions([
        definition(words.name, shown(name)),
        definition(words.address, address && shown(address)),
        definition(words.site, url && [link(url, url)]),
      ]),
    ];
  },
};

/** A regulated profession, its rules and its insurance. Directive 2000/31/EC Art. 5(1)(f). */
export const noticeProfession: Clause = {
  id: 'profession',
  heading: ({ notice }) => notice.profession.heading,
  applies: ({ facts: { owner } }) => owner.profession !== undefined,
  cites: ({ facts: { owner } }) => [
    'Directive 2000/31/EC Art. 5(1)(f)',
    ...(owner.profession?.insurer ? ['Directive 2006/123/EC Art. 22(1)(k)'] : []),
  ],
  reads: ({ facts: { owner } }, voice) => {
    const { profession: words } = voice.notice;
    const { title = '', country = owner.country, body, rules = '', rulesUrl, insurer } = owner.profession ?? {};
    return [
      definitions([
        definition(words.title, shown(title)),
        definition(words.country, voice.country(country)),
        definition(words.body, body && shown(body)),
        definition(words.rules, rulesUrl ? [link(shown(rules), rulesUrl)] : shown(rules)),
        definition(words.insurer, insurer && shown(insurer)),
      ]),
    ];
  },
};
