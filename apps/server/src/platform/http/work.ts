import type { Endpoint } from '@app/contract/endpoint.ts';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { sha256 } from '../crypto/tokens.ts';
import type { Database } from '../database/database.ts';
import { job } from '../jobs/jobs.ts';
import { addressLimit, minuteLimit } from './address-limit.ts';
import { Problem } from './problem.ts';
import { deleteEndedWork, spendWork } from './work-queries.ts';

/** The request header with a solved challenge: base64url of the JSON of challenge and solution. */
export const workHeader = 'x-work';

// About 256 tries of 2,000 rounds: a third of a second on a desktop computer, two seconds on an old phone. Creating a challenge
// costs the server one HMAC, checking a solution one try.
const difficulty = { algorithm: 'PBKDF2/SHA-256', cost: 2000, keyPrefix: '00' } as const;
const usualMinutes = 5;
/** Seconds after which a client that cannot solve challenges may retry: the counts are per minute. */
const comeAgain = 60;

const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(difficulty.algorithm),
      nonce: z.string().max(64),
      salt: z.string().max(64),
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: z.string().max(64),
      expiresAt: z.int(),
      data: z.object({ endpoint: z.string().max(300) }),
    }),
    signature: z.string().max(128),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string().max(128), time: z.number().optional() }),
});

/** What asks for work while it is busy. */
type Worked = Pick<Endpoint, 'method' | 'path' | 'work'>;

/** Proof of work that anonymous requests must bring while a network, or the whole installation, is busy. */
export type Work = {
  /**
   * Whether the request brings a solved challenge, which is then used up. @throws Problem `work.required` for an invalid one
   */
  isPaid(endpoint: Worked, brought: string | undefined): Promise<boolean>;
  /** Counts one call. Returns whether its endpoint is busy by the limits it declares. */
  isBusy(endpoint: Worked, address: string): boolean;
  /** The refusal, with a new challenge for this endpoint. */
  required(endpoint: Worked): Promise<Problem>;
};

/** Marks a solved challenge as used. Resolves to false if it was used before. */
type Spend = (id: Buffer, endsAt: Date, now: Date) => Promise<boolean>;

/** Uses up solutions across all processes. */
export const spendIn =
  (db: Database): Spend =>
  (id, endsAt) =>
    db.asSystem((tx) => spendWork(tx, id, endsAt));

/** Counts are per process; a solution is valid once wherever `spend` knows of it. */
export function newWork(spend: Spend, key: Buffer, now: () => Date, minutes = usualMinutes): Work {
  const hmacSignatureSecret = key.toString('base64url');
  const limits = new Map<Worked, ReturnType<typeof limitsOf>>();

  async function required(endpoint: Worked): Promise<Problem> {
    const challenge = await createChallenge({
      ...difficulty,
      deriveKey,
      expiresAt: new Date(now().getTime() + minutes * 60_000),
      data: { endpoint: nameOf(endpoint) },
      hmacSignatureSecret,
    });
    return new Problem('work.required', { seconds: comeAgain }, undefined, { challenge });
  }

  return {
    required,
    isBusy(endpoint, address) {
      const counted = limits.get(endpoint) ?? limitsOf(endpoint);
      limits.set(endpoint, counted);
      const at = now().getTime();
      // Both are counted, even if the first is reached.
      const [ofAddress, ofAll] = [counted.address(address, at), counted.all('all', at)];
      return ofAddress > 0 || ofAll > 0;
    },
    async isPaid(endpoint, brought) {
      if (brought === undefined) return false;
      const read = payload.safeParse(parse(brought));
      if (!read.success) throw await required(endpoint);
      const { challenge, solution } = read.data;
      const { expiresAt, data } = challenge.parameters;
      const endsAt = new Date(expiresAt * 1000);
      if (data.endpoint !== nameOf(endpoint) || endsAt <= now()) throw await required(endpoint);
      const { verified } = await verifySolution({
        challenge,
        solution: { ...solution, time: solution.time ?? 0 },
        deriveKey,
        hmacSignatureSecret,
      });
      const id = sha256(challenge.signature);
      if (!verified || !(await spend(id, endsAt, now()))) throw await required(endpoint);
      return true;
    },
  };
}

function limitsOf({ work }: Worked) {
  return { address: addressLimit(work?.address ?? Infinity), all: minuteLimit(work?.all ?? Infinity) };
}

const nameOf = ({ method, path }: Worked) => `${method} ${path}`;

function parse(brought: string): unknown {
  if (brought.length > 4000) return undefined;
  try {
    return JSON.parse(Buffer.from(brought, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Deletes used solutions whose challenge has expired. Idempotent. */
export const forgetWork = job({
  name: 'platform.forget-work',
  payload: z.object({}),
  attempts: 3,
  cron: '29 * * * *',
  async run(_, { db, now }) {
    await db.acrossAccounts((tx) => deleteEndedWork(tx, now()));
  },
});
