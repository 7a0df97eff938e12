import { always, heading, paragraph, table, type Clause } from '../clause.ts';
import { type ResolvedFacts } from '../known.ts';
import type { Block, TableRow } from '../tree.ts';
import { shown } from '../shown.ts';
import { plain, strong, type Voice } from '../voice.ts';

/** The clause on recipients of data, each company listed once. */
export const recipients: Clause = {
  id: 'recipients',
  heading: ({ words }) => words.recipients.heading,
  applies: always,
  cites: () => ['GDPR Art. 13(1)(e)', 'FADP Art. 19(2)(c)'],
  reads: (known, voice) => {
    const { recipients: words } = voice.words;
    const rows = recipientRows(known, voice);
    const columns = [words.recipient, words.country, words.services];
    const named = rows.length > 0 ? [paragraph(words.intro), table(words.caption, columns, rows)] : [];
    return [...named, heading(3, 'general-recipients', words.general), ...generalRecipients(known, voice)];
  },
};

/** Recipients that the facts do not name: stating their category suffices. GDPR Art. 13(1)(e). */
export function generalRecipients({ facts }: ResolvedFacts, { words }: Voice): readonly Block[] {
  const { generalTechnical, generalLaw } = words.recipients;
  return [paragraph(generalTechnical, { site: shown(facts.site.name) }), paragraph(generalLaw)];
}

type Recipient = { readonly name: string; readonly countries: Set<string>; readonly services: Set<string> };

function recipientRows(known: ResolvedFacts, voice: Voice): readonly TableRow[] {
  const all = new Map<string, Recipient>();
  for (const service of known.services) {
    for (const { name, country } of service.companies) {
      const key = shown(name);
      const recipient = all.get(key) ?? { name: key, countries: new Set(), services: new Set() };
      all.set(key, recipient);
      if (country) recipient.countries.add(voice.country(country));
      recipient.services.add(shown(service.name));
    }
  }
  return voice
    .sorted([...all.values()], ({ name }) => name)
    .map(({ name, countries, services }) => [
      [strong(name)],
      [plain(countries.size > 0 ? voice.cell(countries) : voice.words.frame.unknown)],
      [plain(voice.cell(services))],
    ]);
}
