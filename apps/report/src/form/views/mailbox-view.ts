import { CallFailed } from '../send/api.ts';
import { failureText } from './receipt-view.ts';
import { formatDate } from '@app/texts/dates.ts';
import { fill } from '@app/texts/fill.ts';
import type { FileContent, StoredPart } from '@app/whistleblowing';
import { bodyOf, lettersOf, nameOf, openedPart, pendingOf, type Letter } from '../mailbox/letters.ts';
import { downloadProof, saveFile } from '../mailbox/download.ts';
import type { Mailbox } from '../mailbox/mailbox.ts';
import type { App, Place, View } from '../page/app.ts';
import { h } from '../page/dom.ts';
import { alertBox, tick, tickGroup } from '../page/fields.ts';
import { toUtf8 } from '@app/evidence/utf8.ts';
import { replacedNotes } from './replaced-notes.ts';
import { fileLinks } from './file-links.ts';
import { consentForm, identityForm, messageForm, minutesForm } from './mailbox-forms.ts';

/** The mailbox: status, letters, and what the reporter can do. */
export function mailboxView(app: App, { mailbox }: Extract<Place, { page: 'mailbox' }>): View {
  const { words } = app;
  const texts = words.mailbox;
  const title = `${texts.title} – ${words.page.title}`;
  const close = h(
    'button',
    {
      type: 'button',
      class: 'quiet',
      onclick() {
        app.forget();
        app.to({ page: 'start' });
      },
    },
    texts.close,
  );
  const { refusal } = mailbox;
  if (refusal)
    return {
      title,
      content: [
        h('h1', {}, texts.unsound.title),
        alertBox(texts.unsound.text, h('p', { class: 'hint' }, fill(texts.unsound.code, refusal))),
        h('div', { class: 'buttons' }, close),
      ],
    };

  const letters = lettersOf(mailbox);
  const pending = pendingOf(letters);
  const isDeleted = mailbox.state.status === 'information_deleted';
  return {
    title,
    content: [
      h('h1', {}, texts.title),
      ...replacedNotes(app),
      status(app, mailbox),
      firstLetter(app, mailbox),
      h(
        'ol',
        { class: 'letters' },
        ...letters.slice(1).map((letter) => h('li', {}, ...letterOf(app, mailbox, letter))),
      ),
      h('p', { class: 'hint sound' }, texts.sound),
      ...(isDeleted
        ? []
        : [
            pending.includes('consent') && consentForm(app, mailbox),
            pending.includes('minutes') && minutesForm(app, mailbox),
            messageForm(app, mailbox),
            nameOf(mailbox) === null && mailbox.state.namesRemovedOn === null && identityForm(app, mailbox),
          ]),
      proof(app, mailbox),
      h('div', { class: 'buttons' }, close),
    ],
  };
}

function status({ words, locale }: App, { state }: Mailbox): HTMLElement {
  const texts = words.mailbox;
  const date = (day: string) => ({ date: formatDate(locale, day, 'long') });
  const feedback = state.clocks.find(({ kind }) => kind === 'feedback');
  return h(
    'section',
    { class: 'note status-card' },
    h('p', {}, `${texts.status}: `, h('strong', {}, texts.statuses[state.status])),
    h('p', {}, texts.explained[state.status]),
    h('p', { class: 'hint' }, fill(texts.received, date(state.receivedOn))),
    feedback?.doneOn === null && h('p', { class: 'hint' }, fill(texts.due, date(feedback.due))),
    feedback !== undefined &&
      feedback.doneOn !== null &&
      h('p', { class: 'hint' }, fill(texts.answered, date(feedback.doneOn))),
    state.namesUntil !== null && h('p', { class: 'bad' }, fill(texts.nameDeleted, date(state.namesUntil))),
    state.deletedFrom !== null && h('p', { class: 'bad' }, fill(texts.deleted, date(state.deletedFrom))),
  );
}

