import { dsarCalendarPath, type Answer, type dsarCalendar } from '@app/contract';
import { bytesOf, idAt, idLength, opened, sealed } from '#platform/crypto/link-tokens.ts';
import type { Secrets } from '#platform/crypto/secrets.ts';
import { newId } from '#platform/database/ids.ts';
import type { Context, Services } from '#platform/http/context.ts';
import { recordEvent } from '../../audit/index.ts';
import { deleteCalendar, findCalendar, saveCalendar, type StoredCalendar } from './queries.ts';

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
