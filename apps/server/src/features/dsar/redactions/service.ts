import type { Answer, dsarRedactions, Input, LetterInput } from '@app/contract';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { namePeople } from '../../accounts/index.ts';
import { recordEvent } from '../../audit/index.ts';
import { newId } from '#platform/database/ids.ts';
import type { Exchange, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { deleteFiles, listFiles, lockFile, type Of, type StoredFile } from '../files/queries.ts';
import { ofRequest, openRequestOf } from '../files/service.ts';
import { beginFile, isWhole, readFile, writeFile } from '../files/store.ts';
import { findRequest } from '../request-queries.ts';
import { goOn } from '../thread.ts';
import { formatOf, redactFile, textOf, type TextFormat } from './formats.ts';
import { insertRedaction, moveRedactions, type StoredRedaction } from './queries.ts';
import { passageFinder, redactText, type PassageFinder } from './rules.ts';
import { redactionViews } from './view.ts';

/** Bytes of the largest file that is searched: it is in memory as a whole. */
const mostBytes = 8 * 1024 * 1024;
/** Passages of a file that a search shows. */
const mostExcerpts = 20;

type Searched = Answer<typeof dsarRedactions.search>['files'][number];

/** Looks for passages in all files that were not sent yet. Who does is logged. @throws Problem `dsar.not-found` */
export async function searchFiles(
  { services, actor }: Exchange,
  id: string,
  { passages, wholeWords }: Input<typeof dsarRedactions.search>['body'],
): Promise<Answer<typeof dsarRedactions.search>> {
  const { accountId } = actor;
  const { of, files } = await services.db.inAccount(accountId, async (tx) => {
    const request = await findRequest(tx, accountId, id);
    if (!request) throw new Problem('dsar.not-found');
    await recordEvent(tx, services.now(), actor, 'dsar-request.opened', { siteId: request.siteId, target: id });
    return { of: ofRequest(accountId, request), files: toSend(await listFiles(tx, accountId, id)) };
  });
  const finder = passageFinder(passages, wholeWords);
  const found: Searched[] = [];
  for (const file of files) {
    const { id: fileId, name } = file;
    const content = await contentOf(services, of, file);
    if (typeof content === 'string') {
      found.push({ fileId, name, kind: content, count: 0, excerpts: [] });
      continue;
    }
    const { text, format: kind } = content;
    const { count, excerpts } = redactFile(kind, text, { finder, scope: 'passage', excerpts: mostExcerpts });
    found.push({ fileId, name, kind, count, excerpts: excerpts.map((excerpt) => ({ ...excerpt })) });
    // Others are served between two files.
    await setImmediate();
  }
  return { files: found };
}

/** Files of the team that a letter may name: of a file and its copy, the copy. */
function toSend(files: readonly StoredFile[]): readonly StoredFile[] {
  const copied = new Set(files.map(({ redactedFrom }) => redactedFrom));
  return files.filter(
    (file) => file.fromOwner && file.letterId === null && isWhole(file) && file.size > 0 && !copied.has(file.id),
  );
}

type Content = { readonly text: string; readonly format: TextFormat };

async function contentOf(
  services: Services,
  of: Of,
  file: StoredFile,
): Promise<Content | Extract<Searched['kind'], 'not-text' | 'too-large'>> {
  if (file.size > mostBytes) return 'too-large';
  const text = textOf(Buffer.concat(await Array.fromAsync(readFile(services, of, file))));
  return text === undefined ? 'not-text' : { text, format: formatOf(file.name, text) };
}

/**
 * Blacks passages out in copies of files, and in a letter that is not sent yet. What was blacked out is stored nowhere.
 * @throws Problem `dsar.not-found`, `dsar.not-possible`, `dsar-file.not-found`, `dsar-file.incomplete`, `dsar-file.not-text`,
 * `dsar-file.redacted`, `dsar-file.too-many`
 */
export async function redact(
  { services, actor }: Exchange,
  id: string,
  { passages, wholeWords, fileIds, scope, reason, letter }: Input<typeof dsarRedactions.redact>['body'],
): Promise<Answer<typeof dsarRedactions.redact>> {
  const { accountId } = actor;
  const finder = passageFinder(passages, wholeWords);
  const { of, files } = await services.db.inAccount(accountId, async (tx) => {
    const request = await openRequestOf(tx, accountId, id);
    const all = await listFiles(tx, accountId, id);
    return {
      of: ofRequest(accountId, request),
      files: [...new Set(fileIds)].map((fileId) => fileToRedact(all, fileId)),
    };
  });
  // Before anything is written: all of it is done, or nothing.
  for (const file of files)
    if (typeof (await contentOf(services, of, file)) === 'string') throw new Problem('dsar-file.not-text');
  const by = { reason, personId: actor.id };
  const traces: StoredRedaction[] = [];
  for (const file of files) {
    const content = await contentOf(services, of, file);
    if (typeof content === 'string') throw new Problem('dsar-file.not-text');
    const { text, count } = redactFile(content.format, content.text, { finder, scope, excerpts: 0 });
    const name = redactText(file.name, finder);
    if (count + name.count > 0)
      traces.push(await writeCopy(services, of, file, { ...by, text, name: name.text, count: count + name.count }));
    await setImmediate();
  }
  const written = letter && redactLetter(letter, finder);
  return services.db.inAccount(accountId, async (tx) => {
    const request = await openRequestOf(tx, accountId, id);
    if (written && written.count > 0) {
      const now = services.now();
      const trace = { ...by, id: newId(now), fileId: null, letterId: null, name: '', count: written.count, at: now };
      await insertRedaction(tx, of, trace);
      traces.push(trace);
    }
    if (traces.length > 0) {
      const did = { kind: 'redacted', who: 'person', personId: actor.id, doer: actor } as const;
      await goOn(tx, services, accountId, request, did);
    }
    const named = await namePeople(tx, actor, [actor.id]);
    return { letter: written?.letter ?? null, redactions: redactionViews(traces, named) };
  });
}

/** @throws Problem `dsar-file.not-found`, `dsar-file.incomplete`, `dsar-file.redacted` */
function fileToRedact(files: readonly StoredFile[], id: string): StoredFile {
  const file = files.find((one) => one.id === id && one.fromOwner && one.letterId === null);
  if (!file) throw new Problem('dsar-file.not-found');
  if (!isWhole(file)) throw new Problem('dsar-file.incomplete');
  if (files.some(({ redactedFrom }) => redactedFrom === id)) throw new Problem('dsar-file.redacted');
  return file;
}

type Copy = Pick<StoredRedaction, 'reason' | 'personId' | 'count'> & { readonly text: string; readonly name: string };

/** Writes the copy of a file. A copy of a copy takes its place. */
async function writeCopy(
  services: Services,
  of: Of,
  source: StoredFile,
  { text, name, reason, personId, count }: Copy,
): Promise<StoredRedaction> {
  const { db, now } = services;
  const bytes = Buffer.from(text);
  let trace: StoredRedaction | undefined;
  const begin = () =>
    db.inAccount(of.accountId, async (tx) => {
      await openRequestOf(tx, of.accountId, of.requestId);
      const begun = { name: name.slice(-200), size: bytes.length, fromOwner: true, personId };
      const file = await beginFile(tx, of, services, { ...begun, redactedFrom: source.redactedFrom ?? source.id });
      const ofCopy = { fileId: file.id, letterId: null, name: file.name };
      trace = { ...ofCopy, id: newId(now()), count, reason, personId, at: now() };
      // With the copy: there is none without its trace.
      await insertRedaction(tx, of, trace);
      return { of, file };
    });
  const copy = await writeFile(services, begin, Readable.from([bytes]));
  await db.inAccount(of.accountId, async (tx) => {
    await openRequestOf(tx, of.accountId, of.requestId);
    const current = await lockFile(tx, of, source.id);
    if (current?.letterId === null) {
      if (source.redactedFrom === null) return;
      await moveRedactions(tx, of, source.id, copy.id);
      await deleteFiles(tx, of, [source.id]);
      return;
    }
    // It was sent or deleted meanwhile.
    await deleteFiles(tx, of, [copy.id]);
  });
  if (!trace) throw new Error('A copy was written without its trace');
  return trace;
}

function redactLetter(
  letter: LetterInput,
  finder: PassageFinder,
): { readonly letter: LetterInput; readonly count: number } {
  let count = 0;
  const redacted = (text: string) => {
    const { text: after, count: found } = redactText(text, finder);
    count += found;
    return after;
  };
  switch (letter.kind) {
    case 'message':
    case 'identity':
    case 'clarification':
    case 'extension':
      return { letter: { ...letter, text: redacted(letter.text) }, count };
    case 'fee':
      return { letter, count };
    case 'answer': {
      const { text, kept, automated, told } = letter;
      const after = { text: redacted(text), kept: redacted(kept), automated: redacted(automated) };
      return { letter: { ...letter, ...after, told: told.map(redacted) }, count };
    }
  }
}