/** What was sent at first, folded: it is known, and long. */
function firstLetter(app: App, mailbox: Mailbox): HTMLElement {
  const { words } = app;
  const texts = words.mailbox;
  const body = bodyOf(mailbox);
  const name = nameOf(mailbox);
  const questions = new Map(app.office.form.questions.map(({ id, text }) => [id, text]));
  const { form } = words;
  const rows: readonly (readonly [label: string, text: string])[] = body
    ? [
        [form.type.label, form.types[body.type]],
        [form.wrongDoing.label, body.wrongdoing],
        [form.facts.label, body.facts],
        [form.when.label, body.period],
        [form.source.label, body.source],
        ...body.answers.map(({ question, text }) => [questions.get(question) ?? '', text] as const),
        [form.meeting.label, body.meeting === null ? form.meeting.no : body.meeting || form.meeting.yes],
      ]
    : [];
  const [letter] = lettersOf(mailbox);
  return h(
    'details',
    {},
    h('summary', {}, texts.sent),
    body === undefined && h('p', { class: 'bad' }, texts.noText),
    h(
      'dl',
      { class: 'answers' },
      ...rows
        .filter(([, text]) => text !== '')
        .map(([label, text]) => h('div', {}, h('dt', {}, label), h('dd', { class: 'text' }, text))),
      name !== null &&
        h('div', {}, h('dt', {}, texts.name), h('dd', { class: 'text' }, `${name.fullName}\n${name.contact}`.trim())),
    ),
    letter && fileLinks(app, mailbox, letter.files),
  );
}

function letterOf(app: App, mailbox: Mailbox, letter: Letter): readonly (Node | undefined)[] {
  const { words, office } = app;
  const texts = words.mailbox;
  const person = letter.author === undefined ? undefined : office.people.findLast(({ id }) => id === letter.author);
  const heading = headingOf(texts, letter);
  const { text } = letter;
  const missing = typeof text === 'object' ? (text.missing === 'removed' ? texts.noText : texts.notOpened) : undefined;
  return [
    h('h2', {}, heading),
    h(
      'p',
      { class: 'hint' },
      formatDate(app.locale, letter.day, 'long'),
      person && ` · ${fill(texts.from, { name: person.name, function: person.function })}`,
    ),
    typeof text === 'string' && text !== '' ? h('p', { class: 'text' }, text) : undefined,
    missing === undefined ? undefined : h('p', { class: 'bad' }, missing),
    fileLinks(app, mailbox, letter.files),
  ];
}

function headingOf(
  { entries, statuses }: App['words']['mailbox'],
  { kind, isErased, status: reached }: Letter,
): string {
  if (kind === 'moved') return fill(entries.moved, { status: reached ? statuses[reached] : '' });
  const known = isErased ? 'erased' : kind === 'redacted' ? 'removed' : kind;
  return known in entries ? entries[known as keyof typeof entries] : '';
}

function proof(app: App, mailbox: Mailbox): HTMLElement {
  const texts = app.words.mailbox.proof;
  const told = h('div', { role: 'status' });
  const shown = new Set<StoredPart>();
  const ticks = provable(app, mailbox).map(([part, label]) =>
    tick({ label, checked: false, onTick: (isTicked) => void (isTicked ? shown.add(part) : shown.delete(part)) }),
  );
  async function download(): Promise<void> {
    try {
      saveFile('proof.json', Uint8Array.from(toUtf8(await downloadProof(mailbox, [...shown]))));
      told.textContent = '';
    } catch (error) {
      const code = error instanceof CallFailed ? error.code : '';
      told.textContent = code === 'mailbox.no-proof' ? texts.none : failureText(app.words, code);
    }
  }
  return h(
    'section',
    {},
    h('h2', {}, texts.title),
    h('p', {}, texts.text),
    ticks.length > 0 && tickGroup({ label: texts.shown, hint: texts.shownHint }, ticks),
    h('button', { type: 'button', class: 'quiet', onclick: () => void download() }, texts.button),
    told,
  );
}

/** What came first, part by part: all that the proof of its day can show. */
function provable({ words: { mailbox: texts } }: App, mailbox: Mailbox): readonly (readonly [StoredPart, string])[] {
  return mailbox.state.parts.flatMap((part) => {
    const content = part.entry === 0 ? openedPart<FileContent>(mailbox, part) : undefined;
    if (!content) return [];
    return [[part, part.kind === 'body' ? texts.sent : part.kind === 'identity' ? texts.name : content.name] as const];
  });
}
