import { fill } from '@app/texts/fill.ts';
import { formatReceipt, isLastGroup, newReceipt } from '@app/sealing';
import { contentsOf } from '../answers/contents.ts';
import { plainFiles } from '../files/attached.ts';
import type { App, View } from '../page/app.ts';
import { h } from '../page/dom.ts';
import { alertBox, textField } from '../page/fields.ts';
import { random, toHex } from '../page/encoding.ts';
import { reloadOffice } from '../office/load-office.ts';
import { CallFailed } from '../send/api.ts';
import { sealReport } from '../send/seal-report.ts';
import { reportSender, type Progress, type ReportSender } from '../send/send-report.ts';
import { frame } from './frame.ts';
import { receiptCode } from './receipt-code.ts';

/** The receipt, shown before anything is sent. Only who typed its last group sends. */
export function receiptView(app: App): View {
  const { words, office } = app;
  const { receipt: texts, sending } = words.form;
  app.receipt ??= newReceipt(random);
  const receipt = formatReceipt(app.receipt);
  let typed = '';
  const status = h('div', { role: 'status', class: 'status' });
  const failed = h('div', {});
  const last = h('div', {});
  const drawLast = (fault?: string) =>
    last.replaceChildren(
      textField({
        label: texts.last,
        hint: texts.lastHint,
        fault,
        class: 'code-entry',
        value: typed,
        onInput(value) {
          typed = value;
        },
      }),
    );

  async function send(): Promise<void> {
    failed.replaceChildren();
    status.textContent = sending.preparing;
    try {
      app.sender ??= await newSender(app);
      const receivedOn = await app.sender.send((progress) => {
        status.textContent = progressText(words, progress);
      });
      app.forget();
      app.to({ page: 'done', receivedOn, receipt });
    } catch (error) {
      const code = error instanceof CallFailed ? error.code : 'unreachable';
      if (code === 'report.document-changed' && (await reloadOffice(app))) {
        app.sender = undefined;
        return app.to({ page: 'question', id: 'recipients', notice: 'changed' });
      }
      failed.replaceChildren(alertBox(failureText(words, code)));
      submit()?.replaceChildren(sending.again);
    } finally {
      status.textContent = '';
    }
  }

  const submit = () => last.closest('form')?.querySelector('[type=submit]');
  drawLast();
  return {
    title: `${texts.title} – ${words.page.title}`,
    content: frame(app, {
      step: 'send',
      next: texts.send,
      onBack() {
        if (app.isBusy) return;
        // What was sent may have arrived: a changed report is another one and gets a receipt and files of its own.
        if (app.sender) {
          app.receipt = undefined;
          app.files = app.files.map((file) => ({ ...file, id: toHex(random(16)) }));
        }
        app.sender = undefined;
        app.to({ page: 'check' });
      },
      onNext() {
        if (app.isBusy) return;
        if (!isLastGroup(typed, receipt)) {
          drawLast(texts.wrong);
          last.querySelector('input')?.focus();
          return;
        }
        drawLast();
        app.isBusy = true;
        void send().finally(() => {
          app.isBusy = false;
        });
      },
      content: [
        h('h1', {}, texts.title),
        h('p', {}, texts.text),
        ...receiptCode(app, receipt),
        h('p', { class: 'print' }, fill(texts.printed, { url: formUrl(office.id) })),
        h('p', { class: 'hint' }, texts.advice),
        last,
        status,
        failed,
      ],
    }),
  };
}

const formUrl = (office: string) =>
  document.documentElement.dataset['server'] === undefined
    ? `${location.origin}/report/${office}`
    : `${document.documentElement.dataset['server']}/report/${office}`;

async function newSender({ office, receipt, answers, files, locale }: App): Promise<ReportSender> {
  if (!receipt) throw new TypeError('The receipt is drawn before the report is sent.');
  const plain = plainFiles(files);
  const sealed = await sealReport({
    office,
    receipt,
    recipients: office.chain.current.recipients.map(({ id }) => id).filter((id) => !answers.unticked.includes(id)),
    contents: contentsOf(answers, { questions: office.form.questions, locale, files: plain.map(({ id }) => id) }),
    files: plain,
  });
  return reportSender(office.id, sealed);
}

function progressText({ form }: App['words'], progress: Progress): string {
  return progress.what === 'report' ? form.sending.report : fill(form.sending.file, progress);
}

export function failureText({ page }: App['words'], code: string): string {
  if (code === 'rate.limited' || code === 'work.required') return page.errors.tooMany;
  return code === 'report-office.closed' ? page.errors.closed : page.errors.send;
}
