import type { Service } from '@app/catalogue';
import type { ScanComparison, SiteReport } from '@app/contract';

/** The fields of a site's service that are compared with a scan. */
export type ListedService = { readonly id: string; readonly serviceId: string | null; readonly name: string };

/** An unknown third party for which the owner created a service of their own. */
export type AdoptedParty = { readonly party: string; readonly siteServiceId: string };

export type Earlier = { readonly at: Date; readonly report: SiteReport };

/** What a scan means for the documents of its site. `find` looks up services of the catalogue. */
export function compared(
  report: SiteReport,
  listed: readonly ListedService[],
  adopted: readonly AdoptedParty[],
  earlier: Earlier | undefined,
  find: (id: string) => Service | undefined,
): ScanComparison {
  const found = new Set(report.services.map(({ id }) => id));
  const inDocuments = new Map(listed.flatMap(({ id, serviceId }) => (serviceId ? [[serviceId, id] as const] : [])));
  const present = new Set(listed.map(({ id }) => id));
  const before = new Set(earlier?.report.services.map(({ id }) => id));
  return {
    listed: [...found].flatMap((id) => {
      const siteServiceId = inDocuments.get(id);
      return siteServiceId ? [{ id, siteServiceId }] : [];
    }),
    missing: [...found].filter((id) => !inDocuments.has(id)),
    gone: isWhole(report)
      ? listed.flatMap(({ id, serviceId, name }) => {
          const service = serviceId && !found.has(serviceId) ? find(serviceId) : undefined;
          return serviceId && service && canBeSeen(service) ? [{ id: serviceId, name, siteServiceId: id }] : [];
        })
      : [],
    adopted: Object.fromEntries(
      adopted
        .filter(({ siteServiceId }) => present.has(siteServiceId))
        .map(({ party, siteServiceId }) => [party, siteServiceId]),
    ),
    early: earlyOf(report),
    since: earlier
      ? {
          at: earlier.at.toISOString(),
          found: [...found].filter((id) => !before.has(id)),
          gone: isWhole(report) ? [...before].filter((id) => !found.has(id)) : [],
        }
      : null,
  };
}

/** Whether a scan can show that something is absent: it used a browser and visited all pages to the end. */
export function isWhole({ engine, ending }: SiteReport): boolean {
  return engine === 'browser' && ending === 'done';
}

/** Whether a service can be detected on a page at all. Many cannot: mail, accounting, software on the server. */
function canBeSeen({ domains, detect }: Service): boolean {
  return domains.length > 0 || detect.urls.length > 0 || detect.paths.length > 0 || detect.inline.length > 0;
}

function earlyOf({ rejectTest }: SiteReport): ScanComparison['early'] {
  const phases = new Map<string, Set<'before' | 'rejected'>>();
  for (const { service, phase } of rejectTest.violations) {
    if (!service) continue;
    const known = phases.get(service) ?? new Set();
    phases.set(service, known.add(phase));
  }
  return [...phases].map(([id, seen]) => ({ id, phases: [...seen] }));
}

export type Every = 'off' | 'weekly' | 'monthly';

/** When a site's next scan is due. Monthly means the same day of the next month, or its last day if that month is shorter. */
export function nextDue(every: Every, from: Date): Date | null {
  if (every === 'off') return null;
  if (every === 'weekly') return new Date(from.getTime() + 7 * 86_400_000);
  const next = new Date(from);
  next.setUTCDate(1);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const days = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(from.getUTCDate(), days));
  return next;
}

/** Whether a scheduled scan is worth an e-mail: something appeared, disappeared, or is now set too early and was not before. */
export function isNews(comparison: ScanComparison, now: SiteReport, earlier: SiteReport | undefined): boolean {
  const early = new Set((earlier ? earlyOf(earlier) : []).map(({ id }) => id));
  const newlyEarly = comparison.early.some(({ id }) => !early.has(id));
  const changed = comparison.since
    ? comparison.since.found.length + comparison.since.gone.length > 0
    : comparison.missing.length + comparison.gone.length > 0;
  return changed || newlyEarly || (earlier !== undefined && earlier.rejectTest.verdict !== now.rejectTest.verdict);
}
