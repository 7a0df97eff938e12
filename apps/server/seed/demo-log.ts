import type { EventKind } from '@app/contract';
import { recordEvents } from '../src/features/audit/index.ts';
import type { Database } from '../src/platform/database/database.ts';
import type { Origin } from '../src/platform/http/context.ts';
import { dayMs, type DemoPerson } from './demo-people.ts';

const days = 56;

/** A site of the example account, as its log names it. */
export type LoggedSite = { readonly siteId: string; readonly documentId: string };

type EventFacts = Parameters<typeof recordEvents>[4][number];
type Happening = {
  readonly who: DemoPerson;
  readonly kind: EventKind;
  /** Which site it happened to, by place in the list. */
  readonly site?: number;
  readonly told?: EventFacts;
};

const laptop: Origin = { device: { browser: 'Firefox', system: 'Linux', kind: 'desktop' }, country: 'DE' };
const phone: Origin = { device: { browser: 'Safari', system: 'iOS', kind: 'phone' }, country: 'IT' };

/** What happens in a week of an agency, by weekday from Monday on. */
const week: readonly (readonly Happening[])[] = [
  [
    { who: 'owner', kind: 'sign-in.succeeded', told: { details: { newDevice: false } } },
    { who: 'owner', kind: 'document.changed', site: 0, told: { changes: { children: [false, true] } } },
    { who: 'owner', kind: 'document.published', site: 0, told: { details: { languages: 'de, en' } } },
  ],
  [
    { who: 'author', kind: 'sign-in.succeeded', told: { details: { newDevice: false } } },
    { who: 'author', kind: 'site.changed', site: 2, told: { changes: { areas: ['home', 'home, eea'] } } },
    { who: 'author', kind: 'service.added', site: 2, told: { details: { service: 'google-analytics-4' } } },
  ],
  [
    { who: 'bergkraut', kind: 'sign-in.failed' },
    { who: 'bergkraut', kind: 'sign-in.succeeded', told: { details: { newDevice: false } } },
    { who: 'owner', kind: 'banner.changed', site: 0 },
    { who: 'owner', kind: 'banner.published', site: 0 },
  ],
  [
    { who: 'molo', kind: 'sign-in.succeeded', told: { details: { newDevice: false } } },
    { who: 'author', kind: 'scan.started', site: 0 },
    { who: 'owner', kind: 'session.confirmed' },
    { who: 'owner', kind: 'consents.exported', site: 0 },
  ],
  [
    { who: 'lakeside', kind: 'sign-in.succeeded', told: { details: { newDevice: false } } },
    { who: 'lakeside', kind: 'role.refused', told: { details: { permission: 'documents.publish' } } },
    { who: 'owner', kind: 'site.changed', site: 3, told: { changes: { languages: ['en', 'en, es'] } } },
  ],
];

/** Records what an agency did in eight weeks, oldest first, in working hours. */
export async function keepLog(
  db: Database,
  now: Date,
  accountId: string,
  people: ReadonlyMap<DemoPerson, string>,
  sites: readonly LoggedSite[],
): Promise<void> {
  // Guests joined a week after the account began.
  for (let day = days - 1; day >= 1; day -= 1) {
    const date = new Date(now.getTime() - day * dayMs);
    const happened = week[(date.getUTCDay() + 6) % 7] ?? [];
    for (const [turn, { who, kind, site, told }] of happened.entries()) {
      const id = people.get(who);
      if (!id || (day > 48 && who !== 'owner')) continue;
      const at = new Date(date);
      at.setUTCHours(8 + 2 * turn, (day * 7 + turn * 13) % 60, (day * 11) % 60, 0);
      const place = site === undefined ? undefined : sites[site % sites.length];
      const where = place && { siteId: place.siteId, ...(isOfDocument(kind) && { target: place.documentId }) };
      const origin = async () => (who === 'molo' ? phone : laptop);
      await db.asSystem((tx) =>
        recordEvents(tx, at, { accountId, id, origin, ways: ['password'] }, kind, [{ ...where, ...told }]),
      );
    }
  }
}

function isOfDocument(kind: EventKind): boolean {
  return kind.startsWith('document.');
}
