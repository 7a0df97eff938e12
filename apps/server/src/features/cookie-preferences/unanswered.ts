import { choiceIntake, eventLimits, unansweredEvent } from '@app/contract';
import { fieldProblems } from '@app/contract/field-problems.ts';
import { isUtf8 } from 'node:buffer';
import type { OpenDatabase } from '#platform/database/database.ts';
import { groupCommit } from '#platform/database/group-commit.ts';
import { floorTo } from '#platform/database/monthly.ts';
import type { CountryOf } from '#platform/geo/country.ts';
import type { DirectRoute } from '#platform/http/direct.ts';
import { readJson } from '#platform/http/json.ts';
import { Problem } from '#platform/http/problem.ts';
import { strict } from '#platform/http/strict.ts';
import { deviceOf } from './device.ts';
import { regimeAt, type ChoiceRow } from './event.ts';
import type { SiteOf } from './site-cache.ts';
import { insertUnanswered, type UnansweredRow } from './unanswered-queries.ts';

type Deps = {
  readonly db: OpenDatabase;
  readonly now: () => Date;
  readonly countryOf: CountryOf;
  readonly tell: (error: unknown) => void;
  /** Checks the sender's address and finds the site. @throws Problem */
  readonly admitted: (head: Parameters<DirectRoute['admit']>[0]) => SiteOf | Promise<SiteOf>;
};

type Banner = Pick<ChoiceRow, 'version' | 'language' | 'regime' | 'variant'>;

const schema = strict(unansweredEvent);

/**
 * Counts visits that left their first page with the banner unanswered. It is answered once the count is on disk. A count has the
 * day, the banner, the country and the kind of device, and nothing that tells one visit from another.
 */
export function unansweredIntake({ db, now, countryOf, tell, admitted }: Deps) {
  const group = groupCommit<UnansweredRow>({
    clock: () => now().getTime(),
    write: (rows) => insertUnanswered(db.intake, summed(rows)),
    onFailure: tell,
  });
  const busy = () => new Problem('server.busy', { seconds: 5 });
  const route: DirectRoute = {
    path: choiceIntake.unanswered.path,
    admit(head) {
      const admission = (site: SiteOf) => ({
        isKnown: false,
        bodyLimit: eventLimits.unanswered,
        receive(body: Buffer, answer: (error?: unknown) => void) {
          const banner = bannerOf(body);
          if (banner instanceof Problem) return answer(banner);
          countryOf(head).then(
            (country) => {
              const at = floorTo('day', now());
              const row = {
                ...site,
                ...banner,
                at,
                country: country ?? null,
                device: deviceOf(head.headers),
                count: 1,
              };
              if (!group.add(row, (error) => answer(error && busy()))) answer(busy());
            },
            (error: unknown) => {
              tell(error);
              answer(busy());
            },
          );
        },
      });
      const site = admitted(head);
      return site instanceof Promise ? site.then(admission) : admission(site);
    },
  };
  return { route, drained: () => group.drained() };
}

/** @returns the banner, or why the body is refused */
function bannerOf(body: Buffer): Banner | Problem {
  if (!isUtf8(body)) return new Problem('input.unreadable');
  try {
    const given = readJson(body.toString('utf8'));
    const { data, error } = schema.safeParse(given);
    if (!data) return new Problem('input.invalid', undefined, error && fieldProblems(error, given));
    return { ...data, regime: regimeAt(data.regime) ?? 0, variant: data.variant ?? 0 };
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

/** One row for all visits that do not differ. */
function summed(rows: readonly UnansweredRow[]): readonly UnansweredRow[] {
  const alike = Map.groupBy(rows, (row) => JSON.stringify(row));
  return [...alike.values()].flatMap(([row, ...rest]) => (row ? [{ ...row, count: 1 + rest.length }] : []));
}
