import type { ImportFault, ImportNote, RegisterFieldId } from '@app/catalogue';
import { recordFields, type RecordFields } from '@app/contract';
import { fill, type RegisterWords } from '@app/texts';
import { listed, parted, periodOf } from './import-values-rules.ts';
import { nameKey, type ImportWords, type Names } from './import-words-rules.ts';

/** A line of a file by field. Columns that became the same field are joined. */
export type RawLine = Readonly<Partial<Record<RegisterFieldId, string>>>;

type Remark<Code> = { readonly code: Code; readonly field: RegisterFieldId; readonly text: string };

export type ReadLine = {
  readonly name: string;
  /** Undefined: the line has faults. */
  readonly fields: RecordFields | undefined;
  readonly faults: readonly Remark<ImportFault>[];
  readonly notes: readonly Remark<ImportNote>[];
};

/** What becomes of each column of a file, as its heads say. Each field is taken once: by the first column that has its name. */
export function proposedColumns(
  heads: readonly string[],
  names: Names<RegisterFieldId>,
): readonly (RegisterFieldId | null)[] {
  const taken = new Set<RegisterFieldId>();
  return heads.map((head) => {
    const field = names.get(nameKey(head));
    if (field === undefined || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** The texts of a row by field. */
export function rawLine(row: readonly string[], columns: readonly (RegisterFieldId | null)[]): RawLine {
  const line: Partial<Record<RegisterFieldId, string>> = {};
  for (const [index, field] of columns.entries()) {
    const text = (row[index] ?? '').trim();
    if (field === null || text === '') continue;
    const before = line[field];
    line[field] = before === undefined ? text : `${before}; ${text}`;
  }
  return line;
}

/**
 * A draft of a line, in the words of its file. What no list has goes to the description, so that nothing is lost.
 *
 * @param personOf the id of somebody in the account, by e-mail address
 */
export function readLine(
  line: RawLine,
  {
    words,
    register,
    personOf,
  }: {
    readonly words: ImportWords;
    readonly register: RegisterWords;
    readonly personOf: (email: string) => string | undefined;
  },
): ReadLine {
  const notes: Remark<ImportNote>[] = [];
  const described: string[] = [];
  const keep = (field: RegisterFieldId, texts: readonly string[]): void => {
    if (texts.length === 0) return;
    const text = texts.join('; ');
    notes.push({ code: 'described', field, text });
    const { labeled } = register.documents.documents.frame;
    described.push(fill(labeled, { label: register.register.columns[field], text }));
  };
  const list = <Id extends string>(field: RegisterFieldId, names: Names<Id>): Id[] => {
    const { found, others } = listed(line[field] ?? '', names);
    keep(field, others);
    return found;
  };
  const one = <Id extends string>(field: RegisterFieldId, names: Names<Id>): Id | undefined => {
    const [first, ...rest] = list(field, names);
    if (rest.length > 0 && field === 'basis') notes.push({ code: 'one-basis', field, text: line[field] ?? '' });
    else
      keep(
        field,
        rest.flatMap((id) => nameOf(names, id)),
      );
    return first;
  };
  const person = (field: 'owner' | 'deputy'): string | null => {
    const email = line[field];
    if (email === undefined) return null;
    const id = personOf(email.toLowerCase());
    if (id === undefined) notes.push({ code: 'person-unknown', field, text: email });
    return id ?? null;
  };
  const own = (field: RegisterFieldId) => {
    const text = line[field];
    return text === undefined ? undefined : { [words.locale]: text };
  };

  const data = listed(line.data ?? '', words.dataTypes);
  const measures = listed(line.measures ?? '', words.measures, parted);
  const sensitive = list('sensitive', words.sensitive);
  const sensitiveCondition = one('sensitiveCondition', words.conditions);
  const basis = one('basis', words.bases);
  if (basis === undefined) notes.push({ code: 'basis-assumed', field: 'basis', text: line.basis ?? '' });
  const recipients = parted(line.recipients ?? '').map((text) => recipientOf(text, words.countries));
  keep('transfers', uncovered(line.transfers ?? '', recipients, words.countries));
  const transferBasis = one('transferBasis', words.transferBases);
  const period = periodOf(line.kept ?? '', words.period);
  const name = line.name ?? '';
  const wanted = {
    subjects: list('subjects', words.subjects),
    rights: list('rights', words.rights),
    processedBy: list('processedBy', words.processedBy),
    measures: measures.found,
    ownMeasures: measures.others,
    systems: parted(line.systems ?? ''),
    ownerId: person('owner'),
    deputyId: person('deputy'),
    ...(transferBasis && { transferBasis }),
    activity: {
      kind: 'other',
      name: { [words.locale]: name },
      ...(line.purpose !== undefined && { ownPurpose: own('purpose') }),
      dataTypes: data.found,
      ownDataTypes: data.others.map((text) => ({ [words.locale]: text })),
      ...(sensitive.length > 0 && { sensitiveData: sensitive }),
      ...(sensitiveCondition && { sensitiveCondition }),
      ...(basis && { legalBasis: basis }),
      ...(line.interest !== undefined && { legitimateInterest: own('interest') }),
      ...(line.kept !== undefined && {
        retention: period ? { kind: 'period', period } : { kind: 'own', text: own('kept') },
      }),
      ...(line.source !== undefined && { source: { from: own('source') } }),
      recipients,
    },
  };
  // Last, when all that goes there is known.
  const description = [line.description ?? '', ...described].filter((text) => text !== '').join('\n');
  const parsed = recordFields.safeParse({ ...wanted, ...(description !== '' && { description }) });
  const faults = [...nameFaults(name), ...(parsed.success || name === '' ? [] : faultsOf(parsed.error.issues, line))];
  return { name, fields: faults.length === 0 ? parsed.data : undefined, faults, notes };
}

function nameFaults(name: string): readonly Remark<ImportFault>[] {
  if (name === '') return [{ code: 'name-missing', field: 'name', text: '' }];
  // As long as a label may be: lists show it.
  return name.length > 200 ? [{ code: 'too-long', field: 'name', text: name }] : [];
}

type Recipient = { readonly name: string; readonly country?: string };

/** "Name (Country)", where the country is known. */
function recipientOf(text: string, countries: Names<string>): Recipient {
  const [, name, inBrackets] = /^(.+?)[(（]([^()（）]+)[)）]$/.exec(text) ?? [];
  const country = inBrackets === undefined ? undefined : countries.get(nameKey(inBrackets));
  return name === undefined || country === undefined ? { name: text } : { name: name.trim(), country };
}

/** What the column of countries says that recipients do not: "Country: safeguard" follows from the country of a recipient. */
function uncovered(text: string, recipients: readonly Recipient[], countries: Names<string>): readonly string[] {
  return parted(text).filter((item) => {
    const [head = ''] = item.split(/[:：]/, 1);
    const country = countries.get(nameKey(head));
    return country === undefined || !recipients.some((recipient) => recipient.country === country);
  });
}

function nameOf<Id extends string>(names: Names<Id>, wanted: Id): readonly string[] {
  const [name] = [...names].find(([, id]) => id === wanted) ?? [];
  return name === undefined ? [] : [name];
}

const fieldOfPath: Readonly<Record<string, RegisterFieldId>> = {
  ownMeasures: 'measures',
  'activity.name': 'name',
  'activity.ownPurpose': 'purpose',
  'activity.ownDataTypes': 'data',
  'activity.recipients': 'recipients',
  'activity.legitimateInterest': 'interest',
  'activity.retention': 'kept',
  'activity.source': 'source',
  systems: 'systems',
};

function faultsOf(
  issues: readonly { readonly code?: string | undefined; readonly path: readonly PropertyKey[] }[],
  line: RawLine,
): readonly Remark<ImportFault>[] {
  return issues.map(({ code, path }) => {
    const [first, second] = path.map(String);
    const field = fieldOfPath[first === 'activity' ? `${first}.${second}` : `${first}`] ?? 'description';
    return { code: code === 'too_big' ? 'too-long' : 'characters', field, text: line[field] ?? '' };
  });
}
