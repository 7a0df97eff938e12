// Pages for people without JavaScript. The build writes them; no text can be entered, so nothing is ever sent unsealed.
import { report } from '@app/texts/documents/en/report.ts';
import { cldrLocale, languageTag, locales, ownName, type Locale } from '@app/texts/locales.ts';
import type { Words } from '@app/texts';
import { reportingCountries } from '@app/whistleblowing';

export { locales, report };

/** What the form says of the law of each country, as JSON. */
export const countryLaws = reportingCountries.map(
  ({ country, law, anonymous, authorities, acknowledge, feedback }) => ({
    country,
    law,
    anonymous,
    authorities,
    acknowledge: { period: acknowledge.period },
    feedback: { period: feedback.period },
  }),
);

type ReportWords = Words<'report'>;
type Page = { readonly locale: Locale; readonly href: string };

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

function why({ page: { noScript } }: ReportWords): string {
  return [
    `<h1>${escaped(noScript.title)}</h1>`,
    ...[noScript.text, noScript.tor].map((text) => `<p>${escaped(text)}</p>`),
    `<h2>${escaped(noScript.ways)}</h2>`,
    `<p>${escaped(noScript.employer)}</p>`,
  ].join('');
}

/** What the form shows without script: the same for every office, with a page in each language. */
export function renderNoScript(words: ReportWords, pages: readonly Page[]): string {
  const links = pages.map(
    ({ locale, href }) =>
      `<li><a href="${escaped(href)}" lang="${languageTag(locale)}">${escaped(ownName(locale))}</a></li>`,
  );
  return `<main>${why(words)}<h2>${escaped(words.page.noScript.more)}</h2><ul>${links.join('')}</ul></main>`;
}

/** The other channels in one language: authorities by country. W10 */
export function renderOtherWays(locale: Locale, words: ReportWords, style: string): string {
  const { noScript } = words.page;
  const names = new Intl.DisplayNames(cldrLocale(locale), { type: 'region' });
  const countries = reportingCountries
    .filter(({ authorities }) => authorities.length > 0)
    .map(({ country, authorities }) => ({ name: names.of(country) ?? country, authorities }))
    .toSorted((one, other) => one.name.localeCompare(other.name, cldrLocale(locale)));
  const list = countries.map(({ name, authorities }) => {
    const links = authorities.map(
      (authority) => `<dd><a href="${escaped(authority.url)}" rel="noreferrer">${escaped(authority.name)}</a></dd>`,
    );
    return `<dt>${escaped(name)}</dt>${links.join('')}`;
  });
  return [
    `<!doctype html><html lang="${languageTag(locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer">',
    `<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escaped(noScript.ways)}</title>${style}</head>`,
    `<body><div id="page"><main>${why(words)}<h2>${escaped(noScript.authorities)}</h2><dl>${list.join('')}</dl></main></div></body></html>\n`,
  ].join('');
}
