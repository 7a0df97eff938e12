import { languageTag } from '@app/texts/locales.ts';
import { h } from '../page/dom.ts';
import { firstLocale, loadReportWords, spokenLocales } from '../page/words.ts';

/** Whether the form stands in a frame of another site, which asks for it. */
export const isEmbedded = (): boolean => new URLSearchParams(location.search).has('embedded');

/** In a frame, a link to the form comes first: the site around sees less of a window of its own. */
export async function embeddedView(root: Element, onHere: () => void): Promise<void> {
  const locale = firstLocale(spokenLocales);
  document.documentElement.lang = languageTag(locale);
  const { page } = await loadReportWords(locale);
  document.title = page.title;
  root.replaceChildren(
    h(
      'main',
      {},
      h('h1', {}, page.title),
      h('p', {}, page.embedded.text),
      h(
        'div',
        { class: 'buttons' },
        h(
          'a',
          { class: 'button', href: location.pathname, target: '_blank', rel: 'noopener noreferrer' },
          page.embedded.open,
        ),
        h('button', { type: 'button', class: 'quiet', onclick: onHere }, page.embedded.here),
      ),
    ),
  );
}
