import { always, definition, definitions, heading, paragraph, type Clause } from '../clause.ts';
import type { Contact } from '../facts.ts';
import { follows, isEuropean, type ResolvedFacts } from '../known.ts';
import type { BodyLaw } from '../regimes/body.ts';
import type { Block, Run } from '../tree.ts';
import { shown } from '../shown.ts';
import { link, mailLink, strong, type Voice } from '../voice.ts';
import { legalNoticeLine } from './links.ts';
import { taxNumberLine } from './tax-number.ts';

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
      paragraph(hasController(known) ? words.intro : words.operator, values),
      definitions([
        ...contactLines(owner, voice),
        taxNumberLine(owner, voice),
        definition(siteLabel, site.url ? [link(site.url, site.url)] : shown(site.name)),
        legalNoticeLine(facts, voice),
      ]),
      paragraph(words.we, { owner: shown(owner.name) }),
      ...jointControllers(owner.jointControllers ?? [], known, voice),
      ...representatives(known, voice),
      ...(known.body === 'lgpd'
        ? person('dpo', voice.laws.brazil.officer, owner.dpo, voice)
        : person('dpo', words.dpo, owner.dpo, voice, words.dpoIntro)),
      ...person('privacy-officer', words.privacyOfficer, owner.privacyOfficer, voice),
    ];
  },
};

/** Bodies whose law calls the owner a controller. */
const namingControllers: ReadonlySet<BodyLaw> = new Set(['gdpr', 'uk-gdpr', 'fadp', 'lgpd', 'general']);

export function hasController({ body }: Pick<ResolvedFacts, 'body'>): boolean {
  return namingControllers.has(body);
}

/** The representatives under laws that apply. GDPR Art. 27; UK GDPR Art. 27; FADP Art. 14. */
function representatives(known: ResolvedFacts, voice: Voice): readonly Block[] {
  const { representative, ukRepresentative, swissRepresentative } = known.facts.owner;
  const { controller: words } = voice.words;
  return [
    ...(follows(known, 'gdpr') ? person('representative', words.representative, representative, voice) : []),
    ...(follows(known, 'uk-gdpr') ? person('uk-representative', words.ukRepresentative, ukRepresentative, voice) : []),
    ...(follows(known, 'fadp')
      ? person('swiss-representative', words.swissRepresentative, swissRepresentative, voice)
      : []),
  ];
}

function jointControllers(all: NonNullable<Joint>, known: ResolvedFacts, voice: Voice): readonly Block[] {
  const { controller: words } = voice.words;
  if (all.length === 0) return [];
  return [
    heading(3, 'joint-controllers', words.jointControllers),
    paragraph(isEuropean(known) ? voice.gdpr(words.jointIntro) : words.jointIntroPlain),
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
