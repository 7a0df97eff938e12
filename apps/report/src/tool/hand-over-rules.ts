import { fill } from '@app/texts/fill.ts';
import type { Locale } from '@app/texts';
import type { OfficeForm, ToolOffice } from '@app/whistleblowing';
import { writtenTime } from './dates.ts';
import { blackened } from './vault/blacken.ts';
import type { HandedSection, HandedText } from './vault/hand-over-content.ts';
import type { EntryView, FileView, ReportView } from './vault/report-view.ts';
import type { ToolWords } from './words.tsx';

/** What may be chosen of a report. */
export type HandOverChoice = {
  readonly sections: ReadonlySet<HandedSection['id']>;
  /** The IDs of files. */
  readonly files: ReadonlySet<string>;
};

type Spoken = { readonly words: ToolWords; readonly locale: Locale };
type Source = { readonly view: ReportView; readonly office: ToolOffice; readonly people: ReadonlyMap<string, string> };

/** The texts of a report by what they are, before anything is blackened. */
export function sectionsOf({ view, office, people }: Source, { words, locale }: Spoken): HandedSection[] {
  const name = (id: string) => (id === 'reporter' ? words.thread.reporter : (people.get(id) ?? id));
  const written = ({ kind, isErased, author, at, text }: EntryView): HandedText =>
    plain(`${entryTitle(words, kind, isErased)} · ${name(author)} · ${writtenTime(at, locale)}`, text ?? '');
  const withText = view.entries.filter(({ text }) => text !== null);
  const sections: HandedSection[] = [
    { id: 'facts', title: words.facts.title, texts: factsOf(view, office, words) },
    { id: 'messages', title: words.thread.title, texts: withText.filter(({ isMessage }) => isMessage).map(written) },
    // Reasons and what was handed over before are no notes: they hold the words that were blackened.
    { id: 'notes', title: words.notes.title, texts: withText.filter(({ kind }) => kind === 'noted').map(written) },
  ];
  if (view.identity && mayHandName(view.entries))
    sections.push({
      id: 'name',
      title: words.identity.title,
      texts: [plain(words.identity.name, view.identity.fullName), plain(words.identity.contact, view.identity.contact)],
    });
  return sections.filter(({ texts }) => texts.length > 0);
}

/** Whether the log says that the name is passed on, after the last time that the reporter did not agree to it. W8 */
export function mayHandName(entries: readonly Pick<EntryView, 'kind'>[]): boolean {
  const kinds = entries.map(({ kind }) => kind);
  return kinds.lastIndexOf('identity-passed') > kinds.lastIndexOf('declined');
}

const plain = (label: string, text: string): HandedText => ({ label, text, blackened: 0 });

function factsOf({ body }: ReportView, office: ToolOffice, words: ToolWords): HandedText[] {
  if (!body) return [];
  const { facts } = words;
  const questions = office.chain.flatMap(
    ({ document }) => (document.form as unknown as Partial<OfficeForm>).questions ?? [],
  );
  return [
    plain(words.table.type, words.types[body.type]),
    plain(facts.wrongdoing, body.wrongdoing),
    plain(facts.facts, body.facts),
    plain(facts.period, body.period),
    plain(facts.source, body.source),
    ...body.answers.map(({ question, text }) =>
      plain(questions.find(({ id }) => id === question)?.text ?? question, text),
    ),
    ...(body.meeting === null ? [] : [plain(facts.meeting, body.meeting || facts.meetingWanted)]),
  ].filter(({ text }) => text !== '');
}

const entryTitle = ({ entries }: ToolWords, kind: string, isErased: boolean): string =>
  (isErased ? entries.erased : (entries as Readonly<Record<string, string>>)[kind]) ?? kind;

/** Whether documents of the office hold words that are blackened: names of managers, or texts of the form. */
export const areInDocuments = (chain: ToolOffice['chain'], terms: readonly string[]): boolean =>
  textsIn(chain.map(({ document }) => document)).some((text) => blackened(text, terms).count > 0);

/** All texts of a value, without keys, hashes and IDs. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^[\da-f]{32,}$/.test(value) ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The chosen sections with words taken out, and how many passages were. */
export function blackenedSections(
  sections: readonly HandedSection[],
  terms: readonly string[],
): { readonly sections: readonly HandedSection[]; readonly count: number } {
  const done = sections.map((section) => ({
    ...section,
    texts: section.texts.map(({ label, text }) => {
      const [head, body] = [blackened(label, terms), blackened(text, terms)];
      return { label: head.text, text: body.text, blackened: head.count + body.count };
    }),
  }));
  const count = done.flatMap(({ texts }) => texts).reduce((sum, text) => sum + text.blackened, 0);
  return { sections: done, count };
}

/** The lines of the log: what happened, by whom and when, without the words of anybody. */
export function logLines({ view, people }: Omit<Source, 'office'>, { words, locale }: Spoken): string[] {
  const name = (id: string) => (id === 'reporter' ? words.thread.reporter : (people.get(id) ?? id));
  const statuses: Readonly<Record<string, string>> = words.statuses;
  return view.entries.map(({ number, kind, isErased, author, at, move }) => {
    const moved = move && fill(words.status.to, { from: statuses[move[0]] ?? '', to: statuses[move[1]] ?? '' });
    const by = fill(words.log.by, { person: name(author), time: writtenTime(at, locale) });
    return `${number}. ${entryTitle(words, kind, isErased)} ${by}${moved ? ` · ${moved}` : ''}`;
  });
}

/** Every file of a report, of messages too. */
export const filesOf = (view: ReportView): FileView[] => [...view.files, ...view.entries.flatMap(({ files }) => files)];
