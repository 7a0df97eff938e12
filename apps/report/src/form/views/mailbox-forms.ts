import { longest } from '../answers/rules.ts';
import { filesFault, plainFiles } from '../files/attached.ts';
import { reopenMailbox, type Mailbox } from '../mailbox/mailbox.ts';
import { writeEntry, type MessageFiles, type Written } from '../mailbox/write.ts';
import type { App } from '../page/app.ts';
import { h } from '../page/dom.ts';
import { alertBox, textField } from '../page/fields.ts';
import { CallFailed } from '../send/api.ts';
import { filePicker } from './files-view.ts';
import { failureText } from './receipt-view.ts';

type Section = {
  /** Absent where a field has the heading. */
  readonly title?: string;
  readonly text?: string;
  readonly fields: readonly (Node | undefined)[];
  readonly buttons: readonly {
    readonly label: string;
    readonly isQuiet?: boolean;
    readonly written: () => Written | string;
  }[];
  readonly sent: string;
};

/**
 * A form of the mailbox. A button gives what is to be sent, or what is wrong. What was typed stays until it was sent, also if
 * something came meanwhile.
 */
function section(app: App, mailbox: Mailbox, { title, text, fields, buttons, sent }: Section): HTMLElement {
  const { words } = app;
  const told = h('div', { role: 'status', class: 'status' });
  const failed = h('div', {});
  const files: MessageFiles = { senders: new Map() };

  async function send(written: Written): Promise<void> {
    told.textContent = words.form.sending.preparing;
    try {
      const next = await writeEntry(mailbox, written, files);
      app.clearDraft(written.kind);
      app.to({ page: 'mailbox', mailbox: next });
      app.tell(sent);
    } catch (error) {
      const code = error instanceof CallFailed ? error.code : 'unreachable';
      const now = code === 'report.changed' ? await reopenMailbox(mailbox).catch(() => undefined) : undefined;
      if (!now) return failed.replaceChildren(alertBox(failureText(words, code)));
      app.to({ page: 'mailbox', mailbox: now });
      app.tell(words.mailbox.changed);
    } finally {
      told.textContent = '';
    }
  }

  function start(button: Section['buttons'][number]): void {
    if (app.isBusy) return;
    const written = button.written();
    if (typeof written === 'string') return failed.replaceChildren(alertBox(written));
    failed.replaceChildren();
    app.isBusy = true;
    void send(written).finally(() => {
      app.isBusy = false;
    });
  }

  const [first] = buttons;
  return h(
    'form',
    {
      class: 'section',
      novalidate: true,
      autocomplete: 'off',
      onsubmit(event) {
        event.preventDefault();
        if (first) start(first);
      },
    },
    title !== undefined && h('h2', {}, title),
    text !== undefined && h('p', {}, text),
    ...fields,
    failed,
    told,
    h(
      'div',
      { class: 'buttons' },
      ...buttons.map((button, at) =>
        h(
          'button',
          {
            type: at === 0 ? 'submit' : 'button',
            class: button.isQuiet ? 'quiet' : undefined,
            onclick: at === 0 ? undefined : () => start(button),
          },
          button.label,
        ),
      ),
    ),
  );
}

/** An answer to a question, or a message of the reporter's own, with files. */
export function messageForm(app: App, mailbox: Mailbox): HTMLElement {
  const { write } = app.words.mailbox;
  const { draft } = app;
  return section(app, mailbox, {
    sent: write.sent,
    fields: [
      textField({
        label: write.label,
        hint: write.hint,
        heading: 'h2',
        rows: 6,
        class: 'message',
        value: draft.message,
        onInput(value) {
          draft.message = value;
          app.isDirty = true;
        },
      }),
      ...filePicker(app),
    ],
    buttons: [
      {
        label: write.button,
        written() {
          if (draft.message.trim() === '' && app.files.length === 0) return write.wrong;
          const wrong = filesFault(app.files) ?? tooLong(app, draft.message, longest.facts);
          if (wrong === 'wait' || wrong === 'decide') return app.words.files[wrong];
          return wrong ?? { kind: 'wrote', content: { text: draft.message.trim() }, files: plainFiles(app.files) };
        },
      },
    ],
  });
}

const tooLong = ({ words }: App, text: string, most: number): string | undefined =>
  text.length > most ? words.form.tooLong.replace('%{count}', String(most)) : undefined;

/** Tells the name later. W4 */
export function identityForm(app: App, mailbox: Mailbox): HTMLElement {
  const { identify } = app.words.mailbox;
  const { identity } = app.words.form;
  const { draft: name } = app;
  const field = (label: string, member: 'fullName' | 'contact', hint?: string) =>
    textField({
      label,
      hint,
      value: name[member],
      onInput(value) {
        name[member] = value;
        app.isDirty = true;
      },
    });
  return section(app, mailbox, {
    title: identify.title,
    text: identify.text,
    sent: identify.sent,
    fields: [field(identity.fullName, 'fullName'), field(identity.contact, 'contact', identity.contactHint)],
    buttons: [
      {
        label: identify.button,
        written: () =>
          name.fullName.trim() === ''
            ? identify.wrong
            : (tooLong(app, name.fullName, longest.name) ??
              tooLong(app, name.contact, longest.contact) ?? {
                kind: 'named',
                content: { identity: { fullName: name.fullName.trim(), contact: name.contact.trim() } },
              }),
      },
    ],
  });
}

/** Consent to passing the name on, or none: neither answer stands out. W8 */
export function consentForm(app: App, mailbox: Mailbox): HTMLElement {
  const { consent } = app.words.mailbox;
  const answer = (kind: 'consented' | 'declined') => () => ({ kind, content: { text: '' } }) as const;
  return section(app, mailbox, {
    title: consent.title,
    text: consent.text,
    sent: consent.sent,
    fields: [],
    buttons: [
      { label: consent.decline, isQuiet: true, written: answer('declined') },
      { label: consent.agree, isQuiet: true, written: answer('consented') },
    ],
  });
}

/** Minutes of a meeting: agreed to, or corrected. W11 */
export function minutesForm(app: App, mailbox: Mailbox): HTMLElement {
  const { minutes } = app.words.mailbox;
  const { draft } = app;
  return section(app, mailbox, {
    title: minutes.title,
    text: minutes.text,
    sent: minutes.sent,
    fields: [
      textField({
        label: minutes.label,
        rows: 5,
        value: draft.minutes,
        onInput(value) {
          draft.minutes = value;
          app.isDirty = true;
        },
      }),
    ],
    buttons: [
      {
        label: minutes.correct,
        isQuiet: true,
        written: () =>
          draft.minutes.trim() === ''
            ? minutes.wrong
            : (tooLong(app, draft.minutes, longest.facts) ?? {
                kind: 'minutes-corrected',
                content: { text: draft.minutes.trim() },
              }),
      },
      { label: minutes.agree, written: () => ({ kind: 'minutes-agreed', content: { text: '' } }) },
    ],
  });
}
