import { isEea, type PrivacyFramework } from '@app/catalogue';
import { paragraph, table, type Clause } from '../clause.ts';
import { type ResolvedFacts } from '../known.ts';
import { keepsFrame } from '../regimes/body.ts';
import { transferLaws, type ShownSafeguard, type TransferRegime } from '../regimes/transfers.ts';
import type { Block, Run, TableRow } from '../tree.ts';
import { shown } from '../shown.ts';
import { link, plain, strong, type Voice } from '../voice.ts';
import { contactRun } from './contact.ts';
import { occasionsOf } from './processing.ts';

/** The clause on transfers: destinations, safeguards and how to obtain a copy of them. Rule P4. */
export const transfers: Clause = {
  id: 'transfers',
  heading: headingFor,
  applies: ({ services }) => services.some(({ places }) => places.length > 0),
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
    if (law === 'gdpr' && known.services.every(({ places }) => places.every(({ country }) => isEea(country)))) {
      return [paragraph(words.none, { countries: voice.row(countriesOfServices(known, voice)) })];
    }
    if (law === 'lgpd') return brazilianTransfers(known, voice);
    if (law === 'fadp' && staysIn(known, 'CH')) return [paragraph(voice.words.regions.switzerland.noCountries)];
    const intro = { gdpr: words.intro, 'uk-gdpr': words.introUk, fadp: words.introSwiss }[law];
    return [paragraph(intro), ...countryTable(known, voice, law)];
  },
};

/** Where no data leaves the country of the owner, the section is not about other countries. */
function headingFor({ words }: Voice, { services, facts }: ResolvedFacts): string {
  const stays = services.every(({ places }) => places.every(({ country }) => country === facts.owner.country));
  return stays ? words.services.places : words.transfers.heading;
}

function staysIn({ services, facts }: ResolvedFacts, state: string): boolean {
  const inside = services.every(({ places }) => places.every(({ country }) => country === state));
  return inside && !keepsFrame(facts.audience);
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

function isProtectedBy(kinds: ReadonlySet<ShownSafeguard>, { services }: ResolvedFacts, law: TransferRegime): boolean {
  return services.some(({ places }) =>
    places.some(({ protections }) => {
      const safeguard = protections[law]?.safeguard;
      return safeguard !== undefined && kinds.has(safeguard);
    }),
  );
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
  for (const service of known.services) {
    const framework = service.facts.provider.privacyFramework;
    for (const { country, protections } of service.places) {
      const safeguard = law && protections[law]?.safeguard;
      const entry = safeguard && certified.has(safeguard) ? framework : undefined;
      const names = recipientsIn(service, country);
      for (const name of names.length > 0 ? names : ['']) {
        const apart = entry ? name : '';
        const key = `${country} ${safeguard ?? ''} ${apart}`;
        const line = lines.get(key) ?? emptyLine(voice.country(country), safeguard, entry);
        lines.set(key, line);
        if (name) line.recipients.add(name);
        for (const purpose of occasionsOf(service, known, voice)) line.purposes.add(purpose);
      }
    }
  }
  return joinedCountries(voice.sorted([...lines.values()], ({ countries }) => countries[0] ?? ''));
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
