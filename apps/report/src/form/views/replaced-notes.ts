import { formatDate } from '@app/texts/dates.ts';
import { fill } from '@app/texts/fill.ts';
import type { App } from '../page/app.ts';
import { h } from '../page/dom.ts';

/** Says for a year that all managers were replaced without a signature: in the form and in mailboxes. */
export function replacedNotes({ words, office, locale }: App): readonly HTMLElement[] {
  const { unsigned } = words.start;
  return office.replacedOn.map((day) =>
    h(
      'div',
      { class: 'note wrong' },
      h('h2', {}, unsigned.title),
      h('p', {}, fill(unsigned.text, { date: formatDate(locale, day, 'long') })),
    ),
  );
}
