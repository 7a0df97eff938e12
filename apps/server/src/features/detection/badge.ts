import type { SiteReport, Violation } from '@app/contract';
import { fill, formatDate, languageTag, loadWords, type Locale, type Words } from '@app/texts';
import { varyByLanguage } from '#platform/http/language.ts';
import { Problem } from '#platform/http/problem.ts';
import type { FileAnswer, PublicExchange } from '#platform/http/routes.ts';
import { catalogue } from '../policies/index.ts';
import { markup } from '#platform/http/markup.ts';
import { linkPicture } from '#platform/pictures/draw.ts';
import { publicColors } from '#platform/http/public-look.ts';
import { pageHtml, pagePolicy } from '../publishing/index.ts';
import { findReportBefore } from './queries.ts';
import { findBadge, findSchedule } from './schedule-queries.ts';

/** URLs of a site's badge and of the report it links to. */
export function badgeAddresses(contentUrl: string, badgeId: string | undefined) {
  const reportUrl = badgeId ? `${contentUrl}/reject-test/${badgeId}` : null;
  return { reportUrl, badgeUrl: reportUrl && `${reportUrl}/badge.svg` };
}

type BadgeReport = { readonly report: SiteReport; readonly at: Date };

/** The latest result of a site whose owner made it public. */
async function publicResult({ services: { db } }: PublicExchange, badgeId: string): Promise<BadgeReport | undefined> {
  const badge = await db.asSystem((tx) => findBadge(tx, badgeId));
  if (!badge) return undefined;
  const { accountId, siteId } = badge;
  return db.inAccount(accountId, async (tx) => {
    const schedule = await findSchedule(tx, accountId, siteId);
    return schedule?.badge ? findReportBefore(tx, accountId, siteId) : undefined;
  });
}

const { good, bad, warn } = publicColors.light;
const colours = { pass: good, fail: bad, unclear: warn } as const;

/** The badge as an SVG with text and color, which loads nothing. @throws Problem `route.not-found` */
export async function showBadge(exchange: PublicExchange, badgeId: string): Promise<FileAnswer> {
  const { locale } = exchange.asked;
  const { rejectTest: words } = await loadWords(locale, 'hosted');
  const shown = await publicResult(exchange, badgeId);
  if (!shown) throw new Problem('route.not-found');
  const { verdict } = shown.report.rejectTest;
  const text = `${words[verdict]} · ${formatDate(locale, shown.at, 'numeric')}`;
  exchange.reply.header('cache-control', 'public, max-age=300');
  exchange.reply.header('vary', varyByLanguage);
  exchange.reply.header('cross-origin-resource-policy', 'cross-origin');
  return { type: 'image/svg+xml; charset=utf-8', body: drawn(words.badge, text, colours[verdict]) };
}

// Approximate width of a letter of 12 pixels in the system font; wide characters of Chinese and Japanese count as two.
const letterWidth = 6.9;

function drawn(title: string, text: string, colour: string): string {
  const [left, right] = [widthOf(title), widthOf(text)];
  const font = 'font-family="system-ui,-apple-system,Segoe UI,Roboto,sans-serif" font-size="12"';
  return markup`<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="24" role="img" aria-label="${title}: ${text}">
<title>${title}: ${text}</title>
<clipPath id="r"><rect width="${left + right}" height="24" rx="5"/></clipPath>
<g clip-path="url(#r)"><rect width="${left}" height="24" fill="#38413e"/><rect x="${left}" width="${right}" height="24" fill="${colour}"/></g>
<g fill="#fff" ${{ html: font }} text-anchor="middle"><text x="${left / 2}" y="16">${title}</text><text x="${left + right / 2}" y="16">${text}</text></g>
</svg>
`.html;
}

function widthOf(text: string): number {
  const letters = [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 1.8 : 1), 0);
  return Math.round(letters * letterWidth) + 16;
}

const signs = { pass: 'check', fail: 'cross', unclear: 'question' } as const;

/** What messengers show of a link to the report. @throws Problem `route.not-found` */
export async function showReportPicture(exchange: PublicExchange, badgeId: string): Promise<FileAnswer> {
  const { locale } = exchange.asked;
  const { rejectTest: words } = await loadWords(locale, 'hosted');
  const shown = await publicResult(exchange, badgeId);
  if (!shown) throw new Problem('route.not-found');
  const { rejectTest, finalUrl } = shown.report;
  const site = new URL(finalUrl).hostname;
  const body = await linkPicture(
    {
      site: words.badge,
      title: site,
      note: `${capital(locale, words[rejectTest.verdict])} · ${formatDate(locale, shown.at, 'long')}`,
      language: languageTag(locale),
      accent: colours[rejectTest.verdict],
      sign: signs[rejectTest.verdict],
    },
    { address: exchange.asked.address, at: exchange.services.now() },
  );
  exchange.reply.header('cache-control', 'public, max-age=300');
  exchange.reply.header('vary', varyByLanguage);
  exchange.reply.header('cross-origin-resource-policy', 'cross-origin');
  return { type: 'image/png', body };
}

