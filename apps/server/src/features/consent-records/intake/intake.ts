import { consentIntake, consentLimits, type ConsentInput, type KeptConsentAnswer } from '@app/contract';
import type { Secrets } from '#platform/crypto/secrets.ts';
import { sha256 } from '#platform/crypto/tokens.ts';
import type { ArrivingFiles } from '#platform/files/arriving-files.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { groupCommit, type GroupState } from '#platform/database/group-commit.ts';
import { newId } from '#platform/database/ids.ts';
import { olderPartitions } from '#platform/database/monthly.ts';
import { bearer } from '#platform/http/actor.ts';
import type { MinuteLimit } from '#platform/http/address-limit.ts';
import type { Once } from '#platform/http/context.ts';
import type { Budgets } from '#platform/http/budgets.ts';
import type { Admission, DirectRoute, Head } from '#platform/http/direct.ts';
import { allGuards, type Guards } from '#platform/http/guards.ts';
import type { Log } from '#platform/http/log.ts';
import { Problem } from '#platform/http/problem.ts';
import { inputSchemas } from '#platform/http/strict.ts';
import { makeConsentPartitions } from '../keeping/partition-queries.ts';
import { keyCache } from '../keys/key-cache.ts';
import type { FoundKey, KeyHolder } from '../keys/key-queries.ts';
import { subjectTokens, type TokenSubject } from '../keys/subject-token.ts';
import { noticeCache } from '../notices/notice-cache.ts';
import { idFrom, isTimely, marks, timeOf } from '../rules.ts';
import { checkWork, type AskedWork } from './asked-work.ts';
import { importRoute } from './import.ts';
import { newConsent } from './new-consent.ts';
import { checkPublic, readConsent } from './read-consent.ts';
import { rememberedUnder } from './remembered.ts';
import { finishStaged } from './staged.ts';
import { subjectRoute } from './subject-keep.ts';
import type { Make, Waiting } from './waiting.ts';
import { writeTogether } from './write.ts';

export type ConsentIntake = {
  readonly routes: readonly DirectRoute[];
  state(): GroupState;
  /** Resolves once every accepted request is committed or refused. */
  drained(): Promise<void>;
  /**
   * Stores a consent that the product itself creates.
   *
   * @param once identifies a request that may be repeated: it is stored once
   * @throws Problem `event.time`, `input.invalid`, `consent.exists`, `server.busy`
   */
  keep(holder: KeyHolder, input: ConsentInput, once?: Once): Promise<KeptConsent>;
  /** Finishes interrupted imports. */
  finishImports(): Promise<void>;
  /** Empties the cache after keys were created or revoked. */
  forgetKeys(): void;
};

/** A committed consent. */
export type KeptConsent = {
  readonly id: string;
  readonly subjectId: string;
  readonly at: Date;
  readonly mark: number;
};

type Deps = {
  readonly db: OpenDatabase;
  readonly now: () => Date;
  readonly secrets: Secrets;
  readonly log: Log;
  /** Limits per address, and per private key by its id. */
  readonly limits: { readonly address: MinuteLimit; readonly key: MinuteLimit };
  /** The files of arriving imports. */
  readonly files: ArrivingFiles;
  readonly budgets: Budgets;
  readonly guards?: Guards;
  /** Left out: no proof of work is demanded. */
  readonly askedWork?: AskedWork | undefined;
};

const keyForm = /^[\w-]{20,60}$/;
/** Seconds after which the sender may retry (`Retry-After`). */
const comeAgain = 5;

