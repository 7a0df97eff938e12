import { fill } from '@app/texts/fill.ts';
import type { Locale } from '@app/texts';
import { plural } from '@app/texts/plural.ts';
import type { StoredVault, ToolOffice } from '@app/whistleblowing';
import { now } from './dates.ts';
import { areInDocuments, logLines } from './hand-over-rules.ts';
import { blackened } from './vault/blacken.ts';
import type { HandedSection, HandOverContent } from './vault/hand-over-content.ts';
import type { FileView, ReportView } from './vault/report-view.ts';
import type { ToolWords } from './words.tsx';

type Spoken = { readonly words: ToolWords; readonly locale: Locale };

type Chosen = {
  readonly view: ReportView;
  readonly office: ToolOffice;
  readonly people: ReadonlyMap<string, string>;
  readonly own: StoredVault;
  readonly sections: readonly HandedSection[];
  readonly recipient: string;
};

/** What goes into the file, with its words in the language of the manager. */
export function handOverContent(
  { view, office, people, own, sections, recipient }: Chosen,
  terms: readonly string[],
  spoken: Spoken,
): HandOverContent {
  const text = spoken.words.handOver;
  return {
    organization: office.site.name,
    recipient: recipient.trim(),
    by: blackened(people.get(own.id) ?? own.id, terms).text,
    at: now(),
    receivedOn: view.receivedOn,
    sections,
    hasDocuments: !areInDocuments(office.chain, terms),
    log: logLines({ view, people }, spoken).map((line) => blackened(line, terms).text),
    words: {
      locale: spoken.locale,
      title: fill(spoken.words.report.title, { id: view.id.slice(0, 8) }),
      recipient: text.recipient,
      madeBy: text.madeBy,
      received: spoken.words.table.received,
      files: spoken.words.facts.files,
      log: spoken.words.log.title,
      blackened: text.blackenedHint,
    },
  };
}

type HandOverFile = {
  readonly recipient: string;
  readonly reason: string;
  readonly sections: readonly HandedSection[];
  readonly files: readonly FileView[];
  readonly terms: readonly string[];
  readonly count: number;
  readonly sha256: string;
};

/** What the log keeps of a hand-over, sealed for the managers: recipient, reason, parts, what was blackened, and the hash. */
export function handOverNote(made: HandOverFile, { words, locale }: Spoken): string {
  const text = words.handOver;
  const parts = [...made.sections.map(({ title }) => title), ...made.files.map(({ name }) => name)];
  const lines = [
    `${text.recipient}: ${made.recipient.trim()}`,
    made.reason.trim(),
    `${text.parts}: ${parts.join(', ')}`,
    ...(made.terms.length > 0 ? [`${plural(locale, made.count, text.count)} ${made.terms.join(', ')}`] : []),
    `SHA-256: ${made.sha256}`,
  ];
  return lines.filter(Boolean).join('\n');
}
