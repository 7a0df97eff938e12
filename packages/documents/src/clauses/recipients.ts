import { always, heading, paragraph, table, type Clause } from '../clause.ts';
import type { NamedRecipient } from '../facts.ts';
import { type ResolvedFacts } from '../known.ts';
import { ukActFrom } from '../regimes/regimes.ts';
import type { Block, TableRow } from '../tree.ts';
import { shown } from '../shown.ts';
import { plain, strong, type Voice } from '../voice.ts';
import { activityName } from './processing.ts';

/** The clause on recipients of data: those besides the providers of services, which stand with their services. */
export const recipients: Clause = {
  id: 'recipients',
  heading: ({ words }) => words.recipients.heading,
  applies: always,
  cites: () => ['GDPR Art. 13(1)(e)', 'FADP Art. 19(2)(c)'],
  reads: (known, voice) => {
    const { recipients: words } = voice.words;
    const rows = recipientRows(known, voice);
    const columns = [words.recipient, words.country, voice.words.purposesOverview.purpose];
    return [
      ...(known.services.length > 0 || rows.length > 0 ? [paragraph(words.intro)] : []),
      ...(rows.length > 0 ? [table(words.caption, columns, rows)] : []),
      heading(3, 'general-recipients', words.general),
      ...generalRecipients(known, voice),
      ...recognizedInterests(known, voice),
    ];
  },
};

/** Recipients that the facts do not name: stating their category suffices. GDPR Art. 13(1)(e). */
export function generalRecipients({ facts }: ResolvedFacts, { words }: Voice): readonly Block[] {
  const { generalTechnical, generalLaw } = words.recipients;
  return [paragraph(generalTechnical, { site: shown(facts.site.name) }), paragraph(generalLaw)];
}

/** What may be disclosed for a recognised legitimate interest. UK GDPR Art. 6(1)(ea). */
function recognizedInterests({ body, on }: ResolvedFacts, { words }: Voice): readonly Block[] {
  return body === 'uk-gdpr' && on >= ukActFrom ? [paragraph(words.regions.uk.recognized)] : [];
}

type Recipient = { readonly name: string; readonly countries: Set<string>; readonly occasions: Set<string> };

function recipientRows(known: ResolvedFacts, voice: Voice): readonly TableRow[] {
  const all = new Map<string, Recipient>();
  const add = ({ name, country }: NamedRecipient, occasion: string): void => {
    const key = shown(name);
    const recipient = all.get(key) ?? { name: key, countries: new Set(), occasions: new Set() };
    all.set(key, recipient);
    if (country) recipient.countries.add(voice.country(country));
    recipient.occasions.add(occasion);
  };
  for (const activity of known.activities)
    for (const recipient of activity.recipients) add(recipient, activityName(activity, known, voice));
  return voice
    .sorted([...all.values()], ({ name }) => name)
    .map(({ name, countries, occasions }) => [
      [strong(name)],
      [plain(countries.size > 0 ? voice.cell(countries) : voice.words.frame.unknown)],
      [plain(voice.cell(occasions))],
    ]);
}
