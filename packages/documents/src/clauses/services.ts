import { categories } from '../facts.ts';
import { definition, definitions, entryHeading, heading, joined, paragraph, type Clause } from '../clause.ts';
import { needsBasis, type Company, type ResolvedFacts, type KnownService } from '../known.ts';
import type { Block, Definition, Run } from '../tree.ts';
import { shown } from '../shown.ts';
import { link, type Voice } from '../voice.ts';
import { processingLines, purposeRow } from './processing.ts';

/** The clause on third-party services: provider, purpose, data, location and retention of each. Rules P3, P4, P5. */
export const services: Clause = {
  id: 'services',
  heading: ({ words }) => words.services.heading,
  applies: (known) => known.services.length > 0,
  gist: (known, voice) =>
    voice.row(
      categories.flatMap((category) => {
        const count = known.services.filter((service) => service.category === category).length;
        return count > 0
          ? [voice.fill(voice.words.frame.remark, { name: voice.services.categories[category], remark: String(count) })]
          : [];
      }),
    ),
  cites: () => [
    'GDPR Art. 13(1)(c)',
    'GDPR Art. 13(1)(d)',
    'GDPR Art. 13(1)(e)',
    'GDPR Art. 13(2)(a)',
    'FADP Art. 19(2)(b)',
    'FADP Art. 19(2)(c)',
  ],
  reads: (known, voice) => {
    const { services: words } = voice.words;
    return [
      paragraph(words.intro),
      ...categories.flatMap((category) => {
        const inCategory = known.services.filter((service) => service.category === category);
        if (inCategory.length === 0) return [];
        return [
          heading(3, `services-${category}`, voice.services.categories[category]),
          paragraph(voice.services.categoryNotes[category]),
          ...voice.sorted(inCategory, ({ name }) => name).flatMap((service) => entry(service, known, voice)),
        ];
      }),
    ];
  },
};

function entry(service: KnownService, known: ResolvedFacts, voice: Voice): readonly Block[] {
  const { services: words } = voice.words;
  const gist = [purposeRow(service, voice), providers(service, known, voice)];
  return [
    ...entryHeading(4, `service-${service.id}`, shown(service.name), voice.phrases(gist)),
    definitions([
      definition(words.role, roleName(service, known, voice)),
      ...processingLines(service, known, voice),
      definition(words.places, voice.row([...new Set(service.places.map(({ country }) => voice.country(country)))])),
      moreLine(service, voice),
    ]),
  ];
}

/** The providers of a service; for self-hosted software, the owner. */
function providers(service: KnownService, { facts }: ResolvedFacts, voice: Voice): string {
  if (service.facts.selfHosted) return shown(facts.owner.name);
  return voice.cell(service.companies.map((company) => companyName(company, voice)));
}

/** The company with its country: "Google Ireland Limited (Ireland)". */
export function companyName({ name, country }: Company, voice: Voice): string {
  if (!country) return shown(name);
  return voice.fill(voice.words.frame.remark, { name: shown(name), remark: voice.country(country) });
}

function roleName({ facts }: KnownService, known: ResolvedFacts, { words }: Voice): string | undefined {
  const { roles } = words.services;
  const { role } = facts.provider;
  if (!role || role === 'controller') return role && roles.controller;
  if (role === 'processor') return needsBasis(known) ? roles.processor : roles.processorPlain;
  return needsBasis(known) ? roles.jointController : roles.jointControllerPlain;
}

function moreLine({ facts, name }: KnownService, voice: Voice): Definition | undefined {
  const { services: words } = voice.words;
  const linked = (template: string, to: string | undefined): readonly (readonly Run[])[] => {
    if (!to) return [];
    return [[link(voice.fill(template, { name: shown(name) }), to)]];
  };
  return definition(
    words.more,
    joined([...linked(words.privacyPolicy, facts.privacyUrl), ...linked(words.optOut, facts.optOutUrl)], voice.dot),
  );
}
