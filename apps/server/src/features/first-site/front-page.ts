import { fill, loadWords, localePrefix, plural, type Locale, type Words } from '@app/texts';
import { markup, trusted, type Markup } from '#platform/http/markup.ts';
import { catalogue } from '../policies/index.ts';
import type { StoredDraft } from './draft-queries.ts';
import { addressForm, publicPage, type PageContext } from './page.ts';

export type Refusal = keyof Words<'frontPage'>['refused'];

type Entered = { readonly address: string; readonly refusal: Refusal };

/** The page for whoever is not signed in: what this is, and a field for the address of a site. */
export async function frontPage(context: PageContext, entered?: Entered): Promise<string> {
  const { locale } = context;
  const words = await loadWords(locale, 'frontPage');
  const error = entered && words.refused[entered.refusal];
  const content = [
    markup`<div class="opening"><div class="hero"><h1>${words.title}</h1>
<p class="lead">${words.lead}</p>
${addressForm(words, locale, { address: entered?.address ?? '', error })}</div>${trusted(pageWithBanner)}</div>`,
    markup`<section aria-labelledby="how"><h2 id="how">${words.stepsTitle}</h2>
<ol class="grid steps">${Object.values(words.steps).map(item)}</ol></section>`,
    markup`<section aria-labelledby="what"><h2 id="what">${words.partsTitle}</h2>
<ul class="grid">${Object.values(words.parts).map(item)}</ul></section>`,
  ];
  return publicPage(context, { title: words.title, content, listed: entered === undefined });
}

function item({ title, text }: { readonly title: string; readonly text: string }): Markup {
  return markup`<li><h3>${title}</h3><p>${text}</p></li>`;
}

/** The page of a draft that expired or never was. */
export async function gonePage(context: PageContext): Promise<string> {
  const words = await loadWords(context.locale, 'frontPage');
  const { title, text } = words.gone;
  const content = hero(title, text, addressForm(words, context.locale));
  return publicPage(context, { title, content: [content] });
}

/** The page of a draft: on its way, done, or why it could not be made. */
export async function draftPage(context: PageContext, draft: StoredDraft, token: string): Promise<string> {
  const words = await loadWords(context.locale, 'frontPage');
  if (draft.state === 'waiting') return waitingPage(context, words, draft);
  return draft.state === 'failed' ? failedPage(context, words, draft) : donePage(context, words, draft, token);
}

function waitingPage(context: PageContext, words: Words<'frontPage'>, { host }: StoredDraft): Promise<string> {
  const { text, stay, ...titles } = words.waiting;
  const title = fill(titles.title, { site: host });
  const shown = markup`<div class="progress"></div><p class="fine" role="status">${stay}</p>`;
  return publicPage(context, { title, content: [hero(title, text, shown)], reloads: true });
}

function failedPage(
  context: PageContext,
  words: Words<'frontPage'>,
  { host, url, problem }: StoredDraft,
): Promise<string> {
  const { locale } = context;
  const title = fill(words.failed.title, { site: host });
  const why = { 'scan.unreachable': words.failed.unreachable, 'scan.address': words.failed.address };
  const text = why[problem as keyof typeof why] ?? words.failed.engine;
  const without = entranceTo('sign-up', locale, `url=${encodeURIComponent(url)}`);
  const shown = markup`${addressForm(words, locale, { address: host })}
<p><a href="${without}">${words.failed.without}</a></p>`;
  return publicPage(context, { title, content: [hero(title, text, shown)] });
}

function hero(title: string, text: string, more: Markup): Markup {
  return markup`<div class="hero"><h1>${title}</h1><p class="lead">${text}</p>${more}</div>`;
}

function donePage(
  context: PageContext,
  words: Words<'frontPage'>,
  { host, report, policy }: StoredDraft,
  token: string,
): Promise<string> {
  const { locale } = context;
  const said = words.done;
  const title = fill(said.title, { site: host });
  const services = report?.services ?? [];
  const unknown = report?.unknown.length ?? 0;
  const content = [
    markup`<div class="hero"><h1>${title}</h1>
<p class="lead">${services.length > 0 ? plural(locale, services.length, said.found) : said.none}</p>
${services.length > 0 && markup`<ul class="found">${services.map(({ id }) => serviceItem(id))}</ul>`}
${report?.rejectTest.verdict === 'fail' && markup`<p>${said.early}</p>`}
${unknown > 0 && markup`<p class="fine">${plural(locale, unknown, said.unknown)}</p>`}
${report?.engine === 'fetch' && markup`<p class="fine">${said.byCode}</p>`}
</div>`,
    keep(said, locale, token),
    markup`<div class="drafts">
<section aria-labelledby="policy"><h2 id="policy">${said.policy}</h2><p class="fine">${said.policyHint}</p>
<div class="sheet" tabindex="0" role="group" aria-labelledby="policy">${trusted(policy ?? '')}</div></section>
<section aria-labelledby="banner"><h2 id="banner">${said.banner}</h2><p class="fine">${said.bannerHint}</p>
<iframe class="frame" src="/${localePrefix(locale)}/draft/${token}/banner" title="${said.banner}" loading="lazy"></iframe></section>
</div>`,
  ];
  return publicPage(context, { title, content });
}

function serviceItem(id: string): Markup {
  const service = catalogue.find(id);
  return markup`<li>${service?.name ?? id}</li>`;
}

function keep(words: Words<'frontPage'>['done'], locale: Locale, token: string): Markup {
  const of = `draft=${token}`;
  return markup`<section class="keep" aria-labelledby="keep"><h2 id="keep">${words.keepTitle}</h2><p>${words.keep}</p>
<div class="do"><a class="button" href="${entranceTo('sign-up', locale, of)}">${words.submit}</a>
<a href="${entranceTo('sign-in', locale, of)}">${words.haveAccount}</a></div>
<p class="fine">${words.until}</p></section>`;
}

/** The sign-up or sign-in that leads to the page where a draft becomes a site. */
function entranceTo(page: 'sign-up' | 'sign-in', locale: Locale, query: string): string {
  const prefix = `/${localePrefix(locale)}`;
  return `${prefix}/${page}?return=${encodeURIComponent(`${prefix}/start?${query}`)}`;
}

/** A policy and, in front of it, a banner with two equal buttons. */
const pageWithBanner =
  '<svg viewBox="0 0 400 320" aria-hidden="true"><rect class="art-sheet" x="60" y="10" width="290" height="270" rx="16"/><rect class="art-brand" x="92" y="44" width="120" height="14" rx="7"/><path class="art-line" d="M92 78h226v9H92zM92 100h202v9H92zM92 122h214v9H92zM92 152h150v9H92zM92 174h226v9H92zM92 196h190v9H92z"/><rect class="art-sheet" x="20" y="196" width="360" height="108" rx="16"/><rect class="art-soft" x="44" y="220" width="34" height="34" rx="10"/><circle class="art-brand" cx="61" cy="237" r="7"/><path class="art-line" d="M94 224h250v8H94zM94 242h190v8H94z"/><rect class="art-brand" x="94" y="266" width="116" height="22" rx="8"/><rect class="art-brand" x="222" y="266" width="116" height="22" rx="8"/></svg>';
