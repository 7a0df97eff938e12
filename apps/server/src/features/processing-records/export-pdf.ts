import type { Block, Definition } from '@app/documents';
import { fill, formatDate, localeName, type Locale, type RegisterWords } from '@app/texts';
import { printPdf } from '../publishing/index.ts';
import { cellsIn, registerColumns, separator, type ColumnId, type ExportedRecord } from './export-columns.ts';

/** Fields without which a record says that it lacks them. GDPR Art. 30(1)(b) to (g). */
const required: ReadonlySet<ColumnId> = new Set(['controller', 'purpose', 'subjects', 'data', 'kept', 'measures']);

/** The fields of a section, in the order of GDPR Art. 30(1); its heading has the name and the site. */
const fields = registerColumns.map(([id]) => id).filter((id) => id !== 'name' && id !== 'site');

const days: ReadonlySet<ColumnId> = new Set(['confirmed', 'review', 'ended']);

type PdfOptions = {
  /** The day on which it stood so, ISO 8601. */
  readonly on: string;
  readonly locale: Locale;
};

/**
 * The register as a PDF: a title page, then a section and a bookmark for each record.
 * @throws Problem `server.busy`
 */
export function pdfOf(
  records: readonly ExportedRecord[],
  words: RegisterWords,
  { on, locale }: PdfOptions,
): Promise<Uint8Array> {
  const { register, documents } = words;
  const { frame } = documents.documents;
  const { gdprNames } = documents.documents.legalBases;
  const isBritish = records.length > 0 && records.every(({ country }) => country === 'GB');
  const asOf = fill(frame.labeled, { label: register.asOf, text: formatDate(locale, on, 'long') });
  const organization = together(records.map((record) => [record.organization]));
  const foot = [register.title, organization, asOf].filter((part) => part !== '').join(' · ');
  const cell = cellsIn(words, locale);
  const sections = records.map((record) => ({
    heading: record.site ? fill(frame.remark, { name: record.name, remark: record.site.name }) : record.name,
    blocks: [definitions(fields.flatMap((id) => line(record, id)))],
  }));
  const cover: Block[] = [
    definitions(
      [
        { term: register.organization, text: organization },
        { term: register.columns.controller, text: together(records.map(({ controller }) => [controller])) },
        { term: register.columns.jointControllers, text: together(records.map((one) => one.jointControllers)) },
        { term: register.columns.representative, text: together(records.map((one) => one.representative)) },
        { term: register.columns.dpo, text: together(records.map(({ dpo }) => [dpo])) },
        { term: register.language, text: localeName(locale, locale) },
        { term: register.count, text: String(records.length) },
      ].flatMap(({ term, text }) => defined(term, text)),
    ),
    ...(records.length === 0 ? [paragraph(register.none)] : []),
  ];
  const tree = {
    language: locale,
    title: register.title,
    subtitle: fill(register.provision, {
      gdpr: isBritish ? gdprNames.unitedKingdom : gdprNames.union,
    }),
    date: on,
    dateLine: asOf,
    cover,
    sections,
  };
  return printPdf(tree, { foot });

  function line(record: ExportedRecord, id: ColumnId): readonly Definition[] {
    const text = cell(record, id);
    if (id === 'transfers' && !record.stated?.transfers.some(({ third }) => third))
      return defined(register.columns.transfers, record.stated ? register.values.noTransfers : '');
    if (text !== '' && days.has(id)) return defined(register.columns[id], formatDate(locale, text, 'long'));
    return defined(register.columns[id], text === '' && required.has(id) ? register.values.notStated : text);
  }
}

/** What several records say, each once. */
function together(said: readonly (readonly string[])[]): string {
  return [...new Set(said.flat())].filter((one) => one !== '').join(separator);
}

function defined(term: string, text: string): readonly Definition[] {
  return text === '' ? [] : [{ term, runs: [{ kind: 'text', text }] }];
}

function definitions(items: readonly Definition[]): Block {
  return { kind: 'definitions', items };
}

function paragraph(text: string): Block {
  return { kind: 'paragraph', runs: [{ kind: 'text', text }] };
}
