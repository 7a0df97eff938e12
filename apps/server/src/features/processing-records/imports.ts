import { setImmediate } from 'node:timers/promises';
import {
  importLimits,
  type Call,
  type ImportLine,
  type RegisterField,
  type RegisterImport,
  type registerImports,
} from '@app/contract';
import { locales, loadRegisterWords, loadWords, type Locale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Context, Exchange, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { threadsFor } from '#platform/threads/threads.ts';
import { namePeople } from '../accounts/index.ts';
import { recordEvent } from '../audit/index.ts';
import { listPeople } from '../teams/index.ts';
import {
  countImported,
  deleteUnchanged,
  insertImport,
  listImports,
  lockImport,
  updateImported,
  updateUndone,
  type StoredImport,
} from './import-queries.ts';
import { proposedColumns, rawLine, readLine, type RawLine, type ReadLine } from './import-rules.ts';
import { headNames, importWords, nameKey } from './import-words-rules.ts';
import { insertEditions, insertRecords } from './queries.ts';
import { newRecord } from './new-record.ts';
import type { readTable } from './table-worker.ts';

type File = Call<typeof registerImports.check>['body'];
type TableOrFault = Awaited<ReturnType<typeof readTable>>;

const thread = threadsFor<Uint8Array, TableOrFault>(new URL('./table-worker.ts', import.meta.url), 'readTable', {
  lane: 'member',
  longest: 30_000,
  mostWaiting: 10,
});

/** Imports that a list shows. */
const mostShown = 20;
/** Characters that are read before others are served. */
const charactersAtOnce = 50_000;
/** Characters of a text that a check shows. */
const longestShown = 120;

type Checked = {
  readonly language: Locale;
  readonly columns: readonly { readonly head: string; readonly field: RegisterField | null }[];
  readonly lines: readonly { readonly line: number; readonly raw: RawLine; readonly read: ReadLine }[];
};

/**
 * What an import would make of a file, line by line. Changes nothing.
 * @throws Problem `register-import.unreadable`, `register-import.too-much`, `register-import.empty`, `register-import.columns`,
 * `server.busy`
 */
export async function checkImport(exchange: Exchange, file: File) {
  const checked = await check(exchange, file);
  return { ...checked, columns: [...checked.columns], lines: checked.lines.map(shownLine) };
}

/**
 * Makes a draft of each line, all in one transaction, or of none.
 * @throws Problem `register-import.faults` and as `checkImport`
 */
export async function createImport(exchange: Exchange, file: File): Promise<RegisterImport> {
  const { services, actor } = exchange;
  const { accountId } = actor;
  const { lines } = await check(exchange, file);
  return services.db.inAccount(accountId, async (tx) => {
    const now = services.now();
    const records = lines.map(({ read: { fields } }) => {
      if (!fields) throw new Problem('register-import.faults');
      return newRecord(
        { role: 'controller', siteId: null, siteName: null, siteServiceId: null, activityId: null },
        fields,
        now,
      );
    });
    const stored: StoredImport = {
      id: newId(now),
      name: file.name,
      at: now,
      personId: actor.id,
      records: records.length,
      undoneAt: null,
    };
    await insertImport(tx, accountId, stored);
    for (let from = 0; from < records.length; from += 500) {
      const some = records.slice(from, from + 500);
      await insertRecords(tx, accountId, some);
      await insertEditions(tx, accountId, actor.id, some);
      await updateImported(
        tx,
        accountId,
        stored.id,
        some.map(({ id }) => id),
      );
    }
    await recordEvent(tx, now, actor, 'register.imported', { details: { records: records.length } });
    return shownImport(tx, exchange, stored);
  });
}

/** The latest imports, newest first. */
export async function readImports({ services, actor }: Context) {
  return services.db.inAccount(actor.accountId, async (tx) => {
    const stored = await listImports(tx, actor.accountId, mostShown);
    const named = await namePeople(
      tx,
      actor,
      stored.map(({ personId }) => personId),
    );
    return { imports: stored.map((one) => viewOf(one, named)) };
  });
}

/**
 * Deletes the drafts of an import that nobody changed since.
 * @throws Problem `register-import.not-found`, `register-import.undone`
 */
export async function undoImport({ services, actor }: Context, id: string) {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    const stored = await lockImport(tx, accountId, id);
    if (!stored) throw new Problem('register-import.not-found');
    if (stored.undoneAt !== null) throw new Problem('register-import.undone');
    const now = services.now();
    const removed = (await deleteUnchanged(tx, accountId, id)).length;
    const kept = await countImported(tx, accountId, id);
    await updateUndone(tx, accountId, id, now);
    await recordEvent(tx, now, actor, 'register.import-undone', { details: { records: removed } });
    return { removed, kept };
  });
}

