import { parseReceipt } from '@app/sealing';
import { fill } from '@app/texts/fill.ts';
import { openMailbox } from '../mailbox/mailbox.ts';
import type { App, Place, ReceiptFault, View } from '../page/app.ts';
import { h } from '../page/dom.ts';
import { textField } from '../page/fields.ts';
import { CallFailed } from '../send/api.ts';
import { replacedNotes } from './replaced-notes.ts';
import { failureText } from './receipt-view.ts';

/** The field for a receipt, which opens the mailbox. */
export function receiptEntryView(app: App, place: Extract<Place, { page: 'receipt-entry' }>): View {
  const { words } = app;
  const { mailbox } = words;
  let { typed } = place;
  let isOpening = false;
  const submit = h('button', { type: 'submit' }, mailbox.open.button);
  const status = h('div', { role: 'status', class: 'status' });
  const again = (fault: ReceiptFault) => app.to({ page: 'receipt-entry', typed, fault });

  async function open(receipt: Uint8Array): Promise<void> {
    status.textContent = words.page.loading;
    try {
      app.to({ page: 'mailbox', mailbox: await openMailbox(app.office, receipt) });
    } catch (error) {
      // A receipt of another office opens nothing here.
      again(error instanceof CallFailed && isBusy(error.code) ? 'unreachable' : 'unknown');
    }
  }

  return {
    title: `${mailbox.title} – ${words.page.title}`,
    content: [
      h('h1', {}, mailbox.title),
      ...replacedNotes(app),
      h(
        'form',
        {
          novalidate: true,
          autocomplete: 'off',
          onsubmit(event) {
            event.preventDefault();
            if (isOpening) return;
            const receipt = parseReceipt(typed);
            if (typeof receipt === 'string') return again(receipt);
            isOpening = true;
            void open(receipt);
          },
        },
        textField({
          label: mailbox.open.label,
          hint: mailbox.open.hint,
          fault: faultText(words, place.fault, typed),
          class: 'code-entry',
          value: typed,
          onInput(value) {
            typed = value;
          },
        }),
        status,
        h(
          'div',
          { class: 'buttons' },
          submit,
          h('button', { type: 'button', class: 'quiet', onclick: () => app.to({ page: 'start' }) }, words.page.back),
        ),
      ),
    ],
  };
}

const isBusy = (code: string) => code !== 'mailbox.not-found';

function faultText(words: App['words'], fault: ReceiptFault | undefined, typed: string): string | undefined {
  const { open } = words.mailbox;
  if (!fault) return undefined;
  if (fault === 'unreachable') return failureText(words, fault);
  return fill(open[fault], { count: typed.replaceAll(/[\s\-‐‑–—]/g, '').length });
}
