import { consentIntake, consentLimits, type ConsentInput, type KeptConsentAnswer } from '@app/contract';
import { sha256 } from '#platform/crypto/tokens.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { groupCommit, type GroupState } from '#platform/database/group-commit.ts';
import { newId } from '#platform/database/ids.ts';
import { bearer } from '#platform/http/actor.ts';
import type { MinuteLimit } from '#platform/http/address-limit.ts';
import type { Answering, DirectRoute, Received } from '#platform/http/direct.ts';
import type { Log } from '#platform/http/log.ts';
import { Problem } from '#platform/http/problem.ts';
import { importRoute } from './import.ts';
import type { KeyHolder } from './key-queries.ts';
import { knownKeys } from './known-keys.ts';
import { knownNotices } from './known-notices.ts';
import { newConsent } from './new-consent.ts';
import { olderPartitions } from './partitions.ts';
import { checkPublic, readConsent } from './read-consent.ts';
import { rememberedUnder } from './remembered.ts';
import { idFrom, isTimely, marks, timeOf } from './rules.ts';
import { finishStaged } from './staged.ts';
import { subjectRoute } from './subject-keep.ts';
import type { Make, Waiting } from './waiting.ts';
import { writeTogether } from './write.ts';

export type ConsentIntake = {
  readonly routes: readonly DirectRoute[];
  state(): GroupState;
  /** Ends once all that was taken is on the disk, or refused. */
  drained(): Promise<void>;
  /** Keeps one that somebody vouches for. @throws Problem `event.time`, `input.invalid`, `server.busy` */
  keep(holder: KeyHolder, input: ConsentInput): Promise<KeptConsentAnswer>;
  /** Writes what is left of imports that were interrupted. */
  finishImports(): Promise<void>;
  /** Keys were made or taken back. */
  forgetKeys(): void;
};

type Around = {
  readonly db: OpenDatabase;
  readonly now: () => Date;
  readonly log: Log;
  /** Of an address, and of a private key by its id. */
  readonly limits: { readonly address: MinuteLimit; readonly key: MinuteLimit };
};

const keyForm = /^[\w-]{20,60}$/;
/** Seconds: what could not be kept now is sent again then. */
const comeAgain = 5;

/** Where pages and servers send consents: each is answered once it is on the disk (RULES C1). */
export function consentsIntake({ db, now, log, limits }: Around): ConsentIntake {
  const clock = () => now().getTime();
  const keys = knownKeys(db, clock);
  const noticesOf = knownNotices(db, clock);
  const prepare = olderPartitions(db);
  const group = groupCommit<Waiting>({
    clock,
    lanes: 2,
    write: (rows) => writeTogether(db, rows, clock()),
    onFailure: (error) => log.failure('consents were not kept', error),
  });

  /** A private key is counted once it is known to be one, and its address no more. @throws Problem `rate.limited` */
  function count({ address, headers }: Received, key = bearer(headers.authorization)): void {
    const known = key === undefined ? undefined : keys.remembered(key);
    const seconds = known?.kind === 'private' ? limits.key(known.id, clock()) : limits.address(address, clock());
    if (seconds > 0) throw new Problem('rate.limited', { seconds });
  }

  /** @throws Problem `consent-key.invalid` */
  async function admit(received: Received, key = bearer(received.headers.authorization)): Promise<KeyHolder> {
    const holder = key !== undefined && keyForm.test(key) ? await keys.find(key) : undefined;
    if (!holder) throw new Problem('consent-key.invalid');
    return holder;
  }

  const make: Make = async (holder, input, newIdAt, receivedAt) => {
    const at = timeOfConsent(input, holder, receivedAt);
    await prepare(at, receivedAt);
    const id = input.id ?? (await newIdAt(at));
    return { consent: newConsent(holder, input, await noticesOf(holder, input), { id, at, receivedAt }) };
  };

  async function take(received: Received, key: string | undefined): Promise<Waiting> {
    count(received, key);
    const input = readConsent(received.body);
    const holder = await admit(received, key);
    if (holder.kind === 'public') checkPublic(input);
    const newIdAt = (at: number) =>
      rememberedUnder(db, holder, received, idFrom(at, sha256(crypto.randomUUID())), now());
    return make(holder, input, newIdAt, clock());
  }

  function receive(received: Received, key: string | undefined, answer: Answering): void {
    take(received, key).then((waiting) => {
      const done = (error?: unknown) => {
        if (error === undefined) answer(undefined, { status: 201, body: answerOf(waiting) });
        else answer(busy());
      };
      if (!group.add(waiting, done)) answer(busy());
    }, answer);
  }

  async function keep(holder: KeyHolder, input: ConsentInput): Promise<KeptConsentAnswer> {
    const waiting = await make(holder, input, (at) => newId(new Date(at)), clock());
    return new Promise((resolve, reject) => {
      const done = (error?: unknown) => (error === undefined ? resolve(answerOf(waiting)) : reject(busy()));
      if (!group.add(waiting, done)) reject(busy());
    });
  }

  const routes: readonly DirectRoute[] = [
    {
      path: consentIntake.record.path,
      bodyLimit: consentLimits.body,
      receive: (received, answer) => receive(received, received.rest, answer),
    },
    {
      path: consentIntake.create.path,
      bodyLimit: consentLimits.body,
      receive: (received, answer) => receive(received, undefined, answer),
    },
    importRoute({ db, now, log, count, admit, make }),
    subjectRoute({ db, now, count, admit }),
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

function answerOf({ consent, subjectId = '' }: Waiting): KeptConsentAnswer {
  return {
    id: consent.id,
    subject_id: subjectId,
    timestamp: new Date(consent.at).toISOString(),
    source: consent.mark & marks.private ? 'private' : 'public',
    verified: (consent.mark & marks.verified) > 0,
  };
}

function busy(): Problem {
  return new Problem('server.busy', { seconds: comeAgain });
}
