import { inDatabase } from './database.ts';

/** What a scan says that found Hotjar. @param phases of the visits that saw it @param rejectTest its verdict, and whether it rejected */
export function hotjarReport(
  url: string,
  phases: readonly string[],
  rejectTest: { readonly verdict: 'pass' | 'unclear'; readonly rejected: boolean },
) {
  return {
    url,
    finalUrl: url,
    engine: 'browser',
    ending: 'done',
    ms: 900,
    pages: [{ url, phase: 'before', ending: 'done', status: 200, requests: 4, refused: 0, bytes: 9000, ms: 900 }],
    services: [
      {
        id: 'hotjar',
        name: 'Hotjar',
        confidence: 1,
        waits: true,
        evidence: [{ kind: 'request', seen: 'static.hotjar.com', pattern: 'hotjar.com' }],
        pages: [url],
        phases,
        trackers: [],
      },
    ],
    unknown: [],
    own: [],
    rejectTest: { ...rejectTest, violations: [], leftOut: 0 },
  };
}

/** Stores the result of a scan that found Hotjar: no setting allows scans of a private network, as test pages are. */
export async function scanned(siteId: string): Promise<void> {
  const url = 'https://corner-coffee.example/';
  const report = hotjarReport(url, ['accepted'], { verdict: 'pass', rejected: true });
  await inDatabase((database) =>
    database.query(
      `insert into scan (account_id, id, site_id, status, trigger, url, engine, report, verdict, services, news, created_at, finished_at)
       select account_id, gen_random_uuid(), id, 'done', 'person', $2, 'browser', $3, 'pass', 1, 1, now(), now() from site where id = $1`,
      [siteId, url, JSON.stringify(report)],
    ),
  );
}
