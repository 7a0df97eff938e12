import { categories, type Category, type LegalBasis } from '../facts.ts';
import { definition, definitions, entryHeading, heading, joined, paragraph, stated, type Clause } from '../clause.ts';
import { asksForTrackersApart, statesBasis, type Company, type ResolvedFacts, type KnownService } from '../known.ts';
import type { Block } from '../tree.ts';
import { shown } from '../shown.ts';
import type { Statement } from '../statements.ts';
import type { Voice } from '../voice.ts';
import { activityName, processingLines, purposeRow, purposesApart, shortBasis, statesPurposes } from './processing.ts';
import { registerLines } from './register-parts.ts';
import { arrangementRow, linksOf, requiredStatements, roleNotes, roleRow } from './provider-role.ts';

/** The clause on third-party services: provider, purpose, role and data of each. Rule P3. */
export const services: Clause = {
  id: 'services',
  heading: ({ words }) => words.services.heading,
  applies: (known) => known.services.length > 0,
  gist: (known, voice) =>
    voice.labels(
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
      ...(known.services.some(({ serves }) => serves.length > 0) ? [paragraph(words.sharing)] : []),
      ...roleNotes(known, voice),
      ...categories.flatMap((category) => {
        const inCategory = known.services.filter((service) => service.category === category);
        if (inCategory.length === 0) return [];
        return [
          heading(3, `services-${category}`, voice.services.categories[category]),
          paragraph(categoryNote(category, known, voice)),
          ...voice.sorted(inCategory, ({ name }) => name).flatMap((service) => entry(service, known, voice)),
        ];
      }),
    ];
  },
};

/** What the services of a category do for the site, or for the app. */
function categoryNote(category: Category, { facts: { site } }: ResolvedFacts, voice: Voice): string {
  const { categoryNotes, categoryNotesApp } = voice.services;
  const ofApp: Partial<Record<Category, string>> = site.type === 'Site' ? {} : categoryNotesApp;
  return ofApp[category] ?? categoryNotes[category];
}

function entry(service: KnownService, known: ResolvedFacts, voice: Voice): readonly Block[] {
  const { services: words } = voice.words;
  const gist = [purposeRow(service, voice), providers(service, known, voice)];
  return [
    ...entryHeading(4, `service-${service.id}`, shown(service.name), voice.phrases(gist)),
    stated(
      definitions([
        definition(words.usedFor, usedForRow(service, known, voice)),
        definition(words.role, roleRow(service, known, voice)),
        definition(voice.words.controller.essence, arrangementRow(service, known, voice)),
        ...processingLines(service, known, voice),
        ...registerLines(service, voice),
        statesBasis(known) && asksForTrackersApart(service)
          ? definition(words.optionalTrackers, shortBasis('consent', voice))
          : undefined,
        definition(words.more, joined(linksOf(service, voice), voice.dot)),
      ]),
      { says: 'recipients', service: service.id, companies: service.companies.map(({ name }) => name) },
      ...optOutOf(service),
    ),
    ...requiredStatements(service, voice),
  ];
}

/** The link that ends the processing by a service, if it has one. */
export function optOutOf({ id, facts: { optOutUrl } }: KnownService): readonly Statement[] {
  return optOutUrl ? [{ says: 'opt-out', service: id, url: optOutUrl }] : [];
}

/** What a service is used for, with the legal basis of each; empty where it is its purposes, all on one basis. */
function usedForRow(service: KnownService, known: ResolvedFacts, voice: Voice): string {
  if (!statesPurposes(service)) return '';
  const onBasis = (name: string, basis: LegalBasis | undefined): string => {
    if (!statesBasis(known) || !basis) return name;
    return voice.fill(voice.words.frame.remark, { name, remark: voice.within(shortBasis(basis, voice)) });
  };
  return voice.phrases([
    ...service.serves.map((activity) => onBasis(activityName(activity, known, voice), activity.basis)),
    ...purposesApart(service, voice).map((name, at) => onBasis(name, service.bases[at] ?? service.bases[0])),
  ]);
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
