import { Readable } from 'node:stream';
import type { Tx } from '#platform/database/database.ts';
import type { Context } from '#platform/http/context.ts';
import type { FileAnswer } from '#platform/http/routes.ts';
import { recordEvent } from '../../audit/index.ts';
import { findNoticeBody } from '../notices/notice-queries.ts';
import { findOrRefuse } from '../people/erasure.ts';
import { shownSubject } from '../people/shown.ts';
import { marks, timeOf } from '../rules.ts';
import { consentHeader, consentRow } from './csv.ts';
import { listWhole, type WholeConsent } from './export-rows-queries.ts';

/** Consents per query. One with its proofs may take a megabyte. */
const atOnce = 10;
const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * Exports everything stored about a person as a stream: their data, each consent with its record and proofs, and the texts
 * they saw (RULES C16). The CSV has one line per consent and names the texts.
 *
 * @throws Problem `subject.not-found`
 * @see Regulation (EU) 2016/679, Art. 15(3) and 20(1)
 */
export async function exportSubject(
  { services: { db, now }, actor }: Context,
  siteId: string,
  id: string,
  format: 'json' | 'csv',
): Promise<FileAnswer> {
  const { accountId } = actor;
  await db.inAccount(accountId, async (tx) => {
    await findOrRefuse(tx, accountId, siteId, id);
    await recordEvent(tx, now(), actor, 'person.exported', { siteId, target: id, details: { format } });
  });
  const write = format === 'json' ? writePerson : csvOf;
  const text = db.streamInAccount(accountId, (tx) => write((work) => work(tx), accountId, siteId, id, now()));
  const type = format === 'json' ? 'application/json' : 'text/csv; charset=utf-8';
  return { body: Readable.from(text), type, name: `subject-${id}.${format}` };
}

/** Reads in a transaction: that of a stream, or one of its own for each page, so that a slow reader holds none. */
type InTransaction = <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;

/**
 * Everything stored about a person as JSON.
 * @param also what other features store about them, by its name in the JSON
 * @throws Problem `subject.not-found`
 */
export async function* writePerson(
  read: InTransaction,
  accountId: string,
  siteId: string,
  id: string,
  now: Date,
  also: Readonly<Record<string, readonly object[]>> = {},
): AsyncGenerator<string> {
  const subject = shownSubject(await read((tx) => findOrRefuse(tx, accountId, siteId, id)));
  yield `{"format":"candor-subject-1","exportedAt":"${now.toISOString()}","subject":${JSON.stringify(subject)}`;
  yield ',\n"consents":[';
  const texts = new Map<string, NamedText>();
  let comma = '\n';
  for await (const consent of wholeConsents(read, accountId, id)) {
    const said = recordOf(consent);
    for (const text of said?.legal_notices ?? []) texts.set(`${text.sha256} ${JSON.stringify(text)}`, text);
    yield comma + JSON.stringify(said ?? erasedConsent(consent));
    comma = ',\n';
  }
  yield '],\n"texts":[';
  comma = '\n';
  for (const named of texts.values()) {
    const found = await read((tx) => findNoticeBody(tx, accountId, siteId, named));
    yield comma + JSON.stringify({ ...named, text: found?.body ?? null });
    comma = ',\n';
  }
  yield ']';
  for (const [name, rows] of Object.entries(also)) yield `,\n${JSON.stringify(name)}:${JSON.stringify(rows)}`;
  yield '}\n';
}

async function* csvOf(read: InTransaction, accountId: string, _siteId: string, id: string): AsyncGenerator<string> {
  yield consentHeader;
  for await (const consent of wholeConsents(read, accountId, id)) {
    const said = recordOf(consent);
    const told = {
      ...consent,
      erased: said === null,
      subject: said?.subject ?? null,
      preferences: said?.preferences ?? consent.kept,
      language: said?.language ?? null,
    };
    yield consentRow(told, said ? JSON.stringify(said.proofs) : '');
  }
}

async function* wholeConsents(read: InTransaction, accountId: string, subjectId: string): AsyncGenerator<WholeConsent> {
  for (let after = firstId; ;) {
    const start = after;
    const page = await read((tx) => listWhole(tx, accountId, subjectId, { after: start, limit: atOnce }));
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < atOnce) return;
    after = last.id;
  }
}

type NamedText = {
  readonly identifier: string;
  readonly version: string;
  readonly language: string;
  readonly sha256: string;
};

type RecordFields = {
  readonly subject: Readonly<Record<string, unknown>>;
  readonly legal_notices: readonly NamedText[];
  readonly preferences: unknown;
  readonly proofs: unknown;
  readonly language?: string;
};

function recordOf({ record }: WholeConsent): RecordFields | null {
  // The intake checked the record against its schema.
  return record && (JSON.parse(record.toString('utf8')) as RecordFields);
}

/** The fields that remain of an erased consent. */
function erasedConsent({ id, receivedAt, mark, notices, kept }: WholeConsent) {
  return {
    id,
    erased: true,
    kind: mark & marks.withdrawal ? 'withdrawal' : 'consent',
    timestamp: new Date(timeOf(id)).toISOString(),
    received: receivedAt.toISOString(),
    source: mark & marks.private ? 'private' : 'public',
    verified: (mark & marks.verified) > 0,
    legal_notices: notices ?? [],
    preferences: kept,
  };
}
