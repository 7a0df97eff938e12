import { authoritiesOf, inLanguage, isEea, type Authority } from '@app/catalogue';
import { definition, definitions, heading, list, paragraph, type Clause } from '../clause.ts';
import { follows, needsBasis, type ResolvedFacts } from '../known.ts';
import { applying, deceasedProvisions } from '../regimes/national.ts';
import type { Block, Run } from '../tree.ts';
import { link, mailLink, strong, type Voice } from '../voice.ts';
import { contactRun } from './contact.ts';

/** The clause on the rights of Art. 15 to 22, withdrawal and complaint, with a working contact. Rule P6. */
export const rights: Clause = {
  id: 'rights',
  heading: ({ words }) => words.rights.heading,
  applies: needsBasis,
  gist: (_, voice) => voice.labels(rightsOf(voice).map(({ name }) => name)),
  cites: (known) => [
    'GDPR Art. 12',
    'GDPR Art. 13(2)(b)',
    'GDPR Art. 13(2)(c)',
    'GDPR Art. 15 to 22',
    ...applying(deceasedProvisions, known).map(({ source }) => source),
  ],
  reads: (known, voice) => {
    const { rights: words } = voice.words;
    return [
      paragraph(words.intro),
      definitions([
        ...rightsOf(voice).map(({ name, text }) => definition(name, text)),
        ...applying(deceasedProvisions, known).map(({ id }) => definition(words.deceased.name, words.deceased[id])),
      ]),
      ...exercise(known, voice),
    ];
  },
};

function rightsOf({ words: { rights: words } }: Voice) {
  const { access, rectification, erasure, restriction, notification, portability, automated, withdrawal } = words;
  return [access, rectification, erasure, restriction, notification, portability, automated, withdrawal];
}

/** The clause on the right to object, presented separately from any other information. GDPR Art. 21(4). */
export const objection: Clause = {
  id: 'objection',
  heading: ({ words }) => words.rights.objection.heading,
  applies: needsBasis,
  cites: () => ['GDPR Art. 21(4)', 'GDPR Art. 13(2)(b)'],
  reads: (_, { words }) => [
    { kind: 'paragraph', runs: [strong(words.rights.objection.reasons)] },
    { kind: 'paragraph', runs: [strong(words.rights.objection.marketing)] },
  ],
};

function exercise(known: ResolvedFacts, voice: Voice): readonly Block[] {
  const { exercise: words } = voice.words.rights;
  const contact = contactRun(known, voice);
  const { rightsUrl, rightsEmail } = known;
  const how =
    rightsUrl && rightsEmail
      ? paragraph(words.form, { link: link(words.formText, rightsUrl), contact })
      : paragraph(words.write, { contact });
  return [heading(3, 'exercise', words.heading), how, paragraph(words.answer), paragraph(words.identity)];
}

const boardMembers = 'https://www.edpb.europa.eu/about-edpb/about-edpb/members_en';

/** The clause on complaints: the authority of the owner's country, and how to find the others. GDPR Art. 77. */
export const complaint: Clause = {
  id: 'complaint',
  heading: ({ words }) => words.rights.complaint.heading,
  applies: (known) => follows(known, 'gdpr'),
  cites: () => ['GDPR Art. 13(2)(d)', 'GDPR Art. 77', 'GDPR Art. 79'],
  reads: ({ facts: { owner } }, voice) => {
    const { complaint: words } = voice.words.rights;
    const home = isEea(owner.country) ? owner.country : owner.representative?.country;
    const known = home && isEea(home) ? authoritiesIn(home, owner.part) : [];
    const [only] = known;
    const competent = only && known.length === 1 ? [paragraph(words.competent), authorityLines(only, voice)] : [];
    const several =
      home && known.length > 1
        ? [
            paragraph(words.competentOneOf, { country: voice.country(home) }),
            list(known.map((authority) => authorityLink(authority, voice))),
          ]
        : [];
    return [
      paragraph(words.gdpr),
      ...competent,
      ...several,
      paragraph(words.find, { link: link(words.findText, boardMembers) }),
      paragraph(words.court),
    ];
  },
};

/**
 * The authorities of a part of the country where the part is known. Otherwise a federation's regional authorities, without its
 * federal one, or else all authorities.
 */
function authoritiesIn(country: string, part: string | undefined): readonly Authority[] {
  const all = authoritiesOf(country);
  const ofParts = all.filter((authority) => authority.part !== undefined);
  const ofPart = ofParts.filter((authority) => authority.part === part);
  if (ofPart.length > 0) return ofPart;
  return ofParts.length > 0 ? ofParts : all;
}

function authorityLink({ name, website }: Authority, { locale }: Voice): readonly Run[] {
  return [link(inLanguage(name, locale), website)];
}

export function authorityLines({ name, address, country, email, website }: Authority, voice: Voice): Block {
  const { complaint: words } = voice.words.rights;
  return definitions([
    definition(words.name, inLanguage(name, voice.locale)),
    definition(words.address, voice.row([inLanguage(address, voice.locale), voice.country(country)])),
    definition(words.email, email && [mailLink(email)]),
    definition(words.website, [link(website, website)]),
  ]);
}
