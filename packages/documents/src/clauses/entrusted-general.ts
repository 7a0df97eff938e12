import { isEea } from '@app/catalogue';
import { always, definition, definitions, paragraph, type Clause } from '../clause.ts';
import { follows, type ResolvedFacts } from '../known.ts';
import { shown } from '../shown.ts';
import { mailLink, strong } from '../voice.ts';
import { contactLines } from './controller.ts';
import { companyLines } from './provider-lines.ts';

const provisions = { gdpr: 'GDPR Art. 28(3)', 'uk-gdpr': 'UK GDPR Art. 28(3)', fadp: 'FADP Art. 9' } as const;

/** The laws that ask for the contract. */
function contractLaws(known: ResolvedFacts): readonly (keyof typeof provisions)[] {
  return [
    ...(follows(known, 'gdpr') || !follows(known, 'uk-gdpr', 'fadp') ? (['gdpr'] as const) : []),
    ...(follows(known, 'uk-gdpr') ? (['uk-gdpr'] as const) : []),
    ...(follows(known, 'fadp') ? (['fadp'] as const) : []),
  ];
}

/** Who contracts, from when on, and which text prevails. GDPR Art. 28(3), first sentence, and 28(7). */
export const entrustedParties: Clause = {
  id: 'parties',
  heading: ({ processing }) => processing.parties.heading,
  applies: always,
  cites: (known) => contractLaws(known).map((law) => provisions[law]),
  reads: (known, voice) => {
    const { facts } = known;
    const { parties: words } = voice.processing;
    const { owner, site } = facts;
    const contact = mailLink(owner.dpo?.email ?? (known.rightsEmail || (owner.email ?? '')));
    const laws = voice.cell(
      contractLaws(known).map((law) =>
        law === 'fadp' ? words.provisions.swiss : voice.under(law).gdpr(words.provisions.gdpr),
      ),
    );
    return [
      paragraph(words.text, { owner: strong(shown(owner.name)), site: shown(site.name), laws }),
      definitions([...contactLines(owner, voice), ...companyLines(facts, voice)]),
      paragraph(words.effect),
      paragraph(words.alternative),
      paragraph(words.contact, { contact }),
    ];
  },
};

/** Subject matter, duration, nature and purpose, types of data and categories of people. GDPR Art. 28(3), first sentence. */
export const entrustedSubject: Clause = {
  id: 'subject',
  heading: ({ processing }) => processing.subject.heading,
  applies: always,
  cites: () => ['GDPR Art. 28(3)'],
  reads: ({ processing: { facts, dataTypes } }, voice) => {
    const { subject: words } = voice.processing;
    const { purpose, people = [] } = facts;
    return [
      definitions([
        definition(words.matter, words.matterText),
        definition(words.purpose, purpose ? voice.own(purpose) : shown('')),
        definition(words.dataTypes, voice.labels(dataTypes.map(voice.dataType)) || shown('')),
        definition(words.people, voice.labels(people.map((each) => words.kinds[each])) || shown('')),
        definition(words.duration, words.durationText),
      ]),
    ];
  },
};

/** Transfers to other countries, and the clauses that protect them. GDPR Art. 28(3)(a), 44 to 49. */
export const entrustedTransfers: Clause = {
  id: 'transfers',
  heading: ({ processing }) => processing.transfers.heading,
  applies: always,
  cites: () => ['GDPR Art. 28(3)(a)', 'GDPR Art. 44 to 49'],
  reads: (known, voice) => {
    const { transfers: words } = voice.processing;
    return [
      paragraph(words.text),
      ...(isEea(known.facts.owner.country) ? [] : [paragraph(words.moduleTwo)]),
      ...(follows(known, 'uk-gdpr') ? [paragraph(words.uk)] : []),
      ...(follows(known, 'fadp') ? [paragraph(words.swiss)] : []),
    ];
  },
};
