import { choiceIntake, eventLimits, preferenceEvent } from '@app/contract';
import { fieldProblems } from '@app/contract/field-problems.ts';
import { isUtf8 } from 'node:buffer';
import { groupCommit, type GroupCommit, type GroupState } from '#platform/database/group-commit.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { addressLimit } from '#platform/http/address-limit.ts';
import type { DirectRoute, Received } from '#platform/http/direct.ts';
import type { Log } from '#platform/http/log.ts';
import { Problem } from '#platform/http/problem.ts';
import { isTimely, readEvent, type ChoiceRow } from './event.ts';
import { choiceWriter, type ChoiceWriter, type KeptChoice } from './intake-queries.ts';
import { knownSites } from './known-sites.ts';

/** Two letters by where a request came from, looked up on this machine: the address goes nowhere (RULES A7). */
export type CountryOf = (from: Pick<Received, 'address' | 'headers'>) => Promise<string | undefined>;

export type Intake = {
  readonly route: DirectRoute;
  state(): GroupState;
  /** Ends once all that was taken is on the disk, or refused. */
  drained(): Promise<void>;
};

type Around = {
  readonly db: OpenDatabase;
  readonly now: () => Date;
  readonly log: Log;
  /** Events a minute from one address. */
  readonly perMinute: number;
  readonly countryOf: CountryOf;
};

const publicId = /^[a-z0-9]{10}$/;
/** Seconds: browsers keep what they could not send until the next page. */
const comeAgain = 5;

/** Where banners send choices: each is answered once it is on the disk. */
export function choicesIntake({ db, now, log, perMinute, countryOf }: Around): Intake {
  const clock = () => now().getTime();
  const sites = knownSites(db, clock);
  const limit = addressLimit(perMinute);
  const tell = throttled((error) => log.failure('choices were not kept', error));
  const group = newGroup(db, clock, tell);

  function receive(received: Received, answer: (error?: unknown) => void): void {
    const wait = limit(received.address, clock());
    if (wait > 0) return answer(new Problem('rate.limited', { seconds: wait }));
    const read = rowOf(received.body, clock());
    if (read instanceof Problem) return answer(read);
    const keep = (choice: KeptChoice | undefined) => {
      if (!choice) return answer(new Problem('site.not-found'));
      // A row that was checked and still cannot be kept is no fault of the sender's, who is to send it again.
      if (!group.add(choice, (error) => answer(error && busy()))) answer(busy());
    };
    placed(read, received).then(keep, (error: unknown) => {
      tell(error);
      answer(busy());
    });
  }

  async function placed(row: ChoiceRow, received: Received): Promise<KeptChoice | undefined> {
    const site = publicId.test(received.rest) ? await sites.find(received.rest) : undefined;
    if (!site) return undefined;
    const country = (await countryOf(received)) ?? null;
    return { ...row, ...site, country };
  }

  return {
    route: {
      path: choiceIntake.record.path,
      bodyLimit: eventLimits.body,
      receive,
    },
    state: () => group.state,
    drained: () => group.drained(),
  };
}

function newGroup(db: OpenDatabase, clock: () => number, onFailure: (error: unknown) => void): GroupCommit<KeptChoice> {
  let writer: ChoiceWriter | undefined;
  return groupCommit({
    clock,
    async write(rows) {
      writer ??= await choiceWriter(db.intake);
      await writer(rows, clock());
    },
    onFailure,
  });
}

/** While the database is away every batch fails: one line a second says it. */
function throttled(tell: (error: unknown) => void): (error: unknown) => void {
  let told = -Infinity;
  return (error) => {
    if (performance.now() - told < 1000) return;
    told = performance.now();
    tell(error);
  };
}

/** @returns why it is refused, where it is */
function rowOf(body: Buffer, now: number): ChoiceRow | Problem {
  if (!isUtf8(body)) return new Problem('input.unreadable');
  const read = readEvent(body.toString('utf8'));
  if (read.ok) return isTimely(read.row.at, now) ? read.row : new Problem('event.time');
  if (read.refusal === 'unreadable') return new Problem('input.unreadable');
  const checked = preferenceEvent.safeParse(read.given);
  return new Problem(
    'input.invalid',
    undefined,
    checked.success ? undefined : fieldProblems(checked.error, read.given),
  );
}

function busy(): Problem {
  return new Problem('server.busy', { seconds: comeAgain });
}
