import { always, list, paragraph, table, type Clause } from '../clause.ts';
import { subprocessorsOf, type KnownService, type ResolvedFacts } from '../known.ts';
import { shown } from '../shown.ts';
import { transferLaws } from '../regimes/transfers.ts';
import type { TableRow } from '../tree.ts';
import { plain, strong, type Voice } from '../voice.ts';
import { measureKeys } from './security.ts';

/** The subprocessors: each company, what for, where, and what protects the data there. GDPR Art. 28(2) and (4). */
export const entrustedSubprocessors: Clause = {
  id: 'annex-subprocessors',
  heading: ({ processing }) => processing.annexes.subprocessors,
  applies: always,
  cites: () => ['GDPR Art. 28(2)', 'GDPR Art. 28(4)'],
  reads: (known, voice) => {
    const { annexes: words } = voice.processing;
    const { recipients, transfers } = voice.words;
    const subprocessors = subprocessorsOf(known);
    if (subprocessors.length === 0) return [paragraph(words.none)];
    const columns = [recipients.recipient, voice.processing.subject.purpose, transfers.country, transfers.safeguard];
    return [
      table(
        words.subprocessors,
        columns,
        subprocessors.map((service) => rowOf(service, known, voice)),
      ),
    ];
  },
};

function rowOf(service: KnownService, known: ResolvedFacts, voice: Voice): TableRow {
  const { frame, transfers } = voice.words;
  const companies = service.companies.map(({ name }) => shown(name));
  const name = shown(service.name);
  const countries = [...new Set(service.places.map(({ country }) => voice.country(country)))];
  const [law = 'gdpr'] = transferLaws(known.facts, known.body, known.regimes);
  const shownFor = service.places.flatMap(({ protections }) => protections[law]?.safeguard ?? []);
  const safeguards = new Set(shownFor.map((safeguard) => voice.gdpr(transfers.safeguards[safeguard])));
  return [
    [strong(companies.includes(name) ? voice.cell(companies) : `${voice.cell(companies)} (${name})`)],
    [plain(voice.cell(purposesOf(service, voice)) || frame.unknown)],
    [plain(voice.cell(countries) || frame.unknown)],
    [plain(voice.cell(safeguards) || frame.unknown)],
  ];
}

function purposesOf({ purposes, ownPurpose }: KnownService, voice: Voice): readonly string[] {
  return [...purposes.map(voice.purpose), ...(ownPurpose ? [voice.own(ownPurpose)] : [])];
}

/** The technical and organizational measures, as the privacy policy names them. GDPR Art. 28(3)(c) and 32. */
export const entrustedMeasures: Clause = {
  id: 'annex-measures',
  heading: ({ processing }) => processing.annexes.measures,
  applies: always,
  cites: () => ['GDPR Art. 28(3)(c)', 'GDPR Art. 32(1)'],
  reads: ({ facts }, { words: { security: words } }) => {
    const stated = facts.security ?? [];
    if (stated.length === 0) return [paragraph(words.text)];
    return [list(stated.map((measure) => [plain(words.measures[measureKeys[measure]])]))];
  },
};
