import type { IncomingMessage } from 'node:http';
import type { Config } from '../../config.ts';

/** What an address of an installation is for. Several may be one address. */
export type Door = 'app' | 'content' | 'intake' | 'report';

type Addresses = Pick<Config, 'publicUrl' | 'contentUrl' | 'intakeUrl' | 'reportUrl'>;

/** Health checks, and what browsers report of a page's own policy. */
const all: readonly Door[] = ['app', 'content', 'intake', 'report'];
const banners: readonly Door[] = ['app', 'content', 'intake'];
const content: readonly Door[] = ['content'];

/**
 * The doors of everything below a path. What is not listed belongs to the app. Files of banners are served to its previews, too,
 * and choices and consents arrive wherever scripts were told to send them.
 */
const doorsByPath: ReadonlyMap<string, readonly Door[]> = new Map([
  ['/healthz', all],
  ['/readyz', all],
  ['/metrics', all],
  ['/csp-reports', all],
  ['/.well-known', all],
  ['/embed', banners],
  ['/e', banners],
  ['/api/v1/consents', ['app', 'intake']],
  ['/api/v1/subjects', ['app', 'intake']],
  ['/verify', ['app', 'content']],
  ['/favicon.ico', banners],
  ['/apple-touch-icon.png', banners],
  ['/v1', ['app', 'content']],
  ['/privacy-policy', content],
  ['/terms-and-conditions', content],
  ['/legal-notice', content],
  ['/data-processing-agreement', content],
  ['/llms.txt', content],
  ['/schemas', content],
  ['/reject-test', content],
  ['/evidence', content],
  ['/witness', content],
  ['/n', content],
  ['/processing-records', content],
  ['/dsar', content],
  ['/report', ['report']],
]);

/** The doors at which a path is served. */
export function doorsOf(path: string): readonly Door[] {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
    const doors = doorsByPath.get(path.slice(0, end));
    if (doors) return doors;
  }
  return ['app'];
}

/** Whether an address that a request was sent to serves its path. */
export type ServesHere = (request: Pick<IncomingMessage, 'headers' | 'url'>) => boolean;

/**
 * Where addresses differ, each serves its own: the app's cookies, pages and API are not at the address of hosted documents, and
 * nothing but reports is at that of reports. A host that no address has, such as that of a check by IP address, serves everything
 * but reports.
 */
export function servedByHost({ publicUrl, contentUrl, intakeUrl, reportUrl }: Addresses): ServesHere {
  const doorsOfHost = new Map<string, Set<Door>>();
  const addresses = { app: publicUrl, content: contentUrl, intake: intakeUrl, report: reportUrl } as const;
  for (const door of all) {
    const { host } = new URL(addresses[door]);
    doorsOfHost.set(host, (doorsOfHost.get(host) ?? new Set()).add(door));
  }
  if (doorsOfHost.size === 1) return () => true;
  const unknown = new Set(banners);
  return ({ headers, url = '/' }) => {
    const here = doorsOfHost.get(headers.host?.toLowerCase() ?? '') ?? unknown;
    const query = url.indexOf('?');
    return doorsOf(query < 0 ? url : url.slice(0, query)).some((door) => here.has(door));
  };
}
