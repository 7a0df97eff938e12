import { authoritiesOf, inLanguage, isEea, type Authority } from '@app/catalogue';
import { definition, definitions, list, paragraph, type Clause } from '../clause.ts';
import { isEuropean, type ResolvedFacts } from '../known.ts';
import { ukComplaintsFrom } from '../regimes/regimes.ts';
import type { Block, Run } from '../tree.ts';
import { link, mailLink, type Voice } from '../voice.ts';
import { contactRun } from './contact.ts';

/** The clause on complaints under the law of the body. GDPR Art. 77; Data Protection Act 2018, s. 164A and 165. */
export const complaint: Clause = {
  id: 'complaint',
  heading: ({ words }, { body }) =>
    body === 'uk-gdpr' ? words.regions.uk.complaintHeading : words.rights.complaint.heading,
  applies: isEuropean,
  cites: (known) =>
    known.body === 'uk-gdpr' ? citesInUk(known) : ['GDPR Art. 13(2)(d)', 'GDPR Art. 77', 'GDPR Art. 79'],
  reads: (known, voice) =>
    known.body === 'uk-gdpr'
      ? [...complaintInUk(known, voice), paragraph(voice.gdpr(voice.words.rights.complaint.court))]
      : complaintInEea(known, voice),
};

const boardMembers = 'https://www.edpb.europa.eu/about-edpb/about-edpb/members_en';

/** The authority of the owner's country, or of its representative, and how to find the others. GDPR Art. 77. */
export function complaintInEea({ facts: { owner } }: ResolvedFacts, voice: Voice): readonly Block[] {
  const { complaint: words } = voice.words.rights;
  const established = isEea(owner.country);
  const home = established ? owner.country : owner.representative?.country;
  const known = home && isEea(home) ? authoritiesIn(home, owner.part) : [];
  const [only] = known;
  // Where no establishment makes one authority competent, each is within its own country. GDPR Art. 55 and 56.
  const intro = established ? words.competent : words.atRepresentative;
  const competent = only && known.length === 1 ? [paragraph(intro), authorityLines(only, voice)] : [];
  const several =
    established && home && known.length > 1
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
    paragraph(voice.gdpr(words.court)),
  ];
}

/** Complaints to the controller itself, and to the Commissioner. Rule P14. */
export function complaintInUk(known: ResolvedFacts, voice: Voice): readonly Block[] {
  const { uk: words } = voice.words.regions;
  const [commissioner] = authoritiesOf('GB');
  return [
    ...(known.on >= ukComplaintsFrom ? [paragraph(words.complainToUs, { contact: contactRun(known, voice) })] : []),
    ...(commissioner ? [paragraph(words.complainToIco), authorityLines(commissioner, voice)] : []),
  ];
}

export function citesInUk({ on }: ResolvedFacts): readonly string[] {
  return ['UK GDPR Art. 13(2)(d)', ...(on >= ukComplaintsFrom ? ['Data Protection Act 2018 s. 164A'] : [])];
}

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
