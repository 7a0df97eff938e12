import { solveChallenge, type Challenge, type Solution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { toUtf8 } from '@app/evidence/utf8.ts';
import { toBase64url } from '../page/encoding.ts';
import { call } from './api.ts';

type Solved = { readonly challenge: Challenge; readonly solution: Solution };

const longest = 120_000;
/** A solution that would expire while it is sent is not used. */
const margin = 60_000;

let solving: Promise<Solved> | undefined;

async function solve(): Promise<Solved> {
  const { challenge } = await call<{ readonly challenge: Challenge }>('/work');
  const solution = await solveChallenge({ challenge, deriveKey, timeout: longest });
  if (!solution) throw new Error('There was not time enough.');
  return { challenge, solution };
}

/** Begins to work in the background, so that sending need not wait. A failure shows only when the work is needed. */
export function beginWork(): void {
  solving ??= solve();
  solving.catch(() => {
    solving = undefined;
  });
}

/** The header of one call. Each solution counts once, and an expired one is replaced. @throws CallFailed or Error */
export async function takeWork(): Promise<Readonly<Record<string, string>>> {
  beginWork();
  let solved = await solving;
  solving = undefined;
  if (!solved || isOver(solved)) solved = await solve();
  const { counter, derivedKey } = solved.solution;
  return {
    'x-work': toBase64url(toUtf8(JSON.stringify({ challenge: solved.challenge, solution: { counter, derivedKey } }))),
  };
}

function isOver({ challenge }: Solved): boolean {
  const { expiresAt } = challenge.parameters;
  return expiresAt !== undefined && expiresAt * 1000 < Date.now() + margin;
}
