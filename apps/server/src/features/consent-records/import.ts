import { consentIntake, consentLimits } from '@app/contract';
import { isUtf8 } from 'node:buffer';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sha256 } from '#platform/crypto/tokens.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import type { DirectRoute, Received } from '#platform/http/direct.ts';
import { told } from '#platform/http/failure.ts';
import type { Log } from '#platform/http/log.ts';
import { Problem } from '#platform/http/problem.ts';
import { rememberedUnder } from './remembered.ts';
import type { KeyHolder } from './key-queries.ts';
import { readConsent } from './read-consent.ts';
import { idFrom } from './rules.ts';
import { keepStaged } from './staged.ts';
import type { Make, Waiting } from './waiting.ts';
import { writeTogether } from './write.ts';

type Around = {
  readonly db: OpenDatabase;
  readonly now: () => Date;
  readonly log: Log;
  /** Counts the request. @throws Problem `rate.limited` */
  readonly count: (received: Received) => void;
  /** Who sends, if a key opens. @throws Problem */
  readonly admit: (received: Received) => Promise<KeyHolder>;
  readonly make: Make;
};

type Line = { readonly line: number; readonly waiting?: Waiting; readonly problem?: Problem };

/** So many are read, and so many written, before others have their turn. */
const readAtOnce = 25;
const atOnce = 250;

/** Keeps many consents that a server sends at once, one JSON text a line: all of them or none, or each for itself. */
export function importRoute({ db, now, log, count, admit, make }: Around): DirectRoute {
  async function run(received: Received) {
    count(received);
    const texts = linesOf(received.body);
    const holder = await admit(received);
    if (holder.kind !== 'private') throw new Problem('consent-key.private');
    // A repetition of the request is of the same moment, too.
    const at = Number(await rememberedUnder(db, holder, received, String(now().getTime()), now()));
    const lines: Line[] = [];
    for (const [index, text] of texts.entries()) {
      if (index % readAtOnce === 0) await nextTurn();
      if (text.length > 0) lines.push(await read(holder, received, text, index + 1, at));
    }
    if (received.query.get('all') === 'true') return keepAll(lines);
    return keepEach(lines);
  }

  async function read(holder: KeyHolder, { headers }: Received, text: Buffer, line: number, at: number): Promise<Line> {
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
    if (refused?.problem) {
      const { code, values, fields = {} } = refused.problem;
      const under = Object.entries(fields).map(([name, field]) => [`${refused.line}.${name}`, field] as const);
      throw new Problem(code, values, { [refused.line]: { code }, ...Object.fromEntries(under) });
    }
    const rows = lines.flatMap(({ waiting }) => waiting ?? []);
    await keepStaged(db, log, rows, now().getTime());
    return answerOf(lines);
  }

  async function keepEach(lines: readonly Line[]) {
    const good = lines.flatMap(({ waiting }) => waiting ?? []);
    for (let first = 0; first < good.length; first += atOnce)
      await writeTogether(db, good.slice(first, first + atOnce), now().getTime());
    return answerOf(lines);
  }

  return {
    path: consentIntake.import.path,
    bodyLimit: consentLimits.import,
    receive(received, answer) {
      run(received).then((body) => answer(undefined, { status: 200, body }), answer);
    },
  };
}

async function answerOf(lines: readonly Line[]) {
  const kept = lines.filter(({ waiting }) => waiting).length;
  return {
    kept,
    refused: lines.length - kept,
    lines: await Promise.all(
      lines.map(async ({ line, waiting, problem }) =>
        problem ? { line, ...(await told(problem, 'en')) } : { line, id: waiting?.consent.id },
      ),
    ),
  };
}

/** @throws Problem `input.unreadable`, `import.too-many` */
function linesOf(body: Buffer): readonly Buffer[] {
  if (!isUtf8(body)) throw new Problem('input.unreadable');
  const lines: Buffer[] = [];
  for (let start = 0; start < body.length;) {
    const end = body.indexOf(0x0a, start);
    const line = body.subarray(start, end < 0 ? body.length : end);
    lines.push(line.at(-1) === 0x0d ? line.subarray(0, -1) : line);
    start = end < 0 ? body.length : end + 1;
    if (lines.length > consentLimits.importLines)
      throw new Problem('import.too-many', { max: consentLimits.importLines });
  }
  if (lines.every(({ length }) => length === 0)) throw new Problem('input.unreadable');
  return lines;
}