/** The endpoints to which pages and servers send consents. Answers once a consent is committed (RULES C1). */
export function consentsIntake(around: Deps): ConsentIntake {
  const { db, now, secrets, log, limits, files, budgets, guards = allGuards, askedWork } = around;
  const clock = () => now().getTime();
  const keys = keyCache(db, clock, budgets);
  const noticesOf = noticeCache(db, clock);
  const readToken = subjectTokens({ secrets, find: keys.find, now });
  const prepare = olderPartitions(db, makeConsentPartitions);
  const group = groupCommit<Waiting>({
    clock,
    lanes: 2,
    write: (rows) => writeTogether(db, rows, clock()),
    onFailure: (error) => log.failure('consents were not kept', error),
  });

  /**
   * Identifies the sender by a key in path or header. Requests with a valid private key count per key, others per address.
   *
   * @throws Problem `rate.limited`, `consent-key.invalid`, `consent-database.offline`, `server.busy`
   */
  function admit(
    { address, headers }: Head,
    key = bearer(headers.authorization),
    find: (key: string) => FoundKey | undefined | Promise<FoundKey | undefined> = keys.find,
  ): KeyHolder | Promise<KeyHolder> {
    const known = key === undefined ? undefined : keys.remembered(key);
    const seconds = known?.kind === 'private' ? limits.key(known.id, clock()) : limits.address(address, clock());
    if (seconds > 0) throw new Problem('rate.limited', { seconds });
    if (key === undefined || !keyForm.test(key)) throw new Problem('consent-key.invalid');
    const holder = find(key);
    return holder instanceof Promise ? holder.then(opened) : opened(holder);
  }

  const make: Make = async (holder, given, newIdAt, receivedAt) => {
    const token = given.subject_token === undefined ? undefined : await readToken(given.subject_token, holder);
    const said = timeOfConsent(given, holder, receivedAt);
    // A repeated request keeps the id of the first, and with it the time.
    const id = given.id ?? (await newIdAt(said));
    const at = timeOf(id);
    await prepare(at, receivedAt);
    const notices = await noticesOf(holder, given);
    const by = token ? [holder.id, token.key] : [holder.id];
    const made = (input: ConsentInput, token?: TokenSubject): Waiting => ({
      keys: by,
      consent: newConsent(holder, input, notices, { id, at, receivedAt, token }),
      input,
    });
    if (!token) return made(given);
    const inTime = made(byToken(given, token), token);
    return token.expired ? { ...made(given), inTime } : inTime;
  };

  async function take(holder: KeyHolder, head: Head, body: Buffer): Promise<Waiting> {
    const input = readConsent(body, guards.counts);
    if (holder.kind === 'public') checkPublic(input);
    const newIdAt = (at: number) =>
      rememberedUnder(db, holder, head, sha256(body), idFrom(at, sha256(crypto.randomUUID())), now());
    const waiting = await make(holder, input, newIdAt, clock());
    // A sender with a valid subject token needs no proof of work.
    const isVouched = holder.kind === 'private' || (input.subject_token !== undefined && !waiting.inTime);
    if (askedWork && !isVouched) await checkWork(askedWork, holder, head, input);
    return waiting;
  }

  /** A public key identifies the site, not the sender. */
  function admission(holder: KeyHolder, head: Head): Admission {
    const isKnown = holder.kind === 'private';
    const isLarge = isKnown || !guards.counts;
    return {
      isKnown,
      bodyLimit: isLarge ? consentLimits.body : consentLimits.publicBody,
      receive(body, answer) {
        take(holder, head, body).then((waiting) => {
          const done = (error?: unknown) => {
            if (error !== undefined) answer(busy());
            else if (waiting.outcome && 'problem' in waiting.outcome) refuse(waiting.outcome.problem, answer);
            else answer(undefined, { status: 201, body: answerOf(keptOf(waiting)) });
          };
          if (!group.add(waiting, done)) answer(busy());
        }, answer);
      },
    };
  }

  /** Empties the key cache, which may be older than a revocation. */
  function refuse(problem: Problem, answer: (problem: Problem) => void): void {
    if (problem.code !== 'consent.exists') keys.forget();
    answer(problem);
  }

  function route(path: DirectRoute['path'], keyOf: (head: Head) => string | undefined): DirectRoute {
    return {
      path,
      admit(head) {
        const holder = admit(head, keyOf(head));
        return holder instanceof Promise ? holder.then((own) => admission(own, head)) : admission(holder, head);
      },
    };
  }

  async function keep(holder: KeyHolder, input: ConsentInput, once?: Once): Promise<KeptConsent> {
    const newIdAt = (at: number) => (once ? idFrom(at, once.seed) : newId(new Date(at)));
    const { keys: _, ...waiting } = await make(holder, input, newIdAt, once?.since.getTime() ?? clock());
    return new Promise((resolve, reject) => {
      const done = (error?: unknown) => {
        if (error !== undefined) reject(busy());
        else if (waiting.outcome && 'problem' in waiting.outcome) reject(waiting.outcome.problem);
        else resolve(keptOf(waiting));
      };
      if (!group.add(waiting, done)) reject(busy());
    });
  }

  // Imports and subject writes do not check keys when they write, so they look the key up now.
  const byHeader = async (head: Head) => admit(head, bearer(head.headers.authorization), keys.findNow);
  const routes: readonly DirectRoute[] = [
    route(consentIntake.record.path, ({ rest }) => rest),
    { ...route(consentIntake.create.path, () => undefined), query: inputSchemas(consentIntake.create).query },
    importRoute({ db, now, log, files, admit: byHeader, make }),
    subjectRoute({ db, now, admit: byHeader }),
  ];
  return {
    routes,
    keep,
    state: () => group.state,
    drained: () => group.drained(),
    finishImports: () => finishStaged(db, now()),
    forgetKeys: () => keys.forget(),
  };
}

/** @throws Problem `consent-key.invalid`, `consent-database.offline` */
function opened(holder: FoundKey | undefined): KeyHolder {
  if (!holder || holder.kind === 'signing') throw new Problem('consent-key.invalid');
  if (holder.isOffline) throw new Problem('consent-database.offline');
  return { ...holder, kind: holder.kind };
}

/** Takes id and address from the subject token. Those of the form remain in the proofs only. */
function byToken(input: ConsentInput, { id, email, emailVerified }: TokenSubject): ConsentInput {
  const { id: _, email: __, verified: ___, ...names } = input.subject;
  return { ...input, subject: { ...names, id, ...(email && { email }), ...(emailVerified && { verified: true }) } };
}

/** @throws Problem `event.time`, `input.invalid` */
function timeOfConsent(input: ConsentInput, { kind }: KeyHolder, now: number): number {
  const given = input.timestamp === undefined ? undefined : Date.parse(input.timestamp);
  const at = given ?? (input.id ? timeOf(input.id) : now);
  if (!isTimely(at, now, kind === 'private')) throw new Problem('event.time');
  if (input.id && timeOf(input.id) !== at) {
    throw new Problem('input.invalid', undefined, { timestamp: { code: 'field.invalid' } });
  }
  return at;
}

function keptOf({ consent: { id, at, mark }, outcome }: Waiting): KeptConsent {
  if (!outcome || 'problem' in outcome) return { id, at: new Date(at), mark, subjectId: '' };
  return { id, at: new Date(at), mark: outcome.mark ?? mark, subjectId: outcome.subjectId };
}

/** The answer to the sender. A page does not get the subject id, which would reveal whether the person is known. */
function answerOf({ id, at, mark, subjectId }: KeptConsent): KeptConsentAnswer {
  const isPrivate = (mark & marks.private) > 0;
  return {
    id,
    ...(isPrivate && { subject_id: subjectId }),
    timestamp: at.toISOString(),
    source: isPrivate ? 'private' : 'public',
    verified: (mark & marks.verified) > 0,
  };
}

function busy(): Problem {
  return new Problem('server.busy', { seconds: comeAgain });
}
