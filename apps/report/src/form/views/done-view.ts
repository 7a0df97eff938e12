import { addDays, addMonths } from '@app/deadlines';
import { formatDate } from '@app/texts/dates.ts';
import { fill } from '@app/texts/fill.ts';
import type { DayText } from '@app/whistleblowing';
import type { CountryLaw } from '../office/law.ts';
import type { App, Place, View } from '../page/app.ts';
import { h } from '../page/dom.ts';
import { receiptCode } from './receipt-code.ts';

/** The confirmation of receipt, and what happens until when. W2, W3 */
export function doneView(app: App, { receivedOn, receipt }: Extract<Place, { page: 'done' }>): View {
  const { words, office, locale } = app;
  const { done } = words.form;
  const due = feedbackDay(receivedOn, office.law);
  const date = (day: DayText) => formatDate(locale, day, 'long');
  return {
    title: `${done.title} – ${words.page.title}`,
    content: [
      h('h1', {}, done.title),
      h('p', { class: 'note' }, fill(done.day, { date: date(receivedOn) })),
      h('h2', {}, done.next),
      h(
        'ol',
        {},
        h('li', {}, done.look),
        h('li', {}, done.questions),
        h('li', {}, fill(done.feedback, { date: date(due) })),
        h('li', {}, done.late),
      ),
      h('h2', {}, words.form.receipt.title),
      h('p', {}, words.form.receipt.text),
      ...receiptCode(app, receipt),
      h(
        'div',
        { class: 'buttons' },
        h('button', { type: 'button', onclick: () => app.to({ page: 'receipt-entry', typed: receipt }) }, done.open),
      ),
    ],
  };
}

/** The day by which an answer is due. The form itself acknowledges, so the period begins on the day of receipt. Art. 9(1)(f) */
export function feedbackDay(receivedOn: DayText, { feedback }: Pick<CountryLaw, 'feedback'>): DayText {
  const { count, unit } = feedback.period;
  return unit === 'month' ? addMonths(receivedOn, count) : addDays(receivedOn, count);
}
