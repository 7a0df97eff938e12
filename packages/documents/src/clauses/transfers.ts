import { isEea, type PrivacyFramework } from '@app/catalogue';
import { paragraph, table, type Clause } from '../clause.ts';
import { type ResolvedFacts } from '../known.ts';
import { keepsFrame } from '../regimes/body.ts';
import { transferLaws, type ShownSafeguard, type TransferRegime } from '../regimes/transfers.ts';
import type { Block, Run, TableRow } from '../tree.ts';
import { shown } from '../shown.ts';
import { link, plain, strong, type Voice } from '../voice.ts';
import { contactRun } from './contact.ts';
import { placesOfRecipients, type Destination } from '../places.ts';
import { activityName, occasionsOf } from './processing.ts';

/** The clause on transfers: destinations, safeguards and how to obtain a copy of them. Rule P4. */
export const transfers: Clause = {
  id: 'transfers',
  heading: headingFor,
  applies: (known) => placesOfRecipients(known).length > 0,
  gist: (known, voice) => voice.row(countriesOf(known, voice)),
  cites: ({ regimes }) => [
    'GDPR Art. 13(1)(f)',
    'GDPR Art. 44 to 49',
    ...(regimes.some(({ id }) => id === 'fadp') ? ['FADP Art. 16', 'FADP Art. 19(4)'] : []),
  ],
  reads: (known, voice) => {
    const { transfers: words } = voice.words;
    const law = lawOf(known);
    if (!law) return [paragraph(words.introPlain), ...countryTable(known, voice, undefined)];
    if (law === 'gdpr' && placesOfRecipients(known).every(({ country }) => isEea(country))) {
      return [paragraph(words.none, { countries: voice.row(countriesOfRecipients(known, voice)) })];
    }
    if (law === 'lgpd') return brazilianTransfers(known, voice);
    if (law === 'fadp' && staysIn(known, 'CH')) return [paragraph(voice.words.regions.switzerland.noCountries)];
    const intro = { gdpr: words.intro, 'uk-gdpr': words.introUk, fadp: words.introSwiss }[law];
    return [paragraph(intro), ...countryTable(known, voice, law)];
  },
};

/** Where no data leaves the country of the owner, the section is not about other countries. */
function headingFor({ words }: Voice, known: ResolvedFacts): string {
  const stays = placesOfRecipients(known).every(({ country }) => country === known.facts.owner.country);
  return stays ? words.services.places : words.transfers.heading;
}

function staysIn(known: ResolvedFacts, state: string): boolean {
  const inside = placesOfRecipients(known).every(({ country }) => country === state);
  return inside && !keepsFrame(known.facts.audience);
}

/** The law whose safeguards the section shows: that of the body, or in a document that keeps its frame the first that applies. */
function lawOf({ facts, body, regimes }: ResolvedFacts): TransferRegime | undefined {
  const [first] = transferLaws(facts, body, regimes);
  return first === body || keepsFrame(facts.audience) ? first : undefined;
}

// Safeguards that consist of a text people can request.
const texts: ReadonlySet<ShownSafeguard> = new Set([
  'clausesEu',
  'clausesUk',
  'clausesSwiss',
  'frameworkOrClausesEu',
  'clausesBrazil',
  'bindingRules',
  'bindingRulesSwiss',
  'bindingRulesBrazil',
]);

const contractualClauses: ReadonlySet<ShownSafeguard> = new Set([
  'clausesEu',
  'clausesUk',
  'clausesSwiss',
  'frameworkOrClausesEu',
]);

/** Whether a text that people can request protects data in one of the countries. */
export function isAgreed(known: ResolvedFacts, law: TransferRegime): boolean {
  return isProtectedBy(texts, known, law);
}

/** Whether standard contractual clauses protect data in one of the countries. */
export function restsOnClauses(known: ResolvedFacts, law: TransferRegime): boolean {
  return isProtectedBy(contractualClauses, known, law);
}

function isProtectedBy(kinds: ReadonlySet<ShownSafeguard>, known: ResolvedFacts, law: TransferRegime): boolean {
  return placesOfRecipients(known).some(({ protections }) => {
    const safeguard = protections[law]?.safeguard;
    return safeguard !== undefined && kinds.has(safeguard);
  });
}

/**
 * Transfers from Brazil: form and duration, purposes, countries, the responsibilities of each side and the rights. Resolution
 * CD/ANPD no. 19/2024, Annex I, Art. 17.
 */
function brazilianTransfers(known: ResolvedFacts, voice: Voice): readonly Block[] {
  const { transfers: words } = voice.laws.brazil;
  if (staysIn(known, 'BR')) return [paragraph(words.none)];
  return [
    paragraph(words.intro),
    paragraph(words.form),
    ...countryTable(known, voice, 'lgpd'),
    paragraph(words.responsibilities),
    paragraph(words.rights, { contact: contactRun(known, voice) }),
  ];
}

/** Names of the countries where recipients process data, in the language's alphabetical order. */
export function countriesOfRecipients(known: ResolvedFacts, voice: Voice): readonly string[] {
  return named(
    placesOfRecipients(known).map(({ country }) => country),
    voice,
  );
}

/** The same, with the country of the owner, who also processes data, and without the excepted country. FADP Art. 19(4). */
export function countriesOf(known: ResolvedFacts, voice: Voice, except?: string): readonly string[] {
  const codes = [known.facts.owner.country, ...placesOfRecipients(known).map(({ country }) => country)];
  return named(
    codes.filter((code) => code !== except),
    voice,
  );
}

