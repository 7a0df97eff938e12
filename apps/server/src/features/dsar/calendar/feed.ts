import { dsarCalendarPath } from '@app/contract';
import { fill, isLocale, loadWords, type Locale } from '@app/texts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '#platform/database/database.ts';
import type { Deps } from '#platform/feature.ts';
import { addressLimit } from '#platform/http/address-limit.ts';
import { securityHeaders } from '#platform/http/headers.ts';
import { permissionsIn, rightsOf } from '#platform/http/rights.ts';
import { findPerson, findRoles, listProjectRoles, pageAddress } from '../../accounts/index.ts';
import { dayOf } from '../../policies/index.ts';
import { listRequests } from '../list-queries.ts';
import type { StoredRequest } from '../request-queries.ts';
import { shownDeadlines } from '../rules.ts';
import { icsOf } from './ics.ts';
import { findCalendarById } from './queries.ts';
import { readAddress } from './service.ts';

/** Calendars of one network in a minute. */
const perMinute = 30;
const mostRequests = 1000;

type Asking = FastifyRequest<{ Params: { address: string } }>;
type Reader = { readonly accountId: string; readonly locale: Locale; readonly db: Database };

/** Mounts the calendars of due days. Whoever lost the permission, or the account, finds nothing there. */
export function mountCalendars(app: FastifyInstance, { services, db, https, limits }: Deps): void {
  const limit = limits === 'off' ? () => 0 : addressLimit(perMinute);

  app.get(dsarCalendarPath.replace('{address}', ':address'), async (request: Asking, reply) => {
    reply.headers({ ...securityHeaders('data', '', https), 'cache-control': 'no-store' });
    const seconds = limit(request.ip, services.now().getTime());
    if (seconds > 0) return reply.code(429).header('retry-after', String(seconds)).type('text/plain').send('');
    const reader = await readerOf(request.params.address);
    if (!reader) return reply.code(404).type('text/plain').send('');
    return reply.type('text/calendar; charset=utf-8').send(await calendarOf(reader));
  });

  /** Whose calendar it is, with what they may see now. */
  async function readerOf(address: string): Promise<Reader | undefined> {
    const linked = readAddress(services.secrets, address);
    if (!linked) return undefined;
    const { accountId, id } = linked;
    return db.asSystem(async (tx) => {
      const calendar = await findCalendarById(tx, accountId, id);
      const held = calendar && (await findRoles(tx, accountId, calendar.personId));
      const person = calendar && (await findPerson(tx, calendar.personId));
      if (!held || !person) return undefined;
      const rights = rightsOf({ account: held.roles, projects: held.projectRoles });
      if (!rights.anywhere.has('requests.read')) return undefined;
      const locale = isLocale(person.locale) ? person.locale : 'en';
      if (rights.isWide && rights.account.has('requests.read')) return { accountId, locale, db };
      const placed = await listProjectRoles(tx, accountId, calendar.personId);
      const projects = placed
        .filter(({ roles }) => rights.account.has('requests.read') || permissionsIn(roles).has('requests.read'))
        .map((project) => project.id);
      return { accountId, locale, db: db.heldBy({ id: calendar.personId, projects }) };
    });
  }

  async function calendarOf({ accountId, locale, db: seen }: Reader): Promise<string> {
    const now = services.now();
    const today = dayOf(now);
    const { calendar: words, clock } = await loadWords(locale, 'requests');
    const requests = await seen.inAccount(accountId, (tx) =>
      listRequests(tx, accountId, { only: 'open', order: 'due' }, today, mostRequests),
    );
    const titleOf = ({ number, siteName }: StoredRequest, kind: keyof typeof clock.kinds): string =>
      siteName === null
        ? fill(words.event, { kind: clock.kinds[kind], number })
        : fill(words.eventOfSite, { kind: clock.kinds[kind], number, site: siteName });
    const days = requests.flatMap((request) => {
      const open = shownDeadlines(request, today).filter(({ isDone }) => !isDone);
      // Several rights and laws may be due on one day.
      const byDay = new Map(open.map(({ day, kind }) => [`${day} ${kind}`, { day, kind }]));
      return [...byDay.values()].map(({ day, kind }, place) => ({
        day,
        id: `${request.id}-${kind}-${place}`,
        title: titleOf(request, kind),
        link: pageAddress(services, locale, `requests/${request.id}`),
      }));
    });
    return icsOf({ days, now, name: words.name, host: new URL(services.config.publicUrl).hostname });
  }
}