async function rowsOf({ data }: File): Promise<readonly (readonly string[])[]> {
  const bytes = Buffer.from(data, 'base64');
  if (bytes.byteLength > importLimits.bytes) throw new Problem('register-import.too-much');
  const table = await thread.run(bytes);
  if ('refused' in table) throw new Problem(table.refused);
  return table.rows;
}

async function check({ services, actor, asked }: Exchange, file: File): Promise<Checked> {
  const [heads = [], ...rows] = await rowsOf(file);
  const language = file.language ?? (await languageOf(heads, asked.locale));
  const register = await loadRegisterWords(language);
  const proposed = proposedColumns(heads, headNames(register.register, language));
  const columns = file.columns ?? proposed;
  if (columns.length !== heads.length) throw new Problem('register-import.columns');
  const raws = rows.map((row) => rawLine(row, columns));
  const personOf = await peopleOf(services, actor, raws);
  const words = importWords(register, language);
  const read = await readLines(raws, { words, register, personOf });
  const times = new Map<string, number>();
  for (const { name } of read) times.set(nameKey(name), (times.get(nameKey(name)) ?? 0) + 1);
  return {
    language,
    columns: heads.map((head, index) => ({ head, field: columns[index] ?? null })),
    lines: read.map((line, index) => ({
      line: index + 2,
      raw: raws[index] ?? {},
      read: (times.get(nameKey(line.name)) ?? 0) > 1 && line.name !== '' ? withTwice(line) : line,
    })),
  };
}

/** Reads lines. Others who wait for the server are served meanwhile. */
async function readLines(
  raws: readonly RawLine[],
  known: Parameters<typeof readLine>[1],
): Promise<readonly ReadLine[]> {
  const read: ReadLine[] = [];
  let characters = 0;
  for (const raw of raws) {
    read.push(readLine(raw, known));
    characters += Object.values(raw).reduce((sum, text) => sum + text.length, 0);
    if (characters < charactersAtOnce) continue;
    characters = 0;
    await setImmediate();
  }
  return read;
}

function withTwice(line: ReadLine): ReadLine {
  return { ...line, notes: [...line.notes, { code: 'twice', field: 'name', text: line.name }] };
}

/** The language that has most of the heads, or that of the caller. */
async function languageOf(heads: readonly string[], usual: Locale): Promise<Locale> {
  const counted = await Promise.all(
    locales.map(async (locale) => {
      const names = headNames(await loadWords(locale, 'register'), locale);
      const known = heads.filter((head) => names.has(nameKey(head))).length;
      return { locale, known: known + (locale === usual ? 0.5 : 0) };
    }),
  );
  return counted.reduce((best, one) => (one.known > best.known ? one : best)).locale;
}

/** Looks up who of the account has the addresses that lines name, as far as the actor may know. */
async function peopleOf(
  { db }: Services,
  { accountId, id, rights }: Exchange['actor'],
  lines: readonly RawLine[],
): Promise<(email: string) => string | undefined> {
  const emails = new Set(
    lines.flatMap(({ owner, deputy }) => [owner, deputy]).flatMap((one) => one?.toLowerCase() ?? []),
  );
  if (emails.size === 0) return () => undefined;
  // Who may not see people finds nobody but themselves.
  const people = await db.inAccount(accountId, (tx) => listPeople(tx, accountId));
  const mayKnow = (person: { readonly id: string }) => person.id === id || rights.account.has('people.read');
  const known = new Map(people.filter(mayKnow).map((person) => [person.email.toLowerCase(), person.id]));
  return (email) => known.get(email);
}

function shownLine({ line, raw, read: { name, faults, notes } }: Checked['lines'][number]): ImportLine {
  return {
    line,
    name: cut(name),
    fields: Object.entries(raw).map(([field, text]) => ({ field: field as RegisterField, text: cut(text) })),
    faults: faults.map((fault) => ({ ...fault, text: cut(fault.text) })),
    notes: notes.map((note) => ({ ...note, text: cut(note.text) })),
  };
}

function cut(text: string): string {
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}

async function shownImport(tx: Tx, { actor }: Exchange, stored: StoredImport): Promise<RegisterImport> {
  return viewOf(stored, await namePeople(tx, actor, [stored.personId]));
}

function viewOf(
  { id, name, at, personId, records, undoneAt }: StoredImport,
  named: Awaited<ReturnType<typeof namePeople>>,
): RegisterImport {
  return { id, name, at: at.toISOString(), by: named(personId), records, undoneAt: undoneAt?.toISOString() ?? null };
}