function named(codes: readonly string[], voice: Voice): readonly string[] {
  return voice.sorted([...new Set(codes)].map(voice.country), (name) => name);
}

type Line = {
  readonly countries: readonly string[];
  readonly safeguard: ShownSafeguard | undefined;
  readonly recipients: Set<string>;
  readonly purposes: Set<string>;
  readonly entry: PrivacyFramework | undefined;
};

/** The countries with their recipients and, under a law that asks for it, the safeguard of each and how to obtain a copy. */
export function countryTable(known: ResolvedFacts, voice: Voice, law: TransferRegime | undefined): readonly Block[] {
  const { transfers: words, purposesOverview } = voice.words;
  const lines = linesOf(known, voice, law);
  if (lines.length === 0) return [];
  // ANPD Resolution no. 19/2024 asks for the purpose of each transfer.
  const withPurposes = law === 'lgpd';
  const rows = lines.map((line): TableRow => [
    [strong(voice.cell(line.countries))],
    [plain(line.recipients.size > 0 ? voice.cell(line.recipients) : shown(''))],
    ...(withPurposes ? [[plain(voice.labels([...line.purposes]) || shown(''))]] : []),
    ...(law ? [safeguardRuns(line, voice)] : []),
  ]);
  const columns = [
    words.country,
    words.recipients,
    ...(withPurposes ? [purposesOverview.purpose] : []),
    ...(law ? [words.safeguard] : []),
  ];
  const contact = contactRun(known, voice);
  return [
    table(law ? words.caption : headingFor(voice, known), columns, rows),
    ...(law && isAgreed(known, law) ? [paragraph(words.usRisk), paragraph(words.copy, { contact })] : []),
  ];
}

/** The safeguard and, for a certified recipient, where and when its certificate was looked up. */
function safeguardRuns({ safeguard, entry }: Line, voice: Voice): readonly Run[] {
  const { transfers: words } = voice.words;
  const text = safeguard ? voice.gdpr(words.safeguards[safeguard]) : '';
  if (!entry?.readOn) return [plain(text)];
  const checked = voice.fill(words.entry, { date: voice.date(entry.readOn) });
  return [plain(`${text}${voice.dot}`), entry.entry ? link(checked, entry.entry) : plain(checked)];
}

const certified: ReadonlySet<ShownSafeguard> = new Set(['frameworkEu', 'frameworkUk', 'frameworkSwiss']);

/** One row per country and safeguard, and one for each recipient with a certificate of its own. GDPR Art. 13(1)(f); WP 260. */
function linesOf(known: ResolvedFacts, voice: Voice, law: TransferRegime | undefined): readonly Line[] {
  const lines = new Map<string, Line>();
  for (const { place, recipients, occasions, framework } of destinationsOf(known, voice)) {
    const safeguard = law && place.protections[law]?.safeguard;
    const entry = safeguard && certified.has(safeguard) ? framework : undefined;
    for (const name of recipients.length > 0 ? recipients : ['']) {
      const key = `${place.country} ${safeguard ?? ''} ${entry ? name : ''}`;
      const line = lines.get(key) ?? emptyLine(voice.country(place.country), safeguard, entry);
      lines.set(key, line);
      if (name) line.recipients.add(name);
      for (const occasion of occasions) line.purposes.add(occasion);
    }
  }
  return joinedCountries(voice.sorted([...lines.values()], ({ countries }) => countries[0] ?? ''));
}

/** Where services and those named with activities receive data. */
function destinationsOf(known: ResolvedFacts, voice: Voice): readonly Destination[] {
  const ofServices = known.services.flatMap((service) =>
    service.places.map((place) => ({
      place,
      recipients: recipientsIn(service, place.country),
      occasions: occasionsOf(service, known, voice),
      framework: service.facts.provider.privacyFramework,
    })),
  );
  const ofActivities = known.activities.flatMap((activity) =>
    activity.recipients.flatMap(({ name, place }) =>
      place
        ? [
            {
              place,
              recipients: [shown(name)],
              occasions: [activityName(activity, known, voice)],
              framework: undefined,
            },
          ]
        : [],
    ),
  );
  return [...ofServices, ...ofActivities];
}

/** Countries in which the same recipients have data under the same safeguard share a row. */
function joinedCountries(lines: readonly Line[]): readonly Line[] {
  const rows = new Map<string, Line>();
  for (const line of lines) {
    const key = [line.safeguard, ...[...line.recipients].toSorted(), '', ...line.purposes].join('|');
    const row = rows.get(key);
    rows.set(key, row ? { ...row, countries: [...row.countries, ...line.countries] } : line);
  }
  return [...rows.values()];
}

function emptyLine(country: string, safeguard: Line['safeguard'], entry: Line['entry']): Line {
  return { countries: [country], safeguard, recipients: new Set(), purposes: new Set(), entry };
}

/** The provider's companies there, or those that have data processed there, or else the provider's main company. */
function recipientsIn(service: ResolvedFacts['services'][number], place: string): readonly string[] {
  const companies = service.companies;
  const seated = companies.filter(({ country }) => country === place);
  const active = companies.filter(({ places }) => places?.includes(place));
  const [named = []] = [seated, active, companies.slice(-1)].filter(({ length }) => length > 0);
  return named.map(({ name }) => shown(name));
}
