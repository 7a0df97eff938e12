import { dsarCalendarPath, type access, type Answer, type dsarCalendar } from '@app/contract';
import { bytesOf, idAt, idLength, opened, sealed } from '#platform/crypto/link-tokens.ts';
import type { Secrets } from '#platform/crypto/secrets.ts';
import { newId } from '#platform/database/ids.ts';
import type { Context, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { namePeople } from '../../accounts/index.ts';
import { recordEvent } from '../../audit/index.ts';
import {
  deleteCalendar,
  findCalendar,
  findCalendarById,
  listCalendars,
  saveCalendar,
  type StoredCalendar,
} from './queries.ts';

type CalendarAnswer = Answer<typeof dsarCalendar.read>;
type Linked = { readonly accountId: string; readonly id: string };

const purpose = 'calendar';

export async function readCalendar({ services, actor }: Context): Promise<CalendarAnswer> {
  const { accountId, id } = actor;
  return services.db.inAccount(accountId, async (tx) =>
    shown(services, accountId, await findCalendar(tx, accountId, id)),
  );
}

/** Gives whoever asks a calendar at a new address; the one before no longer works. */
export async function makeCalendar({ services, actor }: Context): Promise<CalendarAnswer> {
  const { accountId } = actor;
  const now = services.now();
  const calendar = { personId: actor.id, id: newId(now), madeAt: now };
  return services.db.inAccount(accountId, async (tx) => {
    await saveCalendar(tx, accountId, calendar);
    await recordEvent(tx, now, actor, 'dsar-calendar.made', { target: actor.id });
    return shown(services, accountId, calendar);
  });
}

export async function revokeCalendar({ services, actor }: Context): Promise<void> {
  const { accountId } = actor;
  await services.db.inAccount(accountId, async (tx) => {
    if (!(await deleteCalendar(tx, accountId, actor.id))) return;
    await recordEvent(tx, services.now(), actor, 'dsar-calendar.revoked', { target: actor.id });
  });
}

/** The calendars of all people of the account, without their addresses. */
export async function readCalendars({ services, actor }: Context): Promise<Answer<typeof access.list>['calendars']> {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    const calendars = await listCalendars(tx, accountId);
    const named = await namePeople(
      tx,
      actor,
      calendars.map(({ personId }) => personId),
    );
    return calendars.map(({ id, personId, madeAt }) => ({
      id,
      person: named(personId) ?? { id: personId, email: null },
      createdAt: madeAt.toISOString(),
    }));
  });
}

/** Revokes the address of anybody's calendar. @throws Problem `dsar-calendar.not-found` */
export async function revokeCalendarOf({ services, actor }: Context, id: string): Promise<void> {
  const { accountId } = actor;
  await services.db.inAccount(accountId, async (tx) => {
    const calendar = await findCalendarById(tx, accountId, id);
    if (!calendar || !(await deleteCalendar(tx, accountId, calendar.personId)))
      throw new Problem('dsar-calendar.not-found');
    await recordEvent(tx, services.now(), actor, 'dsar-calendar.revoked', { target: calendar.personId });
  });
}

/** What the address of a calendar names; undefined: nothing. */
export function readAddress(secrets: Secrets, address: string): Linked | undefined {
  const said = opened(secrets.key('dsar calendars'), purpose, address.replace(/\.ics$/, ''), 2 * idLength);
  return said && { accountId: idAt(said, 0), id: idAt(said, 1) };
}

function shown(
  { config, secrets }: Pick<Services, 'config' | 'secrets'>,
  accountId: string,
  calendar: StoredCalendar | undefined,
): CalendarAnswer {
  if (!calendar) return { url: null, madeAt: null };
  // Derived, so that nothing of it is stored (0042).
  const address = `${sealed(secrets.key('dsar calendars'), purpose, bytesOf(accountId, calendar.id))}.ics`;
  const { href } = new URL(dsarCalendarPath.replace('{address}', address), config.contentUrl);
  return { url: href, madeAt: calendar.madeAt.toISOString() };
}
