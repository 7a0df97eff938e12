import { always, list, paragraph, table, type Clause } from '../clause.ts';
import type { LegalBasis } from '../facts.ts';
import {
  asksForTrackersApart,
  settingTrackers,
  statesBasis,
  withOwn,
  type ResolvedFacts,
  type KnownActivity,
  type KnownService,
} from '../known.ts';
import { shown } from '../shown.ts';
import type { Block, TableRow } from '../tree.ts';
import { plain, strong, type Voice } from '../voice.ts';
import { activityName, basisName, purposesApart, shortBasis } from './processing.ts';

/** The clause with an overview of all purposes, the same table in both variants. Rules P3 and P8. */
export const purposes: Clause = {
  id: 'purposes',
  heading: ({ words }) => words.purposesOverview.heading,
  applies: always,
  gist: gistOf,
  cites: () => ['GDPR Art. 13(1)(c)', 'GDPR Art. 13(1)(e)', 'FADP Art. 19(2)(b)', 'FADP Art. 19(2)(c)'],
  reads: (known, voice) => {
    const { purposesOverview: words } = voice.words;
    if (!statesBasis(known)) return [paragraph(words.intro), purposesTable(known, voice)];
    return [paragraph(words.introBasis), purposesTable(known, voice), provisions(known, voice)];
  },
};

/** How many purposes rest on each legal basis; where none is stated, the purposes. */
function gistOf(known: ResolvedFacts, voice: Voice): string {
  const lines = linesOf(known, voice);
  if (!statesBasis(known)) return voice.labels(lines.map(({ purpose }) => purpose));
  const counts = new Map<LegalBasis, number>();
  for (const basis of lines.flatMap(({ bases }) => [...bases])) counts.set(basis, (counts.get(basis) ?? 0) + 1);
  const { remark } = voice.words.frame;
  return voice.labels(
    [...counts].map(([basis, count]) => voice.fill(remark, { name: shortBasis(basis, voice), remark: String(count) })),
  );
}

/** The legal bases in use, each with its provision, in the order of the table. */
function provisions(known: ResolvedFacts, voice: Voice): Block {
  const used = new Set(linesOf(known, voice).flatMap(({ bases }) => [...bases]));
  return list([...used].map((basis) => [plain(basisName(basis, known, voice))]));
}

type Line = { readonly purpose: string; readonly bases: Set<LegalBasis>; readonly recipients: Set<string> };

/** One row per purpose, with the legal bases and recipients of everything that serves it. */
export function purposesTable(known: ResolvedFacts, voice: Voice): Block {
  const { purposesOverview: words } = voice.words;
  const withBasis = statesBasis(known);
  const rows = linesOf(known, voice).map(({ purpose, bases, recipients }): TableRow => {
    const named = [...recipients];
    return [
      [strong(purpose)],
      ...(withBasis ? [[plain(voice.labels([...bases].map((basis) => shortBasis(basis, voice))))]] : []),
      [plain(named.length > 0 ? voice.cell(named) : words.generalOnly)],
    ];
  });
  const columns = [words.purpose, ...(withBasis ? [words.basis] : []), words.recipients];
  return table(withBasis ? words.caption : words.captionWithoutBasis, columns, rows);
}

function linesOf(known: ResolvedFacts, voice: Voice): readonly Line[] {
  const lines = new Map<string, Line>();
  const add = (purpose: string, basis: LegalBasis | undefined, recipients: readonly string[]): void => {
    const line = lines.get(purpose) ?? { purpose, bases: new Set(), recipients: new Set() };
    lines.set(purpose, line);
    if (basis) line.bases.add(basis);
    for (const name of recipients) line.recipients.add(name);
  };
  for (const activity of known.activities)
    add(activityName(activity, known, voice), activity.basis, recipientsOf(activity, known));
  for (const service of withOwn(known)) {
    purposesApart(service, voice).forEach((purpose, index) =>
      add(purpose, service.bases[index] ?? service.bases[0], companiesOf(service)),
    );
  }
  for (const service of trackersApart(known))
    add(voice.words.services.optionalTrackers, 'consent', companiesOf(service));
  return [...lines.values()];
}

/** The services whose trackers rest on consent while the services themselves do not, and the site if it has such trackers. */
function trackersApart(known: ResolvedFacts): readonly KnownService[] {
  return statesBasis(known) ? settingTrackers(known).filter(asksForTrackersApart) : [];
}

/** The companies behind the services that serve an activity, such as the payment provider in an order, and others. */
function recipientsOf({ id, recipients }: KnownActivity, known: ResolvedFacts): readonly string[] {
  const serving = known.services.filter(({ serves }) => serves.some((activity) => activity.id === id));
  return [...serving.flatMap(companiesOf), ...recipients.map(({ name }) => shown(name))];
}

function companiesOf({ companies }: KnownService): readonly string[] {
  return companies.map(({ name }) => name);
}
