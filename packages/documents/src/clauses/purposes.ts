import { always, paragraph, table, type Clause } from '../clause.ts';
import { usualForActivity } from '../usual.ts';
import { needsBasis, type ResolvedFacts, type KnownActivity } from '../known.ts';
import type { Block, TableRow } from '../tree.ts';
import { plain, strong, type Voice } from '../voice.ts';
import { activityName, servicePurposes, shortBasis } from './processing.ts';

/** The clause with an overview of all purposes, the same table in both variants. Rules P3 and P8. */
export const purposes: Clause = {
  id: 'purposes',
  heading: ({ words }) => words.purposesOverview.heading,
  applies: always,
  gist: (known, voice) => voice.labels([...new Set(linesOf(known, voice).map(({ purpose }) => purpose))]),
  cites: () => ['GDPR Art. 13(1)(c)', 'GDPR Art. 13(1)(e)', 'FADP Art. 19(2)(b)', 'FADP Art. 19(2)(c)'],
  reads: (known, voice) => {
    const { purposesOverview: words } = voice.words;
    return [paragraph(needsBasis(known) ? words.introBasis : words.intro), purposesTable(known, voice)];
  },
};

type Line = { readonly purpose: string; readonly bases: Set<string>; readonly recipients: Set<string> };

/** One row per purpose, with the legal bases and recipients of everything that serves it. */
export function purposesTable(known: ResolvedFacts, voice: Voice): Block {
  const { purposesOverview: words } = voice.words;
  const withBasis = needsBasis(known);
  const rows = linesOf(known, voice).map(({ purpose, bases, recipients }): TableRow => {
    const named = [...recipients];
    return [
      [strong(purpose)],
      ...(withBasis ? [[plain(voice.labels([...bases]))]] : []),
      [plain(named.length > 0 ? voice.cell(named) : words.generalOnly)],
    ];
  });
  const columns = [words.purpose, ...(withBasis ? [words.basis] : []), words.recipients];
  return table(withBasis ? words.caption : words.captionWithoutBasis, columns, rows);
}

function linesOf(known: ResolvedFacts, voice: Voice): readonly Line[] {
  const lines = new Map<string, Line>();
  const lineFor = (purpose: string): Line => {
    const line = lines.get(purpose) ?? { purpose, bases: new Set(), recipients: new Set() };
    lines.set(purpose, line);
    return line;
  };
  for (const activity of known.activities) {
    const line = lineFor(activityName(activity, known, voice));
    line.bases.add(shortBasis(activity.bases[0], voice));
    for (const name of recipientsOf(activity, known)) line.recipients.add(name);
  }
  for (const service of known.services) {
    const names = service.companies.map(({ name }) => name);
    servicePurposes(service, voice).forEach((purpose, index) => {
      const line = lineFor(purpose);
      line.bases.add(shortBasis(service.bases[index] ?? service.bases[0], voice));
      for (const name of names) line.recipients.add(name);
    });
  }
  return [...lines.values()];
}

/** The companies behind the services that take part in an activity, such as the payment provider in an order. */
function recipientsOf({ kind }: KnownActivity, known: ResolvedFacts): readonly string[] {
  const { servedBy } = usualForActivity[kind];
  return known.services
    .filter((service) => service.purposes.some((purpose) => servedBy.includes(purpose)))
    .flatMap((service) => service.companies.map(({ name }) => name));
}
