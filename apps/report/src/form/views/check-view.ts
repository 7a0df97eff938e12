import type { App, View } from '../page/app.ts';
import { h } from '../page/dom.ts';
import { sentName } from '../files/attached.ts';
import { questionsOf } from '../questions/questions.ts';
import { frame } from './frame.ts';

/** All answers in a list, each with a button that leads to it. */
export function checkView(app: App): View {
  const { words, files } = app;
  const { check } = words.form;
  const rows = questionsOf(app).map((question) => ({
    label: question.label(app),
    answer: question.answer(app).trim() || check.none,
    change: () => app.to({ page: 'question', id: question.id, isChange: true }),
  }));
  const names = files.map((file, at) => sentName(file, at + 1)).join('\n');
  const all = [
    ...rows,
    {
      label: words.form.progress.files,
      answer: names || check.noFiles,
      change: () => app.to({ page: 'files', isChange: true }),
    },
  ];
  return {
    title: `${check.title} – ${words.page.title}`,
    content: frame(app, {
      step: 'send',
      onBack: () => app.to({ page: 'files' }),
      onNext() {
        const wrong = questionsOf(app).find((question) => question.fault(app));
        if (wrong) app.to({ page: 'question', id: wrong.id, fault: wrong.fault(app), isChange: true });
        else app.to({ page: 'receipt' });
      },
      content: [
        h('h1', {}, check.title),
        h(
          'dl',
          { class: 'answers' },
          ...all.map(({ label, answer, change }) =>
            h(
              'div',
              {},
              h('dt', {}, label),
              h('dd', { class: 'text' }, answer),
              h(
                'dd',
                {},
                h(
                  'button',
                  { type: 'button', class: 'link', 'aria-label': `${check.change}: ${label}`, onclick: change },
                  check.change,
                ),
              ),
            ),
          ),
        ),
      ],
    }),
  };
}
