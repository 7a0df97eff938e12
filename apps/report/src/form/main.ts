import { languageTag } from '@app/texts/locales.ts';
import { fill } from '@app/texts/fill.ts';
import { prepareCleaner } from './files/cleaner.ts';
import { loadOffice } from './office/load-office.ts';
import { officeLocales, type Office } from './office/office.ts';
import { App } from './page/app.ts';
import { h } from './page/dom.ts';
import { leaveByEscape } from './page/leave.ts';
import { firstLocale, loadReportWords, spokenLocales, type ReportWords } from './page/words.ts';
import { CallFailed } from './send/api.ts';
import { beginWork } from './send/work.ts';
import { embeddedView, isEmbedded } from './views/embedded-view.ts';
import { viewOf } from './views/view-of.ts';
import { inlinedOffice } from './office/inlined.ts';

const root = document.querySelector('#page');

/** The ID of the office: in the path, or in the file from disk. */
const officeId = (): string => document.documentElement.dataset['office'] ?? location.pathname.split('/')[2] ?? '';

async function begin(at: Element): Promise<void> {
  const first = firstLocale(spokenLocales);
  document.documentElement.lang = languageTag(first);
  const [words, loaded] = await Promise.all([loadReportWords(first), load()]);
  if (!globalThis.isSecureContext || !globalThis.crypto.subtle) {
    const { browser } = words.page.errors;
    return tell(at, browser.title, browser.text);
  }
  if (loaded === 'unreachable') return tellUnreachable(at, words);
  if (loaded === 'not-found') {
    const { notFound } = words.page.errors;
    return tell(at, notFound.title, notFound.text);
  }
  if (!('chain' in loaded)) {
    const { notSound } = words.page.errors;
    return tell(at, notSound.title, notSound.text, h('p', { class: 'hint' }, fill(notSound.version, loaded)));
  }
  const locale = firstLocale(officeLocales(loaded, spokenLocales));
  const app = new App({
    root: at,
    office: loaded,
    locale,
    words: locale === first ? words : await loadReportWords(locale),
    viewOf,
  });
  app.to(location.hash === '#mailbox' ? { page: 'receipt-entry', typed: '' } : { page: 'start' });
  window.addEventListener('hashchange', () => {
    if (location.hash === '#mailbox' && !app.isDirty && !app.isBusy) app.to({ page: 'receipt-entry', typed: '' });
  });
  // For everybody, so that what is loaded does not tell who reports.
  void prepareCleaner().catch(() => undefined);
  beginWork();
}

async function load(): Promise<
  Office | Exclude<Awaited<ReturnType<typeof loadOffice>>, Office> | 'unreachable' | 'not-found'
> {
  try {
    return inlinedOffice(officeId()) ?? (await loadOffice(officeId()));
  } catch (error) {
    return error instanceof CallFailed && error.code.endsWith('not-found') ? 'not-found' : 'unreachable';
  }
}

function tell(at: Element, title: string, text: string, ...more: readonly Node[]): void {
  document.title = title;
  at.replaceChildren(h('main', {}, h('h1', {}, title), h('p', {}, text), ...more));
}

function tellUnreachable(at: Element, { page }: ReportWords): void {
  const again = h('button', { type: 'button', onclick: () => location.reload() }, page.errors.again);
  tell(at, page.title, page.errors.unavailable, h('div', { class: 'buttons' }, again));
}

if (root) {
  leaveByEscape();
  // A page that comes back from the history is not the one that was left.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) location.reload();
  });
  if (isEmbedded()) void embeddedView(root, () => void begin(root));
  else void begin(root).catch(() => root.replaceChildren(h('main', {}, h('p', {}, 'The page could not be loaded.'))));
}
