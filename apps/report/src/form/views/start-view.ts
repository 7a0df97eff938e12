import { fill } from '@app/texts/fill.ts';
import { isLocale, languageTag } from '@app/texts/locales.ts';
import { plural } from '@app/texts/plural.ts';
import { noticeOf } from '../office/form.ts';
import type { CountryLaw } from '../office/law.ts';
import type { App, View } from '../page/app.ts';
import { h, plainText } from '../page/dom.ts';
import { spell } from '../page/spell.ts';
import { replacedNotes } from './replaced-notes.ts';

/** What reporters read before they begin. */
export function startView(app: App): View {
  const { words, office } = app;
  const { start, page } = words;
  const { name } = office.form;
  const title = fill(page.titleAt, { name });
  return {
    title,
    content: [
      office.form.logo !== null && h('img', { class: 'logo', src: office.form.logo, alt: name }),
      h('h1', {}, title),
      ...welcome(app),
      ...replacedNotes(app),
      section(start.happens.title, h('ul', {}, ...happens(app).map((text) => h('li', {}, text)))),
      section(start.safer.title, bullets(start.safer)),
      !office.isOpen && h('p', { class: 'note wrong' }, start.closed),
      h(
        'div',
        { class: 'buttons' },
        office.isOpen &&
          h('button', { type: 'button', onclick: () => app.to({ page: 'question', id: '' }) }, start.begin),
        h(
          'button',
          { type: 'button', class: 'quiet', onclick: () => app.to({ page: 'receipt-entry', typed: '' }) },
          start.haveReceipt,
        ),
      ),
      protection(app),
      section(start.limits.title, bullets(start.limits)),
      otherWays(app),
      section(
        start.fingerprint.title,
        h('p', {}, fill(start.fingerprint.text, { name })),
        fingerprint(app),
        h('p', {}, start.fingerprint.compare),
      ),
      privacy(app),
    ],
  };
}

const section = (title: string, ...content: readonly (Node | string | undefined | false)[]) =>
  h('section', {}, h('h2', {}, title), ...content);

/** All sentences of a group of words but its title. */
const bullets = ({ title: _, ...sentences }: Readonly<Record<string, string>>) =>
  h('ul', {}, ...Object.values(sentences).map((text) => h('li', {}, text)));

function welcome({ office }: App): readonly HTMLElement[] {
  const { welcome: text, locale } = office.form;
  if (text.trim() === '') return [];
  return [h('div', { class: 'welcome', lang: isLocale(locale) ? languageTag(locale) : undefined }, ...plainText(text))];
}

function happens(app: App): readonly string[] {
  const { happens: words } = app.words.start;
  const { law, form } = app.office;
  return [
    words.answer,
    fill(words.sealed, { name: form.name }),
    words.receipt,
    fill(words.acknowledge, { period: periodText(app, law.acknowledge.period) }),
    fill(words.feedback, { period: periodText(app, law.feedback.period) }),
  ];
}

function periodText({ words, locale }: App, { count, unit }: CountryLaw['feedback']['period']): string {
  const { periods } = words.page;
  return plural(locale, count, unit in periods ? periods[unit as keyof typeof periods] : periods.day);
}

function protection({ words, office }: App): HTMLElement {
  const { protection: texts } = words.start;
  const { law } = office.law;
  if (law === null) return h('p', { class: 'note' }, texts.noLaw);
  return section(texts.title, h('p', {}, texts.text), h('p', { class: 'hint' }, fill(texts.law, { law })));
}

/** W10: the office names authorities, else those of its country are shown. */
function otherWays({ words, office }: App): HTMLElement {
  const { external } = words.start;
  const { form, law } = office;
  const authorities = form.authorities.length > 0 ? form.authorities : law.authorities;
  return section(
    external.title,
    h('p', {}, external.text),
    authorities.length > 0
      ? h('ul', {}, ...authorities.map(({ name, url }) => h('li', {}, outside(url, name))))
      : h('p', {}, external.bySubject),
    form.otherWays.trim() !== '' && h('h3', {}, fill(external.own, { name: form.name })),
    ...plainText(form.otherWays),
  );
}

/** A link to another site, which learns nothing of this one. */
const outside = (url: string, text: string) =>
  h('a', { href: url, target: '_blank', rel: 'noopener noreferrer' }, text);

/** The fingerprint in its groups. A screen reader reads digit by digit. */
function fingerprint({ words, office }: App): HTMLElement {
  const { fingerprint: digits } = office.chain;
  const spelled = fill(words.start.fingerprint.spelled, { digits: spell(digits.split(' ')) });
  return h(
    'p',
    { class: 'code', role: 'img', 'aria-label': spelled },
    ...digits.split(' ').map((group) => h('span', {}, group)),
  );
}

function privacy({ words, office, locale }: App): HTMLElement | undefined {
  const notice = noticeOf(office.form, locale);
  return notice === undefined
    ? undefined
    : h('details', {}, h('summary', {}, words.start.privacy), h('div', {}, ...plainText(notice)));
}
