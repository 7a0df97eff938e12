import { createDetector } from '@app/catalogue';
import {
  BrowserUnavailable,
  createBrowserEngine,
  createFetchEngine,
  reportOf,
  usualCaps,
  type Engine,
  type Guard,
  type Sandbox,
  type ScanProgress,
  type SiteReport,
} from '@app/scanner';
import { askedGuard, startAddress } from './asked-guard.ts';
import { shippedCatalogue } from './shipped-catalogue.ts';

export type ScanOptions = {
  readonly url: string;
  readonly pages: number;
  /** Left out: the browser, if there is one. */
  readonly engine?: 'browser' | 'fetch';
  /** Path of the browser; left out: none is installed. */
  readonly chromium: string | undefined;
  /** `off` only if the whole program runs in its own sandbox, such as a CI container. */
  readonly sandbox?: Sandbox;
  readonly onProgress: (progress: ScanProgress) => void;
  readonly signal: AbortSignal;
};

/** Scans a site. @throws Error for an invalid URL, or if the requested browser is missing */
export async function scanSite({
  url,
  pages,
  engine,
  chromium,
  sandbox,
  onProgress,
  signal,
}: ScanOptions): Promise<SiteReport> {
  const start = startAddress(url);
  const detector = createDetector(shippedCatalogue().services);
  const order = { url: start, caps: { ...usualCaps, pages }, onProgress, signal };
  return reportOf(await engineFor(askedGuard(start), engine, chromium, sandbox).scan(order), detector);
}

function engineFor(
  guard: Guard,
  wanted: ScanOptions['engine'],
  chromium: string | undefined,
  sandbox: Sandbox | undefined,
): Engine {
  if (chromium && wanted !== 'fetch')
    return createBrowserEngine({ guard, executablePath: chromium, ...(sandbox && { sandbox }) });
  if (wanted === 'browser') throw new BrowserUnavailable('There is no Chromium: install one, or set CHROMIUM_PATH.');
  return createFetchEngine(guard);
}

/** The report as human-readable lines. */
export function linesOf(report: SiteReport): readonly string[] {
  const { rejectTest: test, services, unknown, pages, engine, banner, unmarked } = report;
  const visited = new Set(pages.map(({ url }) => url)).size;
  const verdicts = { pass: 'passed', fail: 'NOT PASSED', unclear: 'unclear' };
  const said = banner?.found ? `banner found (${banner.by ?? ''})` : 'no banner found';
  return [
    `${report.finalUrl}: ${services.length} services on ${visited} pages; reject test ${verdicts[test.verdict]}`,
    engine === 'fetch' ? '  Without Chromium: html alone was read, and nothing was chosen.' : `  ${said}`,
    ...services.map(({ name, id, confidence, waits, phases }) => {
      const when = waits ? 'waits for consent' : phases.join(', ');
      return `  ${name} (${id}), ${Math.round(confidence * 100)} %: ${when}`;
    }),
    ...unknown.map(({ site, requests }) => `  unknown: ${site}, ${requests} requests`),
    ...report.refused.map((host) => `  not looked at, because its address is private: ${host}`),
    ...(banner?.found === false && services.some(({ waits }) => waits)
      ? ['  Something waits for consent, but no banner was seen: what a refusal does could not be tested.']
      : []),
    ...(test.violations.length > 0 ? ['  Without consent:'] : []),
    ...test.violations.map(
      ({ phase, kind, what, service, site }) => `    ${phase}: ${kind} ${what} (${service ?? `unknown, ${site}`})`,
    ),
    ...(test.leftOut > 0 ? [`    and ${test.leftOut} more`] : []),
    ...(unmarked.tags.length > 0 ? ['  Tags that load before anybody can choose, and what they have to become:'] : []),
    ...unmarked.tags.flatMap(({ markup, rewritten, purpose, service, site, pages: on }) => [
      `    ${service ?? `unknown, ${site}`}, on ${on.join(', ')}`,
      `      - ${inOneLine(markup)}`,
      `      + ${rewritten === undefined ? `too long to show: add data-candor="${purpose}"` : inOneLine(rewritten)}`,
    ]),
    ...(unmarked.leftOut > 0 ? [`    and ${unmarked.leftOut} more`] : []),
  ];
}

function inOneLine(markup: string): string {
  return markup.replaceAll(/[\s\p{Cc}]+/gu, ' ');
}
