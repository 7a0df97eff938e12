import { choiceIntake, eventLimits, preferenceEvent } from '@app/contract';
import { fieldProblems } from '@app/contract/field-problems.ts';
import { isUtf8 } from 'node:buffer';
import { groupCommit, type GroupCommit, type GroupState } from '#platform/database/group-commit.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { addressLimit } from '#platform/http/address-limit.ts';
import type { Budgets } from '#platform/http/budgets.ts';
import type { Admission, Answering, DirectRoute, Head } from '#platform/http/direct.ts';
import type { Log } from '#platform/http/log.ts';
import { Problem } from '#platform/http/problem.ts';
import { strict } from '#platform/http/strict.ts';
import { isTimely, readEvent, type ChoiceRow } from './event.ts';
import { choiceWriter, type ChoiceWriter, type KeptChoice } from './intake-queries.ts';
import type { CountryOf } from '#platform/geo/country.ts';
import { deviceOf } from './device.ts';
import { unansweredIntake } from './unanswered.ts';
import { siteCache, type SiteOf } from './site-cache.ts';

export type Intake = {
  readonly routes: readonly DirectRoute[];
  state(): GroupState;
  /** Resolves once everything accepted is on disk, or refused. */
  drained(): Promise<void>;
};

type Deps = {
  readonly db: OpenDatabase;
  readonly now: () => Date;
  readonly log: Log;
  /** Limit of events per minute and IP address. */
  readonly perMinute: number;
  readonly countryOf: CountryOf;
  readonly budgets: Budgets;
};

const eventSchema = strict(preferenceEvent);
const publicId = /^[a-z0-9]{10}$/;
/** `Retry-After` in seconds: browsers keep what they could not send until the next page. */
const comeAgain = 5;

/** The intake for banners' choices: each request is answered once its choice is on disk. */
export function choicesIntake({ db, now, log, perMinute, countryOf, budgets }: Deps): Intake {
  const clock = () => now().getTime();
  const sites = siteCache(db, clock, budgets);
  const limit = addressLimit(perMinute);
  const tell = throttled((error) => log.failure('choices were not kept', error));
  const group = newGroup(db, clock, tell);

  const unanswered = unansweredIntake({ db, now, countryOf, tell, admitted });

  /** @throws Problem `rate.limited`, `site.not-found`, `server.busy` */
  function admitted(head: Head): SiteOf | Promise<SiteOf> {
    const wait = limit(head.address, clock());
    if (wait > 0) throw new Problem('rate.limited', { seconds: wait });
    if (!publicId.test(head.rest)) throw new Problem('site.not-found');
    const site = sites.find(head.rest);
    if (!(site instanceof Promise)) return there(site);
    return site.then(there, (error: unknown) => {
      if (error instanceof Problem) throw error;
      tell(error);
      throw busy();
    });
  }

  function admit(head: Head): Admission | Promise<Admission> {
    const site = admitted(head);
    return site instanceof Promise ? site.then((found) => admission(found, head)) : admission(site, head);
  }

  function admission(site: SiteOf, head: Head): Admission {
    return {
      isKnown: false,
      bodyLimit: eventLimits.body,
      receive: (body, answer) => receive(site, head, body, answer),
    };
  }

  function receive(site: SiteOf, head: Head, body: Buffer, answer: Answering): void {
    const read = rowOf(body, clock());
    if (read instanceof Problem) return answer(read);
    countryOf(head).then(
      (country) => {
        // A valid row that cannot be stored is not the sender's fault: the sender should retry.
        const choice = { ...read, ...site, country: country ?? null, device: deviceOf(head.headers) };
        if (!group.add(choice, (error) => answer(error && busy()))) answer(busy());
      },
      (error: unknown) => {
        tell(error);
        answer(busy());
      },
    );
  }

  return {
    routes: [{ path: choiceIntake.record.path, admit }, unanswered.route],
    state: () => group.state,
    drained: async () => {
      await Promise.all([group.drained(), unanswered.drained()]);
    },
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

/** @throws Problem `site.not-found` */
function there(site: SiteOf | undefined): SiteOf {
  if (!site) throw new Problem('site.not-found');
  return site;
}

/** Limits log lines to one per second: while the database is unavailable, every batch fails. */
function throttled(tell: (error: unknown) => void): (error: unknown) => void {
  let told = -Infinity;
  return (error) => {
    if (performance.now() - told < 1000) return;
    told = performance.now();
    tell(error);
  };
}

/** @returns the row, or why the body is refused */
function rowOf(body: Buffer, now: number): ChoiceRow | Problem {
  if (!isUtf8(body)) return new Problem('input.unreadable');
  try {
    const read = readEvent(body.toString('utf8'));
    if (read.ok) return isTimely(read.row.at, now) ? read.row : new Problem('event.time');
    const { error } = eventSchema.safeParse(read.given);
    return new Problem('input.invalid', undefined, error && fieldProblems(error, read.given));
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

function busy(): Problem {
  return new Problem('server.busy', { seconds: comeAgain });
}
