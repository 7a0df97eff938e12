import { always, definition, definitions, heading, paragraph, type Clause } from '../clause.ts';
import type { Contact } from '../facts.ts';
import { follows, needsBasis, type ResolvedFacts } from '../known.ts';
import type { Block, Run } from '../tree.ts';
import { shown } from '../shown.ts';
import { link, mailLink, strong, type Voice } from '../voice.ts';
import { legalNoticeLine } from './links.ts';

/** The clause that names the controller and its other contacts. Rules P12 and P14. */
export const controller: Clause = {
  id: 'controller',
  heading: ({ words }) => words.controller.heading,
  applies: always,
  cites: (known) => [
    'GDPR Art. 13(1)(a)',
    'GDPR Art. 13(1)(b)',
    ...(known.facts.owner.jointControllers?.length ? ['GDPR Art. 26'] : []),
    ...(follows(known, 'fadp') ? ['FADP Art. 19(2)(a)'] : []),
    ...(known.facts.owner.privacyOfficer ? ['Quebec private sector Act, s. 3.1'] : []),
  ],
  reads: (known, voice) => {
    const { facts } = known;
    const { controller: words } = voice.words;
    const { owner, site } = facts;
    const values = { owner: strong(shown(owner.name)), site: shown(site.name) };
    const siteLabel = site.type === 'Site' ? words.site : words.app;
    return [
      paragraph(words.intro, values),
      definitions([
        ...contactLines(owner, voice),
        definition(words.vatNumber, owner.vatNumber && shown(owner.vatNumber)),
        definition(siteLabel, site.url ? [link(site.url, site.url)] : shown(site.name)),
        legalNoticeLine(facts, voice),
      ]),
      paragraph(words.we, { owner: shown(owner.name) }),
      ...jointControllers(owner.jointControllers ?? [], known, voice),
      ...person('representative', words.representative, owner.representative, voice),
      ...person('uk-representative', words.ukRepresentative, owner.ukRepresentative, voice),
      ...person('swiss-representative', words.swissRepresentative, owner.swissRepresentative, voice),
      ...person('dpo', words.dpo, owner.dpo, voice, words.dpoIntro),
      ...person('privacy-officer', words.privacyOfficer, owner.privacyOfficer, voice),
    ];
  },
};

function jointControllers(all: NonNullable<Joint>, known: ResolvedFacts, voice: Voice): readonly Block[] {
  const { controller: words } = voice.words;
  if (all.length === 0) return [];
  return [
    heading(3, 'joint-controllers', words.jointControllers),
    paragraph(needsBasis(known) ? words.jointIntro : words.jointIntroPlain),
    ...all.map((each) =>
      definitions([
        ...contactLines(each, voice),
        definition(words.essence, each.essence === undefined ? undefined : voice.own(each.essence)),
      ]),
    ),
  ];
}

type Joint = Parameters<Clause['reads']>[0]['facts']['owner']['jointControllers'];

function person(
  id: string,
  title: string,
  contact: (Contact & { readonly title?: string }) | undefined,
  voice: Voice,
  intro?: string,
): readonly Block[] {
  if (!contact) return [];
  return [
    heading(3, id, title),
    ...(intro ? [paragraph(intro)] : []),
    definitions([
      ...contactLines(contact, voice),
      definition(voice.words.controller.officerTitle, contact.title && shown(contact.title)),
    ]),
  ];
}

/** The contact details as definitions, one per line. */
export function contactLines(contact: Contact, voice: Voice) {
  const { controller: words } = voice.words;
  const { name, address, country, email, phone } = contact;
  return [
    definition(words.name, shown(name)),
    definition(words.address, address && shown(address)),
    definition(words.country, country && voice.country(country)),
    definition(words.email, email && [mailLink(email)]),
    definition(words.phone, phone && [phoneLink(phone)]),
  ];
}

export function phoneLink(phone: string): Run {
  const digits = phone.replace(/[^\d+]/g, '');
  return /^\+?\d{3,20}$/.test(digits)
    ? { kind: 'link', text: shown(phone), to: `tel:${digits}` }
    : { kind: 'text', text: shown(phone) };
}
