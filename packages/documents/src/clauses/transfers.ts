import { isEea, type PrivacyFramework } from '@app/catalogue';
import { paragraph, table, type Clause } from '../clause.ts';
import { type ResolvedFacts } from '../known.ts';
import { transferRegime, type ShownSafeguard } from '../regimes/transfers.ts';
import type { Block, Run, TableRow } from '../tree.ts';
import { shown } from '../shown.ts';
import { link, plain, strong, type Voice } from '../voice.ts';
import { contactRun } from './contact.ts';

/** The clause on transfers: destinations, safeguards and how to obtain a copy of them. Rule P4. */
export const transfers: Clause = {
  id: 'transfers',
  heading: ({ words }) => words.transfers.heading,
  applies: ({ services }) => services.some(({ places }) => places.length > 0),
  gist: (known, voice) => voice.row(countriesOf(known, voice)),
  cites: ({ regimes }) => [
    'GDPR Art. 13(1)(f)',
    'GDPR Art. 44 to 49',
    ...(regimes.some(({ id }) => id === 'fadp') ? ['FADP Art. 16', 'FADP Art. 19(4)'] : []),
  ],
  reads: (known, voice) => {
    const { transfers: words } = voice.words;
    const regime = transferRegime(known.regimes);
    if (!regime) return [paragraph(words.introPlain), countryTable(known, voice, false)];
    if (regime === 'gdpr' && known.services.every(({ places }) => places.every(({ country }) => isEea(country)))) {
      return [paragraph(words.none, { countries: voice.row(countriesOfServices(known, voice)) })];
    }
    const intro = { gdpr: words.intro, 'uk-gdpr': words.introUk, fadp: words.introSwiss }[regime];
    const contact = contactRun(known, voice);
    return [
      paragraph(intro),
      countryTable(known, voice, true),
      ...(agreed(known) ? [paragraph(words.usRisk), paragraph(words.copy, { contact })] : []),
    ];
  },
};

// Safeguards that consist of a text people can request.
const texts: ReadonlySet<ShownSafeguard> = new Set([
  'clausesEu',
  'clausesUk',
  'clausesSwiss',
  'frameworkOrClausesEu',
  'bindingRules',
]);

function agreed({ services }: ResolvedFacts): boolean {
  return services.some(({ places }) => places.some(({ safeguard }) => texts.has(safeguard)));
}

/** Names of the countries where services process data, in the language's alphabetical order. */
export function countriesOfServices({ services }: ResolvedFacts, voice: Voice): readonly string[] {
  return named(
    services.flatMap(({ places }) => places.map(({ country }) => country)),
    voice,
  );
}

/** The same, with the country of the owner, who also processes data, and without the excepted country. FADP Art. 19(4). */
export function countriesOf({ facts, services }: ResolvedFacts, voice: Voice, except?: string): readonly string[] {
  const codes = [facts.owner.country, ...services.flatMap(({ places }) => places.map(({ country }) => country))];
  return named(
    codes.filter((code) => code !== except),
    voice,
  );
}

function named(codes: readonly string[], voice: Voice): readonly string[] {
  return voice.sorted([...new Set(codes)].map(voice.country), (name) => name);
}

type Line = {
  readonly country: string;
  readonly safeguard: ShownSafeguard;
  readonly recipients: Set<string>;
  readonly entry: PrivacyFramework | undefined;
};

function countryTable(known: ResolvedFacts, voice: Voice, withSafeguard: boolean): Block {
  const { transfers: words } = voice.words;
  const rows = linesOf(known, voice, withSafeguard).map((line): TableRow => [
    [strong(line.country)],
    [plain(line.recipients.size > 0 ? voice.cell(line.recipients) : shown(''))],
    ...(withSafeguard ? [safeguardRuns(line, voice)] : []),
  ]);
  const caption = withSafeguard ? words.caption : words.heading;
  return table(caption, [words.country, words.recipients, ...(withSafeguard ? [words.safeguard] : [])], rows);
}

/** The safeguard and, for a certified recipient, where and when its certificate was looked up. */
function safeguardRuns({ safeguard, entry }: Line, voice: Voice): readonly Run[] {
  const { transfers: words } = voice.words;
  const text = words.safeguards[safeguard];
  if (!entry?.readOn) return [plain(text)];
  const checked = voice.fill(words.entry, { date: voice.date(entry.readOn) });
  return [plain(`${text}${voice.dot}`), entry.entry ? link(checked, entry.entry) : plain(checked)];
}

// Safeguards that a law gives all recipients in a country alike. Any other protects one recipient.
const ofCountry: ReadonlySet<ShownSafeguard> = new Set([
  'inside',
  'home',
  'adequacyEu',
  'adequacyEuLimited',
  'adequacyUk',
  'adequacySwiss',
]);

const certified: ReadonlySet<ShownSafeguard> = new Set(['frameworkEu', 'frameworkUk', 'frameworkSwiss']);

/** One row per country and safeguard, and one for each recipient that has a safeguard of its own. GDPR Art. 13(1)(f); WP 260. */
function linesOf({ services }: ResolvedFacts, voice: Voice, withSafeguard: boolean): readonly Line[] {
  const lines = new Map<string, Line>();
  for (const service of services) {
    const framework = service.facts.provider.privacyFramework;
    for (const { country, safeguard } of service.places) {
      const entry = certified.has(safeguard) ? framework : undefined;
      const names = recipientsIn(service, country);
      for (const name of names.length > 0 ? names : ['']) {
        const key = `${country} ${safeguard} ${withSafeguard && !ofCountry.has(safeguard) ? name : ''}`;
        const line = lines.get(key) ?? { country: voice.country(country), safeguard, recipients: new Set(), entry };
        lines.set(key, line);
        if (name) line.recipients.add(name);
      }
    }
  }
  return voice.sorted([...lines.values()], (line) => line.country);
}

/** The provider's companies there, or those that have data processed there, or else the provider's main company. */
function recipientsIn(service: ResolvedFacts['services'][number], place: string): readonly string[] {
  const companies = service.companies;
  const seated = companies.filter(({ country }) => country === place);
  const active = companies.filter(({ places }) => places?.includes(place));
  const [named = []] = [seated, active, companies.slice(-1)].filter(({ length }) => length > 0);
  return named.map(({ name }) => shown(name));
}