/** The public report that the badge links to. */
export async function showPublicReport(exchange: PublicExchange, badgeId: string): Promise<string> {
  const { locale } = exchange.asked;
  const words = await loadWords(locale, 'hosted');
  const shown = await publicResult(exchange, badgeId);
  const policy = pagePolicy("form-action 'none'; frame-ancestors 'self'");
  for (const [name, value] of Object.entries(policy)) exchange.reply.header(name, value);
  exchange.reply.header('cache-control', 'public, max-age=300');
  exchange.reply.header('vary', varyByLanguage);
  const { rejectTest: said } = words;
  if (!shown)
    return pageHtml({
      language: locale,
      title: said.badge,
      words,
      head: 'product',
      main: markup`<h1>${said.badge}</h1><p>${said.none}</p>`,
    });

  const { report, at } = shown;
  const title = fill(said.title, { site: new URL(report.finalUrl).hostname });
  const { reportUrl } = badgeAddresses(exchange.services.config.contentUrl, badgeId);
  const sentence = { pass: said.passed, fail: said.failed, unclear: said.undecided }[report.rejectTest.verdict];
  const shared = reportUrl === null ? undefined : `${reportUrl}?lang=${locale}`;
  return pageHtml({
    language: locale,
    title,
    description: `${capital(locale, said[report.rejectTest.verdict])} · ${sentence}`,
    words,
    head: 'product',
    main: mainOf(title, report, at, locale, said),
    shared,
    picture: { url: `${reportUrl}/picture.png?lang=${locale}`, alt: title },
  });
}

type BadgeWords = Words<'hosted'>['rejectTest'];

function mainOf(title: string, { rejectTest: test, pages }: SiteReport, at: Date, locale: Locale, said: BadgeWords) {
  const sentence = { pass: said.passed, fail: said.failed, unclear: said.undecided }[test.verdict];
  const visited = new Set(pages.map(({ url }) => url)).size;
  const ofPhase = (phase: Violation['phase']) => test.violations.filter((violation) => violation.phase === phase);
  return markup`<article><header><h1>${title}</h1><p>${fill(said.testedOn, { date: formatDate(locale, at, 'long') })}</p></header>
<p class="note" data-verdict="${test.verdict}"><strong>${capital(locale, said[test.verdict])}</strong><br>${sentence}</p>
<p>${fill(said.intro, { pages: visited })}${test.rejected ? undefined : markup` ${said.notRejected}`}</p>
${tableOf(said.before, ofPhase('before'), said)}${tableOf(said.rejected, ofPhase('rejected'), said)}
${test.leftOut > 0 ? markup`<p>${fill(said.more, { number: test.leftOut })}</p>` : undefined}</article>`;
}

type Row = { readonly name: string; readonly happened: string; readonly pages: string[] };

// Visitors who want all pages can ask the owner of the site.
const pagesShown = 5;

/** A table of violations by service: the same violation on several pages is one row. */
function tableOf(title: string, violations: readonly Violation[], said: BadgeWords) {
  if (violations.length === 0) return undefined;
  const rows = new Map<string, Row>();
  for (const { service, site, kind, what, page } of violations) {
    const name = service ? (catalogue.find(service)?.name ?? service) : fill(said.unknown, { site });
    const key = `${name} ${kind} ${what}`;
    const row = rows.get(key) ?? { name, happened: fill(said[kind], { what }), pages: [] };
    rows.set(key, row);
    row.pages.push(new URL(page).pathname);
  }
  const cells = [...rows.values()].map(({ name, happened, pages }) => {
    const some = pages.slice(0, pagesShown).map((path, at) => markup`${at > 0 ? { html: '<br>' } : undefined}${path}`);
    const more = pages.length > pagesShown ? markup`<br>+ ${pages.length - pagesShown}` : undefined;
    return markup`<tr><th scope="row">${name}</th><td data-label="${said.happened}">${happened}</td><td data-label="${said.page}">${some}${more}</td></tr>`;
  });
  return markup`<h2>${title}</h2><div class="table"><table><thead><tr><th scope="col">${said.service}</th><th scope="col">${said.happened}</th><th scope="col">${said.page}</th></tr></thead><tbody>${cells}</tbody></table></div>`;
}

/** Capitalizes a word. */
function capital(locale: Locale, word: string): string {
  return `${word.slice(0, 1).toLocaleUpperCase(locale)}${word.slice(1)}`;
}
