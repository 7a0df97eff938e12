import { consentIntake, consentLimits } from '@app/contract';
import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sha256 } from '#platform/crypto/tokens.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import type { ArrivedFile, ArrivingFiles } from '#platform/files/arriving-files.ts';
import type { DirectRoute, Head, DirectAnswer } from '#platform/http/direct.ts';
import { told } from '#platform/http/failure.ts';
import type { Log } from '#platform/http/log.ts';
import { Problem } from '#platform/http/problem.ts';
import { inputSchemas } from '#platform/http/strict.ts';
import type { KeyHolder } from '../keys/key-queries.ts';
import { idFrom } from '../rules.ts';
import { rememberedUnder } from './remembered.ts';
import { readConsent } from './read-consent.ts';
import { compareAmong, compareWithKept } from './repetition.ts';
import { keepStaged } from './staged.ts';
import type { Make, Waiting } from './waiting.ts';
import { writeTogether } from './write.ts';

type Deps = {
  readonly db: OpenDatabase;
  readonly now: () => Date;
  readonly log: Log;
  readonly files: ArrivingFiles;
  /** Counts the request and identifies its sender. @throws Problem */
  readonly admit: (head: Head) => Promise<KeyHolder>;
  readonly make: Make;
};

type Line = { readonly line: number; readonly waiting?: Waiting; readonly problem?: Problem };

/** Lines read, and consents written, before other work gets a turn. */
const readAtOnce = 25;
const atOnce = 250;
/** Concurrent imports per key. */
const mostOfKey = 2;
/** Refused lines reported with the errors of each field. Further ones are reported with their code alone. */
const mostDetailed = 200;

/**
 * Imports consents from a server as JSON lines: all or none, or each by itself. The body goes to a file as it arrives; one
 * import at a time is read into memory.
 */
export function importRoute({ db, now, log, files, admit, make }: Deps): DirectRoute {
  const running = new Map<string, number>();
  const inTurn = oneAfterAnother();

  async function consume(holder: KeyHolder, head: Head, body: Readable): Promise<DirectAnswer> {
    const others = running.get(holder.id) ?? 0;
    if (others >= mostOfKey) throw new Problem('rate.limited', { seconds: 10 });
    running.set(holder.id, others + 1);
    try {
      const file = await files.receive(body, consentLimits.import);
      try {
        return { status: 200, body: await inTurn(() => run(holder, head, file)) };
      } finally {
        await file.remove();
      }
    } finally {
      const left = (running.get(holder.id) ?? 1) - 1;
      if (left > 0) running.set(holder.id, left);
      else running.delete(holder.id);
    }
  }

  async function run(holder: KeyHolder, head: Head, file: ArrivedFile) {
    await checkLines(file);
    // A repeated request keeps the time of the first, so that its records are the same.
    const at = Number(await rememberedUnder(db, holder, head, file.sha256, String(now().getTime()), now()));
    const lines: Line[] = [];
    let number = 0;
    for await (const text of file.lines()) {
      number += 1;
      if (number % readAtOnce === 0) await nextTurn();
      if (text.length > 0) lines.push(await read(holder, head, text, number, at));
    }
    if (head.query.get('all') === 'true') return keepAll(lines);
    return keepEach(lines);
  }

  async function read(holder: KeyHolder, { headers }: Head, text: Buffer, line: number, at: number): Promise<Line> {
    try {
      const input = readConsent(text);
      const chance = String(headers['idempotency-key'] ?? crypto.randomUUID());
      const newId = (time: number) => idFrom(time, sha256(`${holder.id} ${line} ${chance}`));
      return { line, waiting: await make(holder, input, newId, at) };
    } catch (error) {
      if (error instanceof Problem) return { line, problem: error };
      throw error;
    }
  }

  async function keepAll(lines: readonly Line[]) {
    const refused = lines.find(({ problem }) => problem);
    if (refused?.problem) refuse(refused.line, refused.problem);
    const rows = lines.flatMap(({ waiting }) => waiting ?? []);
    await refuseTaken(lines);
    await keepStaged(db, log, rows, now().getTime());
    return answerOf(lines);
  }

  /** Refuses the whole import if an id belongs to other content, stored or in this import. @throws Problem `consent.exists` */
  async function refuseTaken(lines: readonly Line[]): Promise<void> {
    const rows = lines.flatMap(({ waiting }) => waiting ?? []);
    for (let first = 0; first < rows.length; first += atOnce)
      await compareWithKept(db, rows.slice(first, first + atOnce));
    compareAmong(rows);
    for (const { line, waiting } of lines) {
      const problem = refusalOf(waiting);
      if (problem) refuse(line, problem);
    }
  }

  async function keepEach(lines: readonly Line[]) {
    const good = lines.flatMap(({ waiting }) => waiting ?? []);
    for (let first = 0; first < good.length; first += atOnce)
      await writeTogether(db, good.slice(first, first + atOnce), now().getTime());
    return answerOf(lines);
  }

  return {
    path: consentIntake.import.path,
    query: inputSchemas(consentIntake.import).query,
    async admit(head) {
      const holder = await admit(head);
      if (holder.kind !== 'private') throw new Problem('consent-key.private');
      return { isKnown: true, bodyLimit: consentLimits.import, consume: (body) => consume(holder, head, body) };
    },
  };
}

/** Refuses the whole import because of one line. */
function refuse(line: number, { code, values, fields = {} }: Problem): never {
  const under = Object.entries(fields).map(([name, field]) => [`${line}.${name}`, field] as const);
  throw new Problem(code, values, { [line]: { code }, ...Object.fromEntries(under) });
}

/** Returns a queue that runs one task at a time. */
function oneAfterAnother(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const own = last.then(work);
    last = own.catch(() => undefined);
    return own;
  };
}

async function answerOf(lines: readonly Line[]) {
  let detailed = 0;
  const answered = [];
  for (const { line, waiting, problem = refusalOf(waiting) } of lines) {
    if (!problem) answered.push({ line, id: waiting?.consent.id });
    else if ((detailed += 1) <= mostDetailed) answered.push({ line, ...(await told(problem, 'en')) });
    else answered.push({ line, code: problem.code });
  }
  const refused = answered.filter((one) => 'code' in one).length;
  return { kept: lines.length - refused, refused, lines: answered };
}

function refusalOf(waiting: Waiting | undefined): Problem | undefined {
  return waiting?.outcome && 'problem' in waiting.outcome ? waiting.outcome.problem : undefined;
}

/** @throws Problem `input.unreadable`, `import.too-many` */
async function checkLines(file: ArrivedFile): Promise<void> {
  let count = 0;
  let areAllEmpty = true;
  for await (const line of file.lines()) {
    count += 1;
    if (count > consentLimits.importLines) throw new Problem('import.too-many', { max: consentLimits.importLines });
    if (!isUtf8(line)) throw new Problem('input.unreadable');
    if (line.length > 0) areAllEmpty = false;
  }
  if (areAllEmpty) throw new Problem('input.unreadable');
}
